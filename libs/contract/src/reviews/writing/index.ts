export * from './own-review.js';
export { REVIEW_FORM, refuseUnrated, type ReviewForm } from './review-form.js';
export { SHOP_REVIEW_FORM, type ShopReviewForm } from './shop-review-form.js';
export * from './write-review.js';
export * from './write-shop-review.js';
