import { packagesOf } from '../js/packages.mjs';
import { run } from '../js/steps.mjs';
import { USER } from '../js/texts.mjs';

const require = packagesOf('ts2');
const { Client, StreamableHTTPClientTransport } = require('@modelcontextprotocol/client');
const { StdioClientTransport } = require('@modelcontextprotocol/client/stdio');

const [kind, target, ...args] = process.argv.slice(2);

// Without a choice the SDK does what it does by default, which is the handshake alone.
const modes = { '2025-11-25': 'legacy', '2026-07-28': { pin: '2026-07-28' }, auto: 'auto' };
const mode = modes[process.env.MCP_PEER_PROTOCOL];

await run(async () => {
    const client = new Client(
        { name: 'mcp-peer-ts2', version: '1.0.0' },
        {
            capabilities: { elicitation: { form: {} } },
            ...(mode && { versionNegotiation: { mode } })
        }
    );
    const asked = [];
    client.setRequestHandler('elicitation/create', async ({ params }) => {
        asked.push(params.message);
        return { action: 'accept', content: USER };
    });
    await client.connect(
        kind === 'http'
            ? new StreamableHTTPClientTransport(new URL(target))
            : new StdioClientTransport({ command: target, args })
    );

    return {
        protocol: client.getNegotiatedProtocolVersion(),
        asked: () => asked,
        listTools: () => client.listTools(),
        callTool: (params, options) => client.callTool(params, options),
        readResource: params => client.readResource(params),
        getPrompt: params => client.getPrompt(params),
        close: () => client.close()
    };
});
