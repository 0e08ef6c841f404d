import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./CouponBatchList.js')).CouponBatchList }));
const show = lazy(async () => ({ default: (await import('./CouponBatchPage.js')).CouponBatchPage }));

export const couponBatches = { name: 'coupon-batches', list, show };
export { PromotionCoupons } from './PromotionCoupons.js';
