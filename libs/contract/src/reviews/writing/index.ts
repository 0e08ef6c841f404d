export * from './own-review.js';
export { REVIEW_FORM, refuseUnrated, type ReviewForm } from './review-form.js';
export * from './write-review.js';
