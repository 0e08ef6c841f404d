import { Module } from '@nestjs/common';

import { ProductReviewsModule } from './reviews/index.js';

const FEATURES = [ProductReviewsModule];

/** Buyers' reviews of tires. */
@Module({ imports: FEATURES, exports: FEATURES })
export class ReviewsModule {}
