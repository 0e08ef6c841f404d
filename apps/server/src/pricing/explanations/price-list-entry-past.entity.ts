import type { Cents } from '@simpletread/domain';

import {
  bigint,
  generated,
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  id: primary(generated(bigint())),
  price_list_id: uuid(),
  scope: text(),
  key: text(),
  min_tires: integer(),
  kind: text(),
  amount_in_cents: nullable(bigint<Cents>()),
  rate_ppm: nullable(integer()),
  starts_at: nullable(timestamptz()),
  ends_at: nullable(timestamptz()),
  since: timestamptz(),
  until: timestamptz(),
};

/** A row of `pricing.price_list_entry_past`. */
export type PriceListEntryPastRow = RowOf<typeof columns>;

export const priceListEntryPastEntity = entityOf('pricing.price_list_entry_past', columns);
