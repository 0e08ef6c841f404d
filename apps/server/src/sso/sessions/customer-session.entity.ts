import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  handle_hash: primary(text()),
  account_id: uuid(),
  sealed: text(),
  token_hash: text(),
  token_ends_at: timestamptz(),
  refreshing_until: nullable(timestamptz()),
  created_at: withDefault(timestamptz(), 'now()'),
  ends_at: timestamptz(),
};

/** A row of `identity.customer_session`. */
export type CustomerSessionRow = RowOf<typeof columns>;

export const customerSessionEntity = entityOf('identity.customer_session', columns);
