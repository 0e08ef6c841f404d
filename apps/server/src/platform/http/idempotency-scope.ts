import { createHash } from 'node:crypto';

import type { IdempotencyScope } from '../idempotency/index.js';
import { hashToken } from '../ids/index.js';
import type { Exchange } from './exchange.js';

const MAX_KEY_LENGTH = 200;

/** Anonymous callers share their keys, so only an unguessable key is private. 22 characters carry 128 bits. */
const MIN_SHARED_KEY_LENGTH = 22;

const ANYONE = 'anyone';

const ownerOf = ({ staff, customer, bearerToken }: Exchange): string => {
  if (staff !== null) return `staff:${staff.staffId}`;
  if (customer !== null && bearerToken === null) return `customer:${customer.accountId}`;
  return bearerToken === null ? ANYONE : `token:${hashToken(bearerToken)}`;
};

/** True if `key` may identify the request of `exchange`, whose caller is known. */
export const isUsableKey = (exchange: Exchange, key: string): boolean =>
  key.length <= MAX_KEY_LENGTH && (ownerOf(exchange) !== ANYONE || key.length >= MIN_SHARED_KEY_LENGTH);

/** The owner of the key, the route, and a hash of the request (path, query and body as sent). */
export const idempotencyScope = (exchange: Exchange): IdempotencyScope => {
  const { bound, request, idempotencyKey } = exchange;
  return {
    owner: ownerOf(exchange),
    route: bound.endpoint.id,
    status: bound.status,
    key: idempotencyKey ?? '',
    requestHash: createHash('sha256')
      .update(JSON.stringify([request.params, request.query, request.body ?? null]))
      .digest('hex'),
  };
};
