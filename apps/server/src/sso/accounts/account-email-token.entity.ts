import {
  boolean,
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
  token_hash: primary(text()),
  purpose: text('confirm', 'reset'),
  email: text(),
  account_id: nullable(uuid()),
  registration: nullable(text()),
  browser_hash: nullable(text()),
  is_mailed: withDefault(boolean(), 'true'),
  created_at: withDefault(timestamptz(), 'now()'),
  expires_at: timestamptz(),
  used_at: nullable(timestamptz()),
};

/** A row of `identity.account_email_token`. */
export type AccountEmailTokenRow = RowOf<typeof columns>;

export const accountEmailTokenEntity = entityOf('identity.account_email_token', columns);
