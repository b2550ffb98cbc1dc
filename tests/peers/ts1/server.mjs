import { randomUUID } from 'node:crypto';
import { listen } from '../js/http.mjs';
import { packagesOf } from '../js/packages.mjs';
import {
    PROMPT_TEXT,
    RESOURCE_TEXT,
    RESOURCE_URI,
    SIMPLE_TEXT,
    USER_SCHEMA
} from '../js/texts.mjs';
import { reportProgress, slow } from '../js/work.mjs';

const require = packagesOf('ts1');
const { McpServer } = require('@modelcontextprotocol/sdk/server/mcp.js');
const { StdioServerTransport } = require('@modelcontextprotocol/sdk/server/stdio.js');
const {
    StreamableHTTPServerTransport
} = require('@modelcontextprotocol/sdk/server/streamableHttp.js');
const { z } = require('zod');

const text = value => ({ content: [{ type: 'text', text: value }] });

function newServer() {
    const server = new McpServer({ name: 'mcp-peer-ts1', version: '1.0.0' });

    server.registerTool('test_simple_text', { description: 'Answers a fixed text' }, async () =>
        text(SIMPLE_TEXT)
    );
    server.registerTool(
        'add',
        { description: 'Adds two numbers', inputSchema: { a: z.number(), b: z.number() } },
        async ({ a, b }) => text(String(a + b))
    );
    server.registerTool(
        'test_elicitation',
        { description: 'Asks who the user is', inputSchema: { message: z.string() } },
        async ({ message }, { requestId }) => {
            const { action, content } = await server.server.elicitInput(
                { message, requestedSchema: USER_SCHEMA },
                // Over HTTP the question belongs on the stream of the call that it interrupts.
                { relatedRequestId: requestId }
            );
            const given = JSON.stringify(content ?? {});
            return text(`User response: action=${action}, content=${given}`);
        }
    );
    server.registerTool(
        'slow',
        { description: 'Sleeps', inputSchema: { ms: z.number() } },
        async ({ ms }, { signal }) => text(await slow(ms, signal))
    );
    server.registerTool(
        'test_tool_with_progress',
        { description: 'Reports progress' },
        async ({ _meta, sendNotification }) => {
            await reportProgress(_meta?.progressToken, sendNotification);
            return text('done');
        }
    );
    server.registerResource('static-text', RESOURCE_URI, { mimeType: 'text/plain' }, async uri => ({
        contents: [{ uri: uri.href, mimeType: 'text/plain', text: RESOURCE_TEXT }]
    }));
    server.registerPrompt('test_simple_prompt', { description: 'A fixed prompt' }, async () => ({
        messages: [{ role: 'user', content: { type: 'text', text: PROMPT_TEXT } }]
    }));
    return server;
}

// A question to the client is answered in a request of its own, so there have to be sessions.
const sessions = new Map();

async function handle(req, res) {
    const id = req.headers['mcp-session-id'];
    if (id !== undefined) {
        const transport = sessions.get(id);
        if (transport) return transport.handleRequest(req, res);
        res.writeHead(404, { 'content-type': 'application/json' });
        const error = { code: -32001, message: 'Session not found' };
        return res.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
    }
    // What does not open a session is refused by the new transport itself.
    const transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: id => sessions.set(id, transport),
        onsessionclosed: id => sessions.delete(id)
    });
    await newServer().connect(transport);
    return transport.handleRequest(req, res);
}

const [kind, port] = process.argv.slice(2);
if (kind === 'http') {
    listen(port, handle);
} else {
    await newServer().connect(new StdioServerTransport());
}
