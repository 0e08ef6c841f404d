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
  promotion_id: uuid(),
  name: text(),
  prefix: withDefault(text(), "''::text"),
  own_code: nullable(text()),
  size: integer(),
  made: withDefault(integer(), '0'),
  uses_per_code: nullable(bigint()),
  withdrawn_at: nullable(timestamptz()),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `pricing.coupon_batch`. */
export type CouponBatchRow = RowOf<typeof columns>;

export const couponBatchEntity = entityOf('pricing.coupon_batch', columns);
