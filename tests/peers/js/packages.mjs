import { createRequire } from 'node:module';

// The packages of an SDK are in the cache folder, where `import` does not look: it knows no search
// path. `require` can be told where to start.
export const packagesOf = sdk => createRequire(`${process.env.MCP_PEERS_HOME}/${sdk}/`);
