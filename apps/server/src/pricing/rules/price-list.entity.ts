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
  name: text(),
  audience: text(
    'retail',
    'member',
    'fleet',
    'partner',
    'special-order',
    'wholesale',
    'employee',
    'simple-crew',
  ),
  state: withDefault(text('draft', 'active', 'paused', 'archived'), "'draft'::text"),
  starts_at: nullable(timestamptz()),
  ends_at: nullable(timestamptz()),
  campaign_id: nullable(uuid()),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `pricing.price_list`. */
export type PriceListRow = RowOf<typeof columns>;

export const priceListEntity = entityOf('pricing.price_list', columns);
