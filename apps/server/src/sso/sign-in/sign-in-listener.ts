import type { IncomingMessage } from 'node:http';

import formbody from '@fastify/formbody';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { Config } from '../../platform/config/index.js';
import {
  BODY_LIMIT_BYTES,
  closeIdleSockets,
  installCookies,
  RateLimiter,
} from '../../platform/http/index.js';
import { Log } from '../../platform/log/index.js';
import { SignInOrigin } from '../accounts/index.js';
import { OidcEngine } from './engine/oidc-engine.js';
import { OwnRoutes } from './own-routes.js';
import { PageRenderer } from './pages/page-renderer.js';
import { securityHeaders } from './pages/security-headers.js';

const ENGINE_ROUTES = [
  ['GET', '/authorize-client'],
  ['POST', '/authorize-client'],
  ['GET', '/authorize-client/:uid'],
  ['POST', '/token'],
  ['GET', '/jwks'],
  ['GET', '/userinfo'],
  ['POST', '/userinfo'],
  ['POST', '/revoke'],
  ['GET', '/logout'],
  ['POST', '/logout'],
  ['POST', '/logout/confirm'],
  ['GET', '/logout/success'],
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/.well-known/oauth-authorization-server'],
] as const;

/** Called by programs that prove themselves, many times from one address. */
const UNCOUNTED: ReadonlySet<string> = new Set(['/token', '/userinfo', '/revoke', '/jwks']);

/**
 * The provider's own origin: a second listener of the server's process. The API is not to be found on it, nor are its pages on
 * the API's origin.
 */
@Injectable()
export class SignInListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: FastifyInstance | null = null;

  constructor(
    private readonly config: Config,
    private readonly origin: SignInOrigin,
    private readonly engine: OidcEngine,
    private readonly routes: OwnRoutes,
    private readonly renderer: PageRenderer,
    private readonly limiter: RateLimiter,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { config } = this;
    const server = fastify({
      bodyLimit: BODY_LIMIT_BYTES,
      trustProxy: config.trustProxy,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      forceCloseConnections: 'idle',
      routerOptions: { maxParamLength: 200 },
    });
    this.server = server;
    closeIdleSockets(server);
    await installCookies(server);
    this.limiter.prepare(server);
    this.addHooks(server);
    await server.register(formbody);
    await this.routes.add(server);
    await server.register((scope, _options, done) => {
      this.addEngine(scope);
      done();
    });
    this.origin.listensAt(await server.listen({ port: config.signInPort, host: config.host }));
    this.log.info({ url: this.origin.url }, 'the sign-in provider is listening');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  private addHooks(server: FastifyInstance): void {
    server.addHook('onRequest', async (request, reply) => {
      this.callByItsName(request.raw);
      const headers = securityHeaders(this.config, this.origin.isHttps);
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
      const path = request.routeOptions.url ?? '';
      if (UNCOUNTED.has(path)) return;
      const strictRoute = request.method === 'POST' ? `sign-in ${path}` : null;
      const seconds = await this.limiter.take(request, request.ip, strictRoute);
      if (seconds > 0)
        return this.say(reply.header('retry-after', seconds), 429, 'Please wait a moment and try again.');
    });
    server.addHook('onResponse', (request, reply, done) => {
      const fields = {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      this.log.info(fields, 'sign-in request');
      done();
    });
    server.setNotFoundHandler((_request, reply) => this.say(reply, 404, 'This page doesn’t exist.'));
    server.setErrorHandler((error, _request, reply) => {
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status >= 500) this.log.error({ err: error }, 'a sign-in page failed');
      const message =
        status >= 500 ? 'Sorry, something went wrong. Please try again.' : 'We couldn’t read your request.';
      return this.say(reply, status, message);
    });
  }

  /**
   * The engine builds addresses from the request's host. Our own address comes from the configuration, never from the
   * caller.
   */
  private callByItsName({ headers }: IncomingMessage): void {
    const { host, protocol } = new URL(this.origin.url);
    headers.host = host;
    headers['x-forwarded-host'] = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
  }

  private say(reply: FastifyReply, status: number, message: string): FastifyReply {
    const html = this.renderer.render('problem', { title: 'Something went wrong', message });
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  }

  /** The engine reads bodies itself and answers on the raw response. */
  private addEngine(scope: FastifyInstance): void {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const [method, url] of ENGINE_ROUTES) {
      scope.route({
        method,
        url,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const provider = await this.engine.provider();
          reply.hijack();
          await provider.callback()(request.raw, reply.raw);
        },
      });
    }
  }
}
