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
  id_hash: primary(text()),
  model: text(),
  uid_hash: nullable(text()),
  session_hash: nullable(text()),
  grant_hash: nullable(text()),
  account_id: nullable(uuid()),
  sealed: text(),
  user_agent: nullable(text()),
  created_at: withDefault(timestamptz(), 'now()'),
  seen_at: withDefault(timestamptz(), 'now()'),
  expires_at: timestamptz(),
  consumed_at: nullable(timestamptz()),
};

/** A row of `identity.oidc_record`. */
export type OidcRecordRow = RowOf<typeof columns>;

export const oidcRecordEntity = entityOf('identity.oidc_record', columns);
