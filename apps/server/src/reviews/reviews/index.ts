export { type ReviewRow } from './review.entity.js';
export { reviewOf } from './review-of.js';
export { ProductReviewsModule } from './reviews.module.js';
