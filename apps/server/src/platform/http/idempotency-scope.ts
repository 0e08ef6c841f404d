import { createHash } from 'node:crypto';

import type { IdempotencyScope } from '../idempotency/index.js';
import { hashToken } from '../ids/index.js';
import type { Exchange } from './exchange.js';

const MAX_KEY_LENGTH = 200;

/** Anonymous callers share their keys, so only an unguessable key is private. 22 characters carry 128 bits. */
const MIN_SHARED_KEY_LENGTH = 22;

const ANYONE = 'anyone';

/**
 * The person who owns a key. A customer keeps theirs whatever cart they name; of guests with tokens, who may have several, a key that nobody
 * can guess is one person's.
 */
const ownerOf = ({ staff, customer, bearerToken }: Exchange, key: string): string => {
  if (staff !== null) return `staff:${staff.staffId}`;
  if (customer !== null) return `customer:${customer.accountId}`;
  if (bearerToken === null) return ANYONE;
  return key.length >= MIN_SHARED_KEY_LENGTH ? 'bearers' : `token:${hashToken(bearerToken)}`;
};

/** True if `key` may identify the request of `exchange`, whose caller is known. */
export const isUsableKey = (exchange: Exchange, key: string): boolean =>
  key.length <= MAX_KEY_LENGTH && (ownerOf(exchange, key) !== ANYONE || key.length >= MIN_SHARED_KEY_LENGTH);

const tokenPart = (bearerToken: string | null): string | null =>
  bearerToken === null ? null : hashToken(bearerToken);

/** The owner of the key, the route, and a hash of the request: cart or order, path, query and body as sent. */
export const idempotencyScope = (exchange: Exchange): IdempotencyScope => {
  const { bound, request, bearerToken, idempotencyKey } = exchange;
  return {
    owner: ownerOf(exchange, idempotencyKey ?? ''),
    route: bound.endpoint.id,
    status: bound.status,
    key: idempotencyKey ?? '',
    requestHash: createHash('sha256')
      .update(JSON.stringify([tokenPart(bearerToken), request.params, request.query, request.body ?? null]))
      .digest('hex'),
  };
};
