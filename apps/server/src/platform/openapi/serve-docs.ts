import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { EndpointShape } from '@simpletread/contract';

import { Config } from '../config/index.js';
import { openApiDocument } from './openapi-document.js';

const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** Serves the API's documentation at /docs and the document itself at /docs/openapi.json. */
export const serveDocs = (app: NestFastifyApplication, endpoints: readonly EndpointShape[]): void => {
  const document = openApiDocument(endpoints, app.get(Config).serverUrl) as unknown as OpenAPIObject;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/docs')) reply.header('content-security-policy', PAGE_POLICY);
    done();
  });
  SwaggerModule.setup('docs', app, document, {
    jsonDocumentUrl: 'docs/openapi.json',
    yamlDocumentUrl: 'docs/openapi.yaml',
  });
};
