export { CouponCodes, type CouponWish } from './coupon-codes.js';
export { type CouponBatch, CouponRepository, type NewBatch } from './coupon.repository.js';
export { MakeCoupons } from './make-coupons.js';
