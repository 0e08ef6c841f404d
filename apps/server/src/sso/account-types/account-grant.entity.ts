import {
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
  account_id: uuid(),
  type: text(
    'Wholesale',
    'Fleet',
    'Partner Program',
    'Special Order',
    'EPP',
    'Employee Buying',
    'Retail Member',
    'Sales Tool',
  ),
  company_name: nullable(text()),
  price_group: text('retail', 'member', 'fleet', 'partner', 'special-order', 'wholesale', 'employee'),
  tax_certificate: nullable(text()),
  tax_exempt_until: nullable(timestamptz()),
  source: text('application', 'staff', 'employer'),
  application_id: nullable(uuid()),
  employer_id: nullable(uuid()),
  employer_domain: nullable(text()),
  since: withDefault(timestamptz(), 'now()'),
  until: nullable(timestamptz()),
  version: withDefault(integer(), '1'),
};

/** A row of `account_types.account_grant`. */
export type AccountGrantRow = RowOf<typeof columns>;

export const accountGrantEntity = entityOf('account_types.account_grant', columns);
