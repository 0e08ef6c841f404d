import type { Cents } from '@simpletread/domain';

import {
  bigint,
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
  price_list_id: uuid(),
  scope: text('tire', 'line', 'size', 'brand', 'category', 'all'),
  key: text(),
  min_tires: integer(),
  kind: text('fixed', 'percentOff', 'amountOff'),
  amount_in_cents: nullable(bigint<Cents>()),
  rate_ppm: nullable(integer()),
  starts_at: nullable(timestamptz()),
  ends_at: nullable(timestamptz()),
  since: withDefault(timestamptz(), 'statement_timestamp()'),
};

/** A row of `pricing.price_list_entry`. */
export type PriceListEntryRow = RowOf<typeof columns>;

export const priceListEntryEntity = entityOf('pricing.price_list_entry', columns);
