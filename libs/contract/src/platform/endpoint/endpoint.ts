import type { FaultCode } from '@simpletread/domain';
import type { z } from 'zod';

import type { Access } from '../access/index.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A schema for one part of a request or for the reply. */
export type Schema = z.ZodType;

export interface EndpointShape {
  /** Namespaced and unique, as `orders.track`; also the OpenAPI operation id. */
  readonly id: string;
  readonly method: Method;
  /** Path with `{name}` placeholders, as `/carts/current/lines/{lineId}`. */
  readonly path: string;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** `form` for a body sent as an HTML form, required for files; JSON by default. */
  readonly bodyFormat?: 'form';
  /** The largest file of the form, if above the usual megabyte. */
  readonly mostFileBytes?: number;
  /** The JSON reply; absent means 204. */
  readonly reply?: Schema;
  /** Status of a success; by default 200 with a reply and 204 without. With 303, a browser continues to `location`. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** True for calls that move money, stock or state: an `Idempotency-Key` header is then required. */
  readonly isIdempotent?: true;
  /**
   * Seconds a client may cache the reply; the server then sends an ETag. Only for GETs with the same reply for every guest; replies to
   * signed-in customers are never cached.
   */
  readonly cacheSeconds?: number;
  /** True for a query too long for an address; it changes nothing. */
  readonly isQuestion?: true;
  /**
   * True for a console list: the handler returns one page with its total, the reply is only the array, and `Content-Range` has the rest.
   */
  readonly isList?: true;
  /** The call's faults, beyond those of every call (invalid request, refused, unexpected). */
  readonly faults: readonly FaultCode[];
}

/** Declares an endpoint once for the server, its clients and the documentation; returns it unchanged. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: infer S }
  ? S
  : undefined;

/** The input of a handler of `E`: each part as its schema parses it. */
export interface HandlerInput<E extends EndpointShape> {
  readonly params: OutputOf<Part<E, 'params'>>;
  readonly query: OutputOf<Part<E, 'query'>>;
  readonly body: OutputOf<Part<E, 'body'>>;
}

type OptionalUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

/** The input of a call to `E`: each part as people may write it. */
export type CallInput<E extends EndpointShape> = OptionalUndefined<{
  readonly params: InputOf<Part<E, 'params'>>;
  readonly query: InputOf<Part<E, 'query'>>;
  readonly body: InputOf<Part<E, 'body'>>;
}>;

/** One page of a console list, with the number of rows on all pages. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
}

type Reply<E extends EndpointShape> = E extends { readonly reply: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** The result of a handler of `E`: the reply, or a page for a list. */
export type HandlerReply<E extends EndpointShape> = E extends { readonly isList: true }
  ? Reply<E> extends readonly (infer T)[]
    ? ListPage<T>
    : never
  : Reply<E>;

/** The reply of a successful call of `E`. */
export type ReplyOf<E extends EndpointShape> = E extends { readonly reply: infer S extends Schema }
  ? z.output<S>
  : void;
