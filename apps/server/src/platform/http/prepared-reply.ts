import { createHash } from 'node:crypto';

import type { EndpointShape } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

/** A reply that is the same for many: held to its schema and written down once, then only sent. */
export interface PreparedReply {
  readonly text: string;
  readonly etag: string;
}

export const etagOf = (text: string): string => `"${createHash('sha1').update(text).digest('base64url')}"`;

/** Writes down `value` as a reply of `endpoint`; throws where it breaks the endpoint's schema. */
export const prepareReply = (endpoint: EndpointShape, value: unknown): PreparedReply => {
  const text = JSON.stringify(endpoint.reply?.parse(value));
  return { text, etag: etagOf(text) };
};

/** What a handler hands on to be sent as it is; `maxAgeSeconds` is how long callers may keep it. */
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
