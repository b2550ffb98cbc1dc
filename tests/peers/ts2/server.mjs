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

const require = packagesOf('ts2');
const {
    McpServer,
    WebStandardStreamableHTTPServerTransport,
    createMcpHandler,
    inputRequired,
    inputResponse,
    isLegacyRequest
} = require('@modelcontextprotocol/server');
const { StdioServerTransport, serveStdio } = require('@modelcontextprotocol/server/stdio');
const { toNodeHandler } = require('@modelcontextprotocol/node');
const { z } = require('zod');

const text = value => ({ content: [{ type: 'text', text: value }] });

function newServer() {
    const server = new McpServer({ name: 'mcp-peer-ts2', version: '1.0.0' });

    server.registerTool('test_simple_text', { description: 'Answers a fixed text' }, async () =>
        text(SIMPLE_TEXT)
    );
    server.registerTool(
        'add',
        {
            description: 'Adds two numbers',
            inputSchema: z.object({ a: z.number(), b: z.number() })
        },
        async ({ a, b }) => text(String(a + b))
    );
    server.registerTool(
        'test_elicitation',
        { description: 'Asks who the user is', inputSchema: z.object({ message: z.string() }) },
        async ({ message }, { mcpReq }) => {
            const user = inputResponse(mcpReq.inputResponses, 'user');
            // The SDK asks in the way of the version that is spoken, and calls this again.
            if (user.kind !== 'elicit') {
                const question = { message, requestedSchema: USER_SCHEMA };
                return inputRequired({ inputRequests: { user: inputRequired.elicit(question) } });
            }
            const given = JSON.stringify(user.content ?? {});
            return text(`User response: action=${user.action}, content=${given}`);
        }
    );
    server.registerTool(
        'slow',
        { description: 'Sleeps', inputSchema: z.object({ ms: z.number() }) },
        async ({ ms }, { mcpReq }) => text(await slow(ms, mcpReq.signal))
    );
    server.registerTool(
        'test_tool_with_progress',
        { description: 'Reports progress' },
        async ({ mcpReq }) => {
            await reportProgress(mcpReq._meta?.progressToken, mcpReq.notify);
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

// The SDK serves the older versions over HTTP without sessions unless it is given some, and without
// them nobody can be asked: the answer to a question comes in a request of its own.
const sessions = new Map();

async function withSession(request) {
    const id = request.headers.get('mcp-session-id');
    if (id !== null) {
        const error = { code: -32001, message: 'Session not found' };
        return (
            sessions.get(id)?.handleRequest(request) ??
            Response.json({ jsonrpc: '2.0', id: null, error }, { status: 404 })
        );
    }
    // What does not open a session is refused by the new transport itself.
    const transport = new WebStandardStreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: id => sessions.set(id, transport),
        onsessionclosed: id => sessions.delete(id)
    });
    await newServer().connect(transport);
    return transport.handleRequest(request);
}

const withoutSession = createMcpHandler(newServer, { legacy: 'reject' });

const byVersion = async request =>
    (await isLegacyRequest(request)) ? withSession(request) : withoutSession.fetch(request);

const [kind, port] = process.argv.slice(2);
const protocol = process.env.MCP_PEER_PROTOCOL;
if (kind === 'http') {
    const only = { '2025-11-25': withSession, '2026-07-28': withoutSession.fetch };
    listen(port, toNodeHandler({ fetch: only[protocol] ?? byVersion }));
} else if (protocol === '2025-11-25') {
    await newServer().connect(new StdioServerTransport());
} else {
    serveStdio(newServer, { legacy: protocol === '2026-07-28' ? 'reject' : 'serve' });
}
