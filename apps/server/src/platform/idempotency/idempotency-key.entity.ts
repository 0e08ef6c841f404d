import {
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../database/index.js';

/** An answer that was kept, sealed. A row of an earlier version may hold something else. */
export interface StoredAnswer {
  readonly sealed?: unknown;
}

const columns = {
  owner: primary(text()),
  route: primary(text()),
  key: primary(text()),
  request_hash: text(),
  state: text('running', 'done'),
  status: nullable(integer()),
  response: nullable(jsonb<StoredAnswer>()),
  locked_until: timestamptz(),
  created_at: withDefault(timestamptz(), 'now()'),
  expires_at: timestamptz(),
};

/** A row of `platform.idempotency_key`. */
export type IdempotencyKeyRow = RowOf<typeof columns>;

export const idempotencyKeyEntity = entityOf('platform.idempotency_key', columns);
