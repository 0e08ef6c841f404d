import { Injectable } from '@nestjs/common';
import type { EndpointShape } from '@simpletread/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config } from '../config/index.js';
import { Idempotency, type Outcome } from '../idempotency/index.js';
import type { Exchange, HandlerRunner } from './exchange.js';
import { FaultError } from './fault-error.js';
import type { AnyHandlerResult, HandlerWork, ReplyHeaders } from './replies/handler-result.js';
import { idempotencyScope } from './idempotency-scope.js';
import { contentRange, isListPage } from './replies/list-reply.js';
import { type SentAsPrepared, writeReply } from './replies/prepared-reply.js';
import { setCookie } from './replies/reply-cookie.js';

/** Runs the handler of an endpoint: once per idempotency key, with its reply checked against the endpoint's schema. */
@Injectable()
export class EndpointRunner implements HandlerRunner {
  constructor(
    private readonly config: Config,
    private readonly idempotency: Idempotency,
  ) {}

  /** The body to send; status and headers are set on the way. Throws a FaultError for a refusal. */
  async run(exchange: Exchange, work: HandlerWork): Promise<unknown> {
    const { bound, reply } = exchange;
    if (bound.endpoint.isIdempotent === true) return this.runOnce(exchange, work);
    const result = await work();
    if (exchange.preview !== null) return this.sendPrivately(exchange, this.outcomeOf(exchange, result));
    if (result.ok && result.prepared !== undefined)
      return this.sendPrepared(exchange, {
        prepared: result.prepared,
        maxAgeSeconds: result.maxAgeSeconds ?? 0,
      });
    const outcome = this.outcomeOf(exchange, result);
    return this.send(exchange, outcome, reply);
  }

  private async runOnce(exchange: Exchange, work: HandlerWork): Promise<unknown> {
    const scope = idempotencyScope(exchange);
    const { outcome, isReplay } = await this.idempotency.once(scope, async () => {
      const result = await work();
      return result.ok ? { ok: true, value: this.outcomeOf(exchange, result) } : result;
    });
    const headers: Record<string, string> = isReplay ? { 'idempotent-replayed': 'true' } : {};
    if (!outcome.ok) throw new FaultError(outcome.fault, undefined, headers);
    setHeaders(exchange.reply, headers);
    return this.send(exchange, outcome.value, exchange.reply);
  }

  private outcomeOf(exchange: Exchange, result: AnyHandlerResult): Outcome {
    if (!result.ok) throw new FaultError(result.fault);
    const { headers = {}, cookies = [] } = result;
    const outcome = this.checkedOutcome(exchange, result.value, headers);
    for (const cookie of cookies) setCookie(exchange.reply, cookie);
    return outcome;
  }

  private checkedOutcome({ bound, input }: Exchange, value: unknown, headers: ReplyHeaders): Outcome {
    const { endpoint } = bound;
    if (endpoint.isList !== true) return { body: this.checkedReply(endpoint, value), headers };
    if (!isListPage(value)) throw new Error(`the handler of ${endpoint.id} returned no page`);
    const body = this.checkedReply(endpoint, value.items);
    return { body, headers: { ...headers, ...contentRange(endpoint, input.query, value) } };
  }

  private checkedReply(endpoint: EndpointShape, value: unknown): unknown {
    if (endpoint.reply === undefined) return undefined;
    if (!this.config.isReplyChecked) return value;
    const parsed = endpoint.reply.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new Error(`the reply of ${endpoint.id} breaks its schema: ${parsed.error.message}`);
  }

  private send({ bound, request }: Exchange, outcome: Outcome, reply: FastifyReply): unknown {
    setHeaders(reply, outcome.headers);
    const { cacheSeconds } = bound.endpoint;
    if (cacheSeconds === undefined) {
      if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store');
      return isObject(outcome.body) || outcome.body === undefined
        ? outcome.body
        : asJson(reply, outcome.body);
    }
    if (isOfCustomer(bound.endpoint, request, reply)) return asJson(reply, outcome.body);
    reply.header('content-type', JSON_TYPE);
    return sendKept(request, reply, { prepared: writeReply(outcome.body), maxAgeSeconds: cacheSeconds });
  }

  /** A preview's content is private: no cache stores it, and no reply confirms a cached copy. */
  private sendPrivately({ reply }: Exchange, outcome: Outcome): unknown {
    setHeaders(reply, outcome.headers);
    reply.header('cache-control', 'private, no-store');
    return asJson(reply, outcome.body);
  }

  private sendPrepared({ bound, request, reply }: Exchange, sent: SentAsPrepared): unknown {
    reply.header('content-type', JSON_TYPE);
    return isOfCustomer(bound.endpoint, request, reply) ? sent.prepared.body : sendKept(request, reply, sent);
  }
}

const knowsCustomer = ({ access }: EndpointShape): boolean => 'knowsCustomer' in access;

/** Customers and staff previews get a different reply from the same address. */
const varyByCaller = (reply: FastifyReply): FastifyReply => {
  const others = reply.getHeader('vary');
  return reply.header('vary', typeof others === 'string' ? `${others}, authorization` : 'authorization');
};

/** True if the reply is personal to a customer. No cache stores it, and none serves them a guest's copy. */
const isOfCustomer = (endpoint: EndpointShape, request: FastifyRequest, reply: FastifyReply): boolean => {
  if (!knowsCustomer(endpoint) || request.headers.authorization === undefined) return false;
  varyByCaller(reply).header('cache-control', 'private, no-store');
  return true;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a cacheable reply, or confirms that the caller's copy is fresh. */
const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  { prepared: { body, etag }, maxAgeSeconds }: SentAsPrepared,
): Buffer | undefined => {
  varyByCaller(reply).header('etag', etag).header('cache-control', `public, max-age=${maxAgeSeconds}`);
  if (request.headers['if-none-match'] !== etag) return body;
  reply.status(304);
  return undefined;
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The text of a body that the framework would not serialize as JSON. */
const asJson = (reply: FastifyReply, body: unknown): string => {
  reply.header('content-type', JSON_TYPE);
  return JSON.stringify(body);
};

const setHeaders = (reply: FastifyReply, headers: ReplyHeaders): void => {
  for (const [name, value] of Object.entries(headers)) {
    reply.header(name, value);
  }
};
