export { type CodeBuyer, CodeOwners } from './code-owners.js';
export { CodePromotions, type CodeTerms } from './code-promotions.js';
export { CouponCodes, type CouponWish } from './coupon-codes.js';
export { type CouponBatch, CouponRepository, type NewBatch } from './coupon.repository.js';
export { MakeCoupons } from './make-coupons.js';
