import {
  bigint,
  entityOf,
  primary,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  code: primary(text()),
  batch_id: uuid(),
  uses: withDefault(bigint(), '0'),
};

/** A row of `pricing.coupon`. */
export type CouponRow = RowOf<typeof columns>;

export const couponEntity = entityOf('pricing.coupon', columns);
