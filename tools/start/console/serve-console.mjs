// @ts-check
// Serves apps/console/dist; reads CONSOLE_PORT, HOST, CONSOLE_URL, SERVER_URL, STOREFRONT_URL, TRUST_PROXY and CONSOLE_DIST (another folder).
import { createConsoleServer } from './console-server.mjs';
import { BUILT } from '../checkout/build.mjs';

const port = Number(process.env['CONSOLE_PORT'] ?? 3001);
const host = process.env['HOST'] ?? '127.0.0.1';
const server = createConsoleServer({
  folder: process.env['CONSOLE_DIST'] ?? BUILT.console,
  serverUrl: process.env['SERVER_URL'] ?? 'http://localhost:4000',
  storefrontUrl: process.env['STOREFRONT_URL'] ?? 'http://localhost:3000',
  consoleUrl: process.env['CONSOLE_URL'] ?? `http://localhost:${port}`,
  isProxyTrusted: process.env['TRUST_PROXY'] === '1',
});
server.listen(port, host, () => console.log(`console on http://${host}:${port}`));

process.once('SIGTERM', () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
});
