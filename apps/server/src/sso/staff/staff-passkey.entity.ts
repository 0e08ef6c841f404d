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
  id: primary(text()),
  staff_id: uuid(),
  name: text(),
  public_key: bytea(),
  counter: bigint(),
  transports: withDefault(textArray(), "'{}'::text[]"),
  created_at: withDefault(timestamptz(), 'now()'),
  last_used_at: nullable(timestamptz()),
};

/** A row of `identity.staff_passkey`. */
export type StaffPasskeyRow = RowOf<typeof columns>;

export const staffPasskeyEntity = entityOf('identity.staff_passkey', columns);
