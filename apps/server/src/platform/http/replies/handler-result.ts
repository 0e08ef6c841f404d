import type { EndpointShape, HandlerReply } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { SentAsPrepared } from './prepared-reply.js';
import type { ReplyCookie } from './reply-cookie.js';

export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/**
 * The return type of a handler of `E`: the result of its use case (for a console list `{ items, total }`), with
 * response headers and cookies where it needs some.
 */
export type HandlerResult<E extends EndpointShape> = Result<HandlerReply<E>> & {
  readonly headers?: ReplyHeaders;
  readonly cookies?: readonly ReplyCookie[];
} & Partial<SentAsPrepared>;

/** The binding's view of any handler. */
export type AnyHandlerResult = Result<unknown> & {
  readonly headers?: ReplyHeaders;
  readonly cookies?: readonly ReplyCookie[];
} & Partial<SentAsPrepared>;

export type HandlerWork = () => AnyHandlerResult | Promise<AnyHandlerResult>;

/** Adds response headers, such as `location`, to a result; they are sent on success only. */
export const withHeaders = <R extends Result<unknown>>(
  result: R,
  headers: ReplyHeaders,
): R & { readonly headers: ReplyHeaders } => ({ ...result, headers });

/** Sets cookies with a result, on success only. The replay of an idempotent call sets none. */
export const withCookies = <R extends Result<unknown>>(
  result: R,
  cookies: readonly ReplyCookie[],
): R & { readonly cookies: readonly ReplyCookie[] } => ({ ...result, cookies });
