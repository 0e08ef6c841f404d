import { hash } from 'node:crypto';

import type { EndpointShape } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

/** A reply shared by many callers: checked against its schema and serialized once, then only sent. */
export interface PreparedReply {
  readonly text: string;
  readonly etag: string;
}

export const etagOf = (text: string): string => `"${hash('sha1', text, 'base64url')}"`;

/** Writes down `value` as a reply of `endpoint`; throws where it breaks the endpoint's schema. */
export const prepareReply = (endpoint: EndpointShape, value: unknown): PreparedReply => {
  const text = JSON.stringify(endpoint.reply?.parse(value));
  return { text, etag: etagOf(text) };
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
