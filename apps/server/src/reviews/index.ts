export { ReviewsModule } from './reviews.module.js';
