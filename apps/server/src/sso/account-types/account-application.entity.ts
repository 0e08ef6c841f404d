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
  source: text('customer', 'staff'),
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
  state: text(
    'submitted',
    'inReview',
    'moreInfoAsked',
    'awaitingApproval',
    'approved',
    'refused',
    'withdrawn',
  ),
  company_name: nullable(text()),
  price_group: nullable(
    text('retail', 'member', 'fleet', 'partner', 'special-order', 'wholesale', 'employee'),
  ),
  tax_certificate: nullable(text()),
  tax_exempt_until: nullable(timestamptz()),
  ends_at: nullable(timestamptz()),
  proposed_by: nullable(uuid()),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `account_types.application`. */
export type AccountApplicationRow = RowOf<typeof columns>;

export const accountApplicationEntity = entityOf('account_types.application', columns);
