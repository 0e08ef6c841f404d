import { hash } from 'node:crypto';

import type { z } from 'zod';

import type { EndpointShape } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

/** A reply shared by many callers: checked against its schema and serialized once, then only sent. */
export interface PreparedReply {
  /** JSON in UTF-8: written down once, where a text would be encoded for each caller. */
  readonly body: Buffer;
  readonly etag: string;
}

const etagOf = (content: string | Buffer): string => `"${hash('sha1', content, 'base64url')}"`;

/** Writes down a checked value. */
export const writeReply = (value: unknown): PreparedReply => {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: etagOf(body) };
};

/** Writes down `value` as a reply of `endpoint`; throws where it breaks the endpoint's schema. */
export const prepareReply = (endpoint: EndpointShape, value: unknown): PreparedReply =>
  writeReply(endpoint.reply?.parse(value));

/** A field that many replies share: checked against its schema and serialized once. */
export const preparePart = (schema: z.ZodType, value: unknown): PreparedReply =>
  writeReply(schema.parse(value));

const END = Buffer.from('}');

/**
 * Writes down a reply: the fields of `value`, checked against `schema`, and then the field `name` from its prepared part. Throws
 * where `value` breaks the schema.
 */
export const prepareAround = (
  schema: z.ZodType,
  value: object,
  { name, part }: { readonly name: string; readonly part: PreparedReply },
): PreparedReply => {
  const own = JSON.stringify(schema.parse(value));
  const start = Buffer.from(`${own.slice(0, -1)},${JSON.stringify(name)}:`);
  return { body: Buffer.concat([start, part.body, END]), etag: etagOf(own + part.etag) };
};

/** A handler's ready-made reply; `maxAgeSeconds` is how long callers may cache it. */
export interface SentAsPrepared {
  readonly prepared: PreparedReply;
  readonly maxAgeSeconds: number;
}

/** A result whose value is already written down as `sent`. */
export const withPrepared = <R extends Result<unknown>>(
  result: R,
  sent: SentAsPrepared,
): R & SentAsPrepared => ({
  ...result,
  ...sent,
});
