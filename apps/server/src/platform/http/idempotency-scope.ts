import { createHash } from 'node:crypto';

import type { IdempotencyScope } from '../idempotency/index.js';
import { hashToken } from '../ids/index.js';
import type { Exchange } from './exchange.js';

const ownerOf = ({ staff, bearerToken }: Exchange): string => {
  if (staff !== null) return `staff:${staff.staffId}`;
  return bearerToken === null ? 'anyone' : `token:${hashToken(bearerToken)}`;
};

/** Whose key it is, for which route, and a hash of what was asked (path, query and body as sent). */
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
