import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { SIGN_IN_ASSETS } from './page-renderer.js';

const FILES = [
  ['/look/tokens.css', 'look/tokens.css', 'text/css; charset=utf-8'],
  ['/look/pages.css', 'look/pages.css', 'text/css; charset=utf-8'],
  ['/look/passkeys.js', 'look/passkeys.js', 'text/javascript; charset=utf-8'],
  ['/look/sign-out.js', 'look/sign-out.js', 'text/javascript; charset=utf-8'],
  ['/look/google.js', 'look/google.js', 'text/javascript; charset=utf-8'],
  ['/fonts/simpletread-sans-latin.woff2', '../card-fields/simpletread-sans-latin.woff2', 'font/woff2'],
] as const;

/** Style, script and font of the pages. */
export const addLook = async (server: FastifyInstance): Promise<void> => {
  for (const [path, file, type] of FILES) {
    const content = await readFile(join(SIGN_IN_ASSETS, file));
    server.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
    );
  }
};
