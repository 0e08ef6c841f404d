import {
  bigint,
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  name: primary(text()),
  permissions: textArray(),
  refund_limit_in_cents: withDefault(bigint(), '0'),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `identity.staff_role`. */
export type StaffRoleRow = RowOf<typeof columns>;

export const staffRoleEntity = entityOf('identity.staff_role', columns);
