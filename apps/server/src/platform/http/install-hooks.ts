import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';

import { Config } from '../config/index.js';
import { Log } from '../log/index.js';
import { WarmUp } from '../warm-up/index.js';
import { closeIdleSockets } from './close-idle-sockets.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { installForms } from './read-form.js';
import { installCookies } from './replies/reply-cookie.js';

const COMPRESS_FROM_BYTES = 2_048;
const HSTS_SECONDS = 31_536_000;

const CORS_HEADERS = [
  'content-type',
  'authorization',
  'idempotency-key',
  'x-authorization',
  'x-cart-token',
  'x-order-token',
  'x-chat-token',
  'x-request-id',
  'x-military-exchange-customer-id',
  'x-user-session-id',
  'x-user-time',
  'x-vwo-user',
];

/** Surrounds every request with security headers, CORS, cookies, rate limits, compression, its id and its line in the log. */
export const installHooks = async (app: NestFastifyApplication): Promise<void> => {
  const config = app.get(Config);
  const log = app.get(Log);
  const warmUp = app.get(WarmUp);
  const isHttps = config.serverUrl.startsWith('https://');
  const fastify = app.getHttpAdapter().getInstance();
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
  });
  // An asynchronous hook would cost as much as the rest of an empty answer.
  fastify.addHook('onRequest', ({ raw }, reply, done) => secure(raw, reply.raw, () => done()));
  app.enableCors({
    origin: [config.storefrontUrl, config.consoleUrl],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: CORS_HEADERS,
    exposedHeaders: ['content-range', 'idempotent-replayed', 'retry-after', 'x-request-id'],
    maxAge: 600,
  });
  installForms(fastify);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] });
  await installCookies(fastify);
  await app.get(RateLimiter, { strict: false }).install(fastify);
  closeIdleSockets(fastify);
  fastify.decorateRequest('exchange', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    if (warmUp.isOwn(request)) return done();
    const { statusCode, elapsedTime } = reply;
    const fields = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: statusCode,
      ms: Math.round(elapsedTime * 10) / 10,
    };
    if (statusCode >= 500) log.error(fields, 'request');
    else log.info(fields, 'request');
    done();
  });
};
