export { ReviewsModule } from './reviews.module.js';
export { type PurchaseClaim, PurchaseProof } from './writing/index.js';
