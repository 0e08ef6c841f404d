import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { EndpointShape } from '@simpletread/contract';
import type { FastifyInstance } from 'fastify';

import { openApiDocument } from './openapi-document.js';

@Module({})
class DocsModule {}

/** The app behind /docs, which listens nowhere: a listening one takes no more routes. */
export const openDocs = async (
  endpoints: readonly EndpointShape[],
  serverUrl: string,
): Promise<FastifyInstance> => {
  const app = await NestFactory.create<NestFastifyApplication>(DocsModule, new FastifyAdapter(), {
    abortOnError: false,
  });
  const document = openApiDocument(endpoints, serverUrl) as unknown as OpenAPIObject;
  SwaggerModule.setup('docs', app, document, {
    jsonDocumentUrl: 'docs/openapi.json',
    yamlDocumentUrl: 'docs/openapi.yaml',
  });
  await app.init();
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  await fastify.ready();
  return fastify;
};
