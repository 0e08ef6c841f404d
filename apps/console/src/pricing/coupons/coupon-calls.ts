import { type createCouponBatch, withdrawCouponBatch, exportCoupons } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type CouponInput = BodyOf<typeof createCouponBatch>;

/** Coupons, beyond lists and records. */
export const couponCalls = {
  withdrawCouponBatch: (id: string, idempotencyKey: string) =>
    client.call(withdrawCouponBatch, { params: { id } }, { idempotencyKey }),
  exportCoupons: (id: string) => client.call(exportCoupons, { params: { id } }),
};

export const useCouponCalls = () => useCalls(couponCalls);
