import {
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
  email: nullable(text()),
  email_proved_at: nullable(timestamptz()),
  password_hash: nullable(text()),
  first_name: text(),
  last_name: text(),
  phone: nullable(text()),
  is_crew_wished: withDefault(boolean(), 'false'),
  is_active: withDefault(boolean(), 'true'),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  erased_at: nullable(timestamptz()),
  mailbox: nullable(text()),
};

/** A row of `identity.account`. */
export type AccountRow = RowOf<typeof columns>;

export const accountEntity = entityOf('identity.account', columns);
