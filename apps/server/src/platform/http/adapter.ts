import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../config/index.js';
import { FaultError } from './fault-error.js';

export const BODY_LIMIT_BYTES = 100 * 1024;

const GIVEN_ID = /^[A-Za-z0-9._-]{8,64}$/;

const PROCESS = randomBytes(6).toString('base64url');
let requests = 0;

const nextId = (): string => {
  requests += 1;
  return `${PROCESS}-${requests.toString(36)}`;
};

const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && GIVEN_ID.test(given) ? given : nextId();

/** A URL that cannot even be routed, such as one with a broken percent escape. */
const refuseUrl = (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
  const body = FaultError.of('request.unreadable').toBody();
  reply.status(body.statusCode).type('application/json; charset=utf-8').send(body);
};

/** Fastify as we run it: 100 KB bodies, the caller's request id if present, slow or idle sockets closed. */
export const createAdapter = (config: Config): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    genReqId: (request: IncomingMessage) => requestId(request.headers['x-request-id']),
    frameworkErrors: refuseUrl,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    logger: false,
    multipart: false,
  });
