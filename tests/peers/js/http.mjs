import { createServer } from 'node:http';

/** Serves `handle(req, res)` at /mcp of 127.0.0.1 and says so. */
export function listen(port, handle) {
    const server = createServer((req, res) => {
        if (new URL(req.url, 'http://127.0.0.1').pathname !== '/mcp') {
            res.writeHead(404).end();
            return;
        }
        Promise.resolve(handle(req, res)).catch(error => {
            console.error(error);
            if (!res.headersSent) res.writeHead(500);
            res.end();
        });
    });
    server.listen(Number(port), '127.0.0.1', () => console.error('listening'));
}
