import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CustomerPrincipal, Preview, ProvedChannel, StaffPrincipal } from '../access/index.js';
import type { BoundEndpoint } from './bound-endpoint.js';
import type { HandlerWork } from './replies/handler-result.js';

export interface ValidatedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Runs the handler of an exchange and says what to send. */
export interface HandlerRunner {
  run(exchange: Exchange, work: HandlerWork): Promise<unknown>;
}

/** One request on its way through its endpoint: what the guard has established, for the handler's parameters. */
export interface Exchange {
  readonly bound: BoundEndpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly runner: HandlerRunner;
  input: ValidatedInput;
  staff: StaffPrincipal | null;
  customer: CustomerPrincipal | null;
  /** Null for the shop's own pages and for unproved claims of a channel. */
  channel: ProvedChannel | null;
  /** The preview that staff look at; null for everyone else. */
  preview: Preview | null;
  /** The address whose calls are counted; null where the storefront reads for all its shoppers. */
  readonly caller: string | null;
  bearerToken: string | null;
  idempotencyKey: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange | null;
  }
}

/** The exchange of `request`; throws where no endpoint guard has run, which is a bug. */
export const exchangeOf = (request: FastifyRequest): Exchange => {
  if (request.exchange === null) throw new Error('the route was reached without the endpoint guard');
  return request.exchange;
};
