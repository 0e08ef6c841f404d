export { ProductReviewsModule } from './reviews.module.js';
