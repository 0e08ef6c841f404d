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
  /** `form` for a body sent as an HTML form, as one with files has to be; JSON unless given. */
  readonly bodyFormat?: 'form';
  /** How large a file of the form may be, where that is more than the usual megabyte. */
  readonly mostFileBytes?: number;
  /** The JSON reply; absent means 204. */
  readonly reply?: Schema;
  /** Status of a success; 200 with a reply and 204 without, unless given. With 303 a browser goes on to what `location` names. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** True for calls that move money, stock or state: an `Idempotency-Key` header is then required. */
  readonly isIdempotent?: true;
  /**
   * Seconds a client may keep the reply; the server then answers with an ETag. Only for GETs whose reply is the same
   * for every guest; what a signed-in customer is told is never kept.
   */
  readonly cacheSeconds?: number;
  /** True for a question that is too long for an address: whoever asks it changes nothing. */
  readonly isQuestion?: true;
  /** True for a console list: the handler returns one page with its total, the reply is the array alone, and `Content-Range` tells the rest. */
  readonly isList?: true;
  /** Faults this call can end in beyond those every call has (invalid request, refused, unexpected). */
  readonly faults: readonly FaultCode[];
}

/** Declares an endpoint once for the server, its clients and the documentation; returns it unchanged. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape;

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

type Part<E, K extends 'params' | 'query' | 'body'> = E extends { readonly [P in K]: infer S }
  ? S
  : undefined;

/** What a handler of `E` receives: each part as its schema hands it on. */
export interface HandlerInput<E extends EndpointShape> {
  readonly params: OutputOf<Part<E, 'params'>>;
  readonly query: OutputOf<Part<E, 'query'>>;
  readonly body: OutputOf<Part<E, 'body'>>;
}

type OptionalUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

/** What a client passes to call `E`: each part as people may write it. */
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

/** What a handler of `E` hands to the binding: the reply, or for a list its page. */
export type HandlerReply<E extends EndpointShape> = E extends { readonly isList: true }
  ? Reply<E> extends readonly (infer T)[]
    ? ListPage<T>
    : never
  : Reply<E>;

/** What a call of `E` returns on success. */
export type ReplyOf<E extends EndpointShape> = E extends { readonly reply: infer S extends Schema }
  ? z.output<S>
  : void;
