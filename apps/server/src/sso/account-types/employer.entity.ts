import {
  boolean,
  entityOf,
  integer,
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
  name: text(),
  type: text('EPP', 'Employee Buying'),
  domains: textArray(),
  is_active: withDefault(boolean(), 'false'),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `account_types.employer`. */
export type EmployerRow = RowOf<typeof columns>;

export const employerEntity = entityOf('account_types.employer', columns);
