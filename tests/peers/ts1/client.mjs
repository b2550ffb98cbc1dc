import { packagesOf } from '../js/packages.mjs';
import { run } from '../js/steps.mjs';
import { USER } from '../js/texts.mjs';

const require = packagesOf('ts1');
const { Client } = require('@modelcontextprotocol/sdk/client/index.js');
const { StdioClientTransport } = require('@modelcontextprotocol/sdk/client/stdio.js');
const {
    StreamableHTTPClientTransport
} = require('@modelcontextprotocol/sdk/client/streamableHttp.js');
const { ElicitRequestSchema } = require('@modelcontextprotocol/sdk/types.js');

const [kind, target, ...args] = process.argv.slice(2);

await run(async () => {
    const transport =
        kind === 'http'
            ? new StreamableHTTPClientTransport(new URL(target))
            : new StdioClientTransport({ command: target, args });
    // The client tells its transport what was negotiated, and nobody else.
    let protocol;
    const setProtocolVersion = transport.setProtocolVersion?.bind(transport);
    transport.setProtocolVersion = version => {
        protocol = version;
        setProtocolVersion?.(version);
    };

    const client = new Client(
        { name: 'mcp-peer-ts1', version: '1.0.0' },
        { capabilities: { elicitation: { form: {} } } }
    );
    const asked = [];
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
        asked.push(params.message);
        return { action: 'accept', content: USER };
    });
    await client.connect(transport);

    return {
        protocol,
        asked: () => asked,
        listTools: () => client.listTools(),
        callTool: (params, options) => client.callTool(params, undefined, options),
        readResource: params => client.readResource(params),
        getPrompt: params => client.getPrompt(params),
        close: () => client.close()
    };
});
