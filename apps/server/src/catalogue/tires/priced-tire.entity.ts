import type { Cents } from '@simpletread/domain';

import {
  bigint,
  boolean,
  integer,
  numeric,
  type RowOf,
  smallint,
  text,
  uuid,
  viewOf,
} from '../../platform/database/index.js';

const columns = {
  tire_id: uuid(),
  line_id: uuid(),
  brand_slug: text(),
  category_id: smallint(),
  size_code: text(),
  rim_in: numeric(5, 2),
  max_load_lb: integer(),
  is_oversized: boolean(),
  weight_lb: numeric(6, 1),
  price_in_cents: bigint<Cents>(),
  road_hazard_in_cents: bigint<Cents>(),
  purchase_cost_in_cents: bigint<Cents>(),
};

/** A row of `catalogue.priced_tire`. */
export type PricedTireRow = RowOf<typeof columns>;

export const pricedTireEntity = viewOf('catalogue.priced_tire', columns);
