export { CodeOwners, type CodeBuyer } from './code-owners.js';
export { CodePromotions, type CodeTerms } from './code-promotions.js';
export { type CouponBatchRow } from './coupon-batch.entity.js';
export { CouponCodes } from './coupon-codes.js';
export { type CouponRow } from './coupon.entity.js';
export { CouponRepository } from './coupon.repository.js';
export { CouponsModule } from './coupons.module.js';
