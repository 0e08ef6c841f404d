import {
  bigint,
  bytea,
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  account_id: uuid(),
  credential_id: text(),
  public_key: bytea(),
  use_count: bigint(),
  transports: textArray(),
  name: text(),
  created_at: withDefault(timestamptz(), 'now()'),
  used_at: nullable(timestamptz()),
};

/** A row of `identity.passkey`. */
export type PasskeyRow = RowOf<typeof columns>;

export const passkeyEntity = entityOf('identity.passkey', columns);
