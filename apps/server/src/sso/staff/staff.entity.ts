import {
  bigint,
  boolean,
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  email: text(),
  name: text(),
  role: text(),
  password_hash: nullable(text()),
  is_active: withDefault(boolean(), 'true'),
  failed_count: withDefault(integer(), '0'),
  locked_until: nullable(timestamptz()),
  created_at: withDefault(timestamptz(), 'now()'),
  version: withDefault(integer(), '1'),
  totp_secret: nullable(text()),
  totp_pending_secret: nullable(text()),
  totp_confirmed_at: nullable(timestamptz()),
  totp_last_step: withDefault(bigint(), '0'),
};

/** A row of `identity.staff`. */
export type StaffRow = RowOf<typeof columns>;

export const staffEntity = entityOf('identity.staff', columns);
