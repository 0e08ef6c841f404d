import {
  bigint,
  boolean,
  bpchar,
  integer,
  jsonb,
  type RowOf,
  text,
  timestamptz,
  uuid,
  viewOf,
} from '../../platform/database/index.js';

const columns = {
  id: uuid(),
  updated_at: timestamptz(),
  fulfilment: text(),
  zip: bpchar(),
  install_price_in_cents: bigint(),
  vehicle: jsonb(),
  coupon_promotion_id: uuid(),
  line_id: uuid(),
  position: integer(),
  tire_id: uuid(),
  quantity: integer(),
  has_road_hazard: boolean(),
};

/** A row of `carts.left_cart`. */
export type LeftCartRow = RowOf<typeof columns>;

export const leftCartEntity = viewOf('carts.left_cart', columns);
