import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CONTEXT_HEADERS, type EndpointShape } from '@simpletread/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../config/index.js';
import { TOKEN_PATTERN } from '../ids/index.js';
import { boundEndpointOf } from './bound-endpoint.js';
import { CallerAuthentication, saysItActs, saysItPreviews } from './caller-authentication.js';
import { countedCaller, isFromStorefront } from './counted-caller.js';
import { EndpointRunner } from './endpoint-runner.js';
import type { Exchange } from './exchange.js';
import { FaultError } from './fault-error.js';
import { isUsableKey } from './idempotency-scope.js';
import { RateLimiter } from './rate-limiter.js';
import { hasWrongFormat, readForm } from './read-form.js';
import { validateInput } from './validate-input.js';

const NO_INPUT = { params: undefined, query: undefined, body: undefined };
const TOKEN_HEADERS = { cart: 'x-cart-token', order: 'x-order-token' } as const;

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const asksWhoCalls = ({ access }: EndpointShape): boolean =>
  access.kind === 'staff' ||
  access.kind === 'customer' ||
  ('knowsCustomer' in access && access.knowsCustomer === true);

const isSlowToAdmit = (endpoint: EndpointShape, channelProof: string | null): boolean =>
  asksWhoCalls(endpoint) || endpoint.bodyFormat === 'form' || channelProof !== null;

/**
 * Lets a request through to its handler if it is bound, within its rate, allowed and well formed. Refuses all others.
 */
@Injectable()
export class EndpointGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly runner: EndpointRunner,
    private readonly rates: RateLimiter,
    private readonly callers: CallerAuthentication,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const bound = boundEndpointOf(context.getHandler());
    if (bound === undefined) return false;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const caller = countedCaller(request, bound, this.config.storefrontKey);
    const exchange: Exchange = {
      bound,
      request,
      reply: http.getResponse<FastifyReply>(),
      runner: this.runner,
      input: NO_INPUT,
      staff: null,
      customer: null,
      channel: null,
      preview: null,
      caller,
      bearerToken: null,
      idempotencyKey: null,
    };
    exchange.request.exchange = exchange;
    const isStorefronts = bound.endpoint.access.kind === 'storefront';
    if (isStorefronts && !isFromStorefront(exchange.request, this.config.storefrontKey))
      throw FaultError.of('access.refused');
    const strictRoute = bound.isStrictlyLimited ? bound.endpoint.id : null;
    const waiting = caller === null ? 0 : this.rates.take(caller, strictRoute);
    const proof = headerOf(exchange.request, CONTEXT_HEADERS.channelProof);
    const isStaffs = saysItActs(exchange.request) || saysItPreviews(exchange.request);
    if (typeof waiting === 'number' && !isSlowToAdmit(bound.endpoint, proof) && !isStaffs)
      return this.admit(exchange, waiting);
    return this.admitLater(exchange, waiting, proof);
  }

  private async admitLater(
    exchange: Exchange,
    waiting: number | Promise<number>,
    channelProof: string | null,
  ): Promise<boolean> {
    const seconds = await waiting;
    const { endpoint } = exchange.bound;
    if (seconds === 0 && saysItActs(exchange.request))
      exchange.customer = await this.callers.acting(exchange);
    else if (seconds === 0 && saysItPreviews(exchange.request))
      exchange.preview = await this.callers.previewing(exchange);
    else if (seconds === 0 && endpoint.access.kind === 'staff')
      exchange.staff = await this.callers.staff(exchange);
    else if (seconds === 0 && asksWhoCalls(endpoint))
      exchange.customer = await this.callers.customer(exchange);
    if (seconds === 0 && channelProof !== null) exchange.channel = await this.callers.channel(channelProof);
    if (seconds === 0 && endpoint.bodyFormat === 'form') await readForm(endpoint, exchange.request);
    return this.admit(exchange, seconds);
  }

  private admit(exchange: Exchange, waitSeconds: number): true {
    const { bound, request } = exchange;
    if (waitSeconds > 0) {
      throw new FaultError({ code: 'request.rateLimited', data: { seconds: waitSeconds } }, undefined, {
        'retry-after': String(waitSeconds),
      });
    }
    if (hasWrongFormat(bound.endpoint, request)) throw FaultError.of('request.typeUnsupported');
    exchange.bearerToken = this.bearerToken(exchange);
    exchange.input = validateInput(bound.endpoint, request);
    if (bound.endpoint.isIdempotent === true) exchange.idempotencyKey = this.idempotencyKey(exchange);
    return true;
  }

  private bearerToken({ bound, request }: Exchange): string | null {
    const { kind } = bound.endpoint.access;
    if (kind !== 'cart' && kind !== 'order') return null;
    const token = headerOf(request, TOKEN_HEADERS[kind]);
    if (token === null || !TOKEN_PATTERN.test(token)) throw FaultError.of('record.missing');
    return token;
  }

  private idempotencyKey(exchange: Exchange): string {
    const key = headerOf(exchange.request, 'idempotency-key');
    if (key === null || !isUsableKey(exchange, key)) throw FaultError.of('idempotency.keyMissing');
    return key;
  }
}
