export { type ReviewRow } from './reviews/index.js';
export { ReviewsModule } from './reviews.module.js';
export { BuyersReviews } from './submissions/index.js';
export { type PurchaseClaim, PurchaseProof } from './writing/index.js';
