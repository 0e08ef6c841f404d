import type { Cents } from '@simpletread/domain';

import {
  bigint,
  boolean,
  entityOf,
  generated,
  integer,
  nullable,
  numeric,
  primary,
  type RowOf,
  smallint,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  item_number: integer(),
  line_id: uuid(),
  size_code: text(),
  load_index: nullable(smallint()),
  dual_load_index: nullable(smallint()),
  speed_symbol: nullable(text()),
  load_range: text(),
  is_extra_load: withDefault(boolean(), 'false'),
  is_run_flat: withDefault(boolean(), 'false'),
  utqg: nullable(text()),
  warranty_miles: nullable(integer()),
  weight_lb: numeric(6, 1),
  max_load_lb: integer(),
  max_pressure_psi: nullable(smallint()),
  tread_depth_32nds: nullable(numeric(4, 1)),
  is_oversized: withDefault(boolean(), 'false'),
  price_in_cents: bigint<Cents>(),
  road_hazard_in_cents: bigint<Cents>(),
  status: withDefault(text('active', 'discontinued'), "'active'::text"),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
  purchase_cost_in_cents: nullable(bigint<Cents>()),
  search_size: generated(text()),
};

/** A row of `catalogue.tire`. */
export type TireRow = RowOf<typeof columns>;

export const tireEntity = entityOf('catalogue.tire', columns);
