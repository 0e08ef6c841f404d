// @ts-check
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { consoleHeaders, transportHeaders } from './console-headers.mjs';
import { loadStaticFiles, packedFor } from './static-files.mjs';

/**
 * Returns the server of the built console. It announces the API's address at run time (`/config.js`), so one build serves every
 * installation.
 * @param {{ folder: string, serverUrl: string, storefrontUrl: string, consoleUrl: string, isProxyTrusted?: boolean }} given
 */
export function createConsoleServer({
  folder,
  serverUrl,
  storefrontUrl,
  consoleUrl,
  isProxyTrusted = false,
}) {
  const files = loadStaticFiles(folder);
  const headers = consoleHeaders({ serverUrl, storefrontUrl, chatUrl: process.env['CHAT_URL'] });
  const config = JSON.stringify({ serverUrl, storefrontUrl });
  /** @type {Record<string, { type: string, body: string }>} */
  const generated = {
    '/config.js': {
      type: 'text/javascript; charset=utf-8',
      body: `window.__CONFIG__ = ${config.replaceAll('<', '\\u003c')};`,
    },
    '/config.json': { type: 'application/json; charset=utf-8', body: config },
  };

  return createServer((request, reply) => {
    const transport = transportHeaders({ consoleUrl, isProxyTrusted }, request.headers);
    for (const [name, value] of Object.entries({ ...headers, ...transport })) reply.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const made = generated[path];
    if (made) {
      reply.writeHead(200, { 'content-type': made.type, 'cache-control': 'no-store' }).end(made.body);
      return;
    }
    // A path without an extension is a page of the app, for its own router.
    const file = files.get(path) ?? (extname(path) === '' ? files.get('/index.html') : undefined);
    if (!file) {
      reply.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    reply
      .setHeader('etag', file.etag)
      .setHeader('cache-control', file.cacheControl)
      .setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === file.etag) {
      reply.writeHead(304).end();
      return;
    }
    const { body, encoding } = packedFor(file, String(request.headers['accept-encoding'] ?? ''));
    if (encoding) reply.setHeader('content-encoding', encoding);
    reply.writeHead(200, { 'content-type': file.type, 'content-length': body.length });
    reply.end(request.method === 'HEAD' ? undefined : body);
  });
}
