import type { CallInput, EndpointShape, ReplyOf } from '../endpoint/index.js';
import { CONTEXT_HEADERS } from '../request-context/index.js';
import type { AccessTokens } from './access-tokens.js';
import { buildUrl } from './build-url.js';
import { ContractError } from './contract-error.js';
import { failureOf } from './failure-of.js';
import { readAnswer } from './read-answer.js';
import { requestBody } from './request-body.js';
import { contextHeaders, contextQueryOf, type ShopperContext } from './shopper-context.js';

type HeaderFields = Readonly<Record<string, string | undefined>>;

export interface ClientOptions {
  readonly baseUrl: string;
  /** The platform's fetch or a wrapper of it; by default the global one. */
  readonly fetch?: typeof globalThis.fetch;
  /** Headers of every call, computed for each. */
  readonly headers?: () => HeaderFields | Promise<HeaderFields>;
  /** The shopper's context of every call, computed for each. */
  readonly context?: () => ShopperContext;
  /** The customer's access token; one refused with a 401 is replaced for one retry [R4.07]. */
  readonly tokens?: AccessTokens;
  readonly timeoutMs?: number;
  /** `include` for cookies of another origin, as in the console. */
  readonly credentials?: 'include' | 'same-origin' | 'omit';
  /** Checks every reply against its schema; for tests and development. */
  readonly validateReplies?: boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly headers?: HeaderFields;
  /** Further fetch options, such as a framework's caching. */
  readonly init?: RequestInit;
}

/** One page of a console list with the number of rows on all pages. */
export interface CallPage<R> {
  readonly items: R;
  readonly total: number;
}

export interface Client {
  /** Calls `endpoint` and returns its reply; throws a ContractError on any failure. */
  call<E extends EndpointShape>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<ReplyOf<E>>;
  /** Like `call`, for a list, with the total of its `Content-Range`. */
  page<E extends EndpointShape>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<CallPage<ReplyOf<E>>>;
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const given = (fields: HeaderFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const signalOf = (
  signal: AbortSignal | undefined,
  timeoutMs: number | undefined,
): AbortSignal | undefined => {
  const signals = [
    ...(signal === undefined ? [] : [signal]),
    ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]),
  ];
  return signals.length < 2 ? signals[0] : AbortSignal.any(signals);
};

const totalOf = (response: Response): number =>
  Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? Number.NaN);

const checkedReply = (endpoint: EndpointShape, body: unknown): unknown => {
  const parsed = endpoint.reply?.safeParse(body);
  if (parsed === undefined) return undefined;
  if (parsed.success) return parsed.data;
  throw new ContractError({
    kind: 'InvalidJson',
    message: `The reply of ${endpoint.id} does not match its schema: ${parsed.error.message}`,
  });
};

/** Returns a typed client of all endpoints; it runs in browsers, in Next and in Node. */
export const createClient = (options: ClientOptions): Client => {
  const send = async (
    endpoint: EndpointShape,
    parts: Parts,
    call: CallOptions,
    token: string | null,
  ): Promise<Response> => {
    const doFetch = options.fetch ?? globalThis.fetch;
    if (options.baseUrl === '' || typeof doFetch !== 'function') {
      throw new ContractError({ kind: 'UrlBaseNotConfigured', message: 'fetch API not configured' });
    }
    const context = options.context?.() ?? {};
    const { body, contentType } = requestBody(endpoint, parts.body);
    const headers = given({
      accept: 'application/json',
      'content-type': contentType,
      'idempotency-key': call.idempotencyKey,
      [CONTEXT_HEADERS.authorization]: token === null ? undefined : `Bearer ${token}`,
      ...contextHeaders(context),
      ...(await options.headers?.()),
      ...call.headers,
    });
    const signal = signalOf(call.signal, options.timeoutMs);
    const query = { ...contextQueryOf(context), ...Object(parts.query) };
    return doFetch(buildUrl(options.baseUrl, endpoint.path, parts.params, query), {
      ...call.init,
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(options.credentials === undefined ? {} : { credentials: options.credentials }),
      ...(signal === undefined ? {} : { signal }),
    });
  };

  const answer = async (endpoint: EndpointShape, parts: Parts, call: CallOptions): Promise<Response> => {
    const token = (await options.tokens?.current()) ?? null;
    const first = await send(endpoint, parts, call, token);
    if (first.status !== 401 || token === null) return first;
    const fresh = (await options.tokens?.replace(token)) ?? null;
    return fresh === null ? first : send(endpoint, parts, call, fresh);
  };

  const exchange = async <E extends EndpointShape>(
    endpoint: E,
    input: CallInput<E>,
    call: CallOptions,
  ): Promise<{ reply: ReplyOf<E>; response: Response }> => {
    try {
      const response = await answer(endpoint, input as Parts, call);
      const body = await readAnswer(response);
      const reply = options.validateReplies === true ? checkedReply(endpoint, body) : body;
      return { reply: reply as ReplyOf<E>, response };
    } catch (error) {
      throw failureOf(error, call.signal);
    }
  };

  return {
    call: async (endpoint, input, call = {}) => (await exchange(endpoint, input, call)).reply,
    page: async (endpoint, input, call = {}) => {
      const { reply, response } = await exchange(endpoint, input, call);
      return { items: reply, total: totalOf(response) };
    },
  };
};
