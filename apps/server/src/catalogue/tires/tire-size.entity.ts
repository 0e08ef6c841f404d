import {
  entityOf,
  integer,
  nullable,
  numeric,
  primary,
  type RowOf,
  smallint,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  code: primary(text()),
  slug: text(),
  kind: text(),
  width: nullable(numeric(6, 2)),
  aspect: nullable(numeric(6, 2)),
  rim_in: numeric(5, 2),
  overall_diameter_in: numeric(5, 1),
  load_range: nullable(text()),
  typical_load_index: nullable(smallint()),
  dual_load_index: nullable(smallint()),
  oe_fitment_count: withDefault(integer(), '0'),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.tire_size`. */
export type TireSizeRow = RowOf<typeof columns>;

export const tireSizeEntity = entityOf('catalogue.tire_size', columns);
