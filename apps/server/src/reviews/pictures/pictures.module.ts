import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ForgetReviewPictures } from './forget-pictures.js';
import { ReviewPicturesController } from './pictures.controller.js';
import { reviewPictureEntity } from './review-picture.entity.js';
import { ReviewPictures } from './review-pictures.js';

/** Pictures of reviews. Decision record 185. */
@Module({
  imports: [TypeOrmModule.forFeature([reviewPictureEntity])],
  controllers: [ReviewPicturesController],
  providers: [ForgetReviewPictures, ReviewPictures],
  exports: [ReviewPictures],
})
export class ReviewPicturesModule {}
