import type { EndpointShape, HandlerReply } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { SentAsPrepared } from './prepared-reply.js';

export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/**
 * The return type of a handler of `E`: the result of its use case (for a console list `{ items, total }`), with
 * response headers where it needs some.
 */
export type HandlerResult<E extends EndpointShape> = Result<HandlerReply<E>> & {
  readonly headers?: ReplyHeaders;
} & Partial<SentAsPrepared>;

/** The binding's view of any handler. */
export type AnyHandlerResult = Result<unknown> & {
  readonly headers?: ReplyHeaders;
} & Partial<SentAsPrepared>;

export type HandlerWork = () => AnyHandlerResult | Promise<AnyHandlerResult>;

/** Adds response headers, such as `set-cookie`, to a result; they are sent on success only. */
export const withHeaders = <R extends Result<unknown>>(
  result: R,
  headers: ReplyHeaders,
): R & { readonly headers: ReplyHeaders } => ({ ...result, headers });
