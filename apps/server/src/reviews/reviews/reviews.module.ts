import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule, RatingBook } from '../../catalogue/index.js';
import { ListHubReviews } from './list-hub-reviews.js';
import { ListReviews } from './list-reviews.js';
import { ReviewBook } from './review-book.js';
import { SayingBook } from './saying-book.js';
import { SayingReader } from './saying.reader.js';
import { ReviewReader } from './review.reader.js';
import { ReviewsController } from './reviews.controller.js';
import { reviewEntity } from './review.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([reviewEntity]), CatalogueModule],
  controllers: [ReviewsController],
  providers: [
    ReviewReader,
    ReviewBook,
    SayingBook,
    SayingReader,
    ListReviews,
    ListHubReviews,
    { provide: RatingBook, useExisting: ReviewBook },
  ],
})
export class ProductReviewsModule {}
