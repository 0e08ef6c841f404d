import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CONTEXT_HEADERS, type EndpointShape } from '@simpletread/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownValue } from '@simpletread/domain';

import { Config } from '../config/index.js';
import { TOKEN_PATTERN } from '../ids/index.js';
import { WarmUp } from '../warm-up/index.js';
import { boundEndpointOf } from './bound-endpoint.js';
import { CallerAuthentication, saysItActs, saysItPreviews } from './caller-authentication.js';
import { countedCaller, isFromStorefront } from './limits/counted-caller.js';
import { EndpointRunner } from './endpoint-runner.js';
import type { Exchange } from './exchange.js';
import { FaultError } from './fault-error.js';
import { isUsableKey } from './idempotency-scope.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { hasWrongFormat, readForm } from './read-form.js';
import { validateInput } from './validate-input.js';
import { dropReadOnlyFields } from './whole-record.js';

const NO_INPUT = { params: undefined, query: undefined, body: undefined };
const TOKEN_HEADERS = { cart: 'x-cart-token', order: 'x-order-token', chat: 'x-chat-token' } as const;

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = ownValue(request.headers, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

const knowsCustomer = ({ access }: EndpointShape): boolean =>
  access.kind === 'customer' || ('knowsCustomer' in access && access.knowsCustomer === true);

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
    private readonly warmUp: WarmUp,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const bound = boundEndpointOf(context.getHandler());
    if (bound === undefined) return false;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
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
      caller: this.warmUp.isOwn(request) ? null : countedCaller(request, bound, this.config.storefrontKey),
      bearerToken: null,
      idempotencyKey: null,
    };
    request.exchange = exchange;
    const isStorefronts = bound.endpoint.access.kind === 'storefront';
    if (isStorefronts && !isFromStorefront(request, this.config.storefrontKey))
      throw FaultError.of('access.refused');
    await this.count(exchange);
    await this.identify(exchange);
    if (bound.endpoint.bodyFormat === 'form') await readForm(bound.endpoint, request);
    if (hasWrongFormat(bound.endpoint, request)) throw FaultError.of('request.typeUnsupported');
    await dropReadOnlyFields(exchange);
    exchange.bearerToken = this.bearerToken(exchange);
    exchange.input = validateInput(bound.endpoint, request);
    if (bound.endpoint.isIdempotent === true) exchange.idempotencyKey = this.idempotencyKey(exchange);
    return true;
  }

  private async count({ bound, caller, request }: Exchange): Promise<void> {
    if (caller === null) return;
    const strictRoute = bound.isStrictlyLimited ? bound.endpoint.id : null;
    const seconds = await this.rates.take(request, caller, strictRoute);
    if (seconds === 0) return;
    const headers = { 'retry-after': String(seconds) };
    throw new FaultError({ code: 'request.rateLimited', data: { seconds } }, undefined, headers);
  }

  private async identify(exchange: Exchange): Promise<void> {
    const { bound, request } = exchange;
    if (saysItActs(request)) exchange.customer = await this.callers.acting(exchange);
    else if (saysItPreviews(request)) exchange.preview = await this.callers.previewing(exchange);
    else if (bound.endpoint.access.kind === 'staff') exchange.staff = await this.callers.staff(exchange);
    else if (knowsCustomer(bound.endpoint)) exchange.customer = await this.callers.customer(exchange);
    const proof = headerOf(request, CONTEXT_HEADERS.channelProof);
    if (proof !== null) exchange.channel = await this.callers.channel(proof);
  }

  private bearerToken({ bound, request }: Exchange): string | null {
    const { kind } = bound.endpoint.access;
    if (kind !== 'cart' && kind !== 'order' && kind !== 'chat') return null;
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
