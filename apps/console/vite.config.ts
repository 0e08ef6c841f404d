import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The console server's answer in production: the API's address, provided at run time.
const configScript = (): Plugin => ({
  name: 'config-script',
  configureServer(server) {
    const serverUrl = process.env['SERVER_URL'] ?? 'http://localhost:4000';
    const storefrontUrl = process.env['STOREFRONT_URL'] ?? 'http://localhost:3000';
    server.middlewares.use('/config.js', (_request, reply) => {
      reply.setHeader('content-type', 'text/javascript; charset=utf-8');
      reply.end(`window.__CONFIG__ = ${JSON.stringify({ serverUrl, storefrontUrl })};`);
    });
  },
});

export default defineConfig({
  plugins: [react(), configScript()],
  build: { outDir: 'dist', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
});
