import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule, RatingBook } from '../../catalogue/index.js';
import { InstallersModule } from '../../installers/index.js';
import { ListHubReviews } from './list-hub-reviews.js';
import { ListReviews } from './list-reviews.js';
import { ListShopReviews } from './list-shop-reviews.js';
import { ReviewBook } from './review-book.js';
import { SayingBook } from './saying-book.js';
import { SayingReader } from './saying.reader.js';
import { ReviewReader } from './review.reader.js';
import { ShopReviewReader } from './shop-review.reader.js';
import { ReviewsController } from './reviews.controller.js';
import { reviewEntity } from './review.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([reviewEntity]), CatalogueModule, InstallersModule],
  controllers: [ReviewsController],
  providers: [
    ReviewReader,
    ReviewBook,
    SayingBook,
    SayingReader,
    ListReviews,
    ListHubReviews,
    ListShopReviews,
    ShopReviewReader,
    { provide: RatingBook, useExisting: ReviewBook },
  ],
})
export class ProductReviewsModule {}
