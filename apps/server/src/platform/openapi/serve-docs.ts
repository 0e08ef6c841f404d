import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EndpointShape } from '@simpletread/contract';
import type { FastifyInstance } from 'fastify';

import { Config } from '../config/index.js';

const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** Fastify sets these anew for the bytes that it passes on. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/**
 * Serves the API's documentation at /docs and the document itself at /docs/openapi.json. Swagger (530 modules, some 15 MB) and the
 * document are loaded by the first request for them, since most servers are never asked.
 */
export const serveDocs = (app: NestFastifyApplication, endpoints: readonly EndpointShape[]): void => {
  const { serverUrl } = app.get(Config);
  let opening: Promise<FastifyInstance> | undefined;
  const docs = (): Promise<FastifyInstance> => {
    opening ??= import('./docs-app.js').then(({ openDocs }) => openDocs(endpoints, serverUrl));
    return opening;
  };
  const fastify = app.getHttpAdapter().getInstance();
  for (const url of ['/docs', '/docs/*'])
    fastify.get(url, async (request, reply) => {
      const answer = await (await docs()).inject({ method: 'GET', url: request.url });
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !OWN_HEADERS.has(name)) reply.header(name, value);
      return reply
        .code(answer.statusCode)
        .header('content-security-policy', PAGE_POLICY)
        .send(answer.rawPayload);
    });
};
