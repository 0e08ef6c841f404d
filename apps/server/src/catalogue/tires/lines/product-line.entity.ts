import {
  boolean,
  entityOf,
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
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  brand_slug: text(),
  slug: text(),
  name: text(),
  category_id: smallint(),
  vehicle_type: text(),
  description: text(),
  utqg_treadwear: nullable(integer()),
  warranty_miles: nullable(integer()),
  has_snowflake: withDefault(boolean(), 'false'),
  score_long_lasting: nullable(numeric(3, 1)),
  score_handling: nullable(numeric(3, 1)),
  score_traction: nullable(numeric(3, 1)),
  score_durability: nullable(numeric(3, 1)),
  score_overall: nullable(numeric(3, 1)),
  rating: nullable(numeric(2, 1)),
  review_count: withDefault(integer(), '0'),
  image_key: text(),
  is_our_pick: withDefault(boolean(), 'false'),
  confidence: text(),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
  is_for_electric: withDefault(boolean(), 'false'),
  pick_position: nullable(integer()),
  pick_starts_at: nullable(timestamptz()),
  pick_ends_at: nullable(timestamptz()),
  score_version: nullable(integer()),
  address: text(),
};

/** A row of `catalogue.product_line`. */
export type ProductLineRow = RowOf<typeof columns>;

export const productLineEntity = entityOf('catalogue.product_line', columns);
