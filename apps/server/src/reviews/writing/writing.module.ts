import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { InstallersModule } from '../../installers/index.js';
import { SsoModule } from '../../sso/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { ReviewPicturesModule } from '../pictures/index.js';
import { AddReviewPicture } from './add-review-picture.js';
import { ShowOwnReview } from './own-review.js';
import { TakeReview } from './take-review.js';
import { WriteReview } from './write-review.js';
import { WriteShopReview } from './write-shop-review.js';
import { WriterSteps } from './writer-steps.js';
import { ReviewWritingController } from './writing.controller.js';

@Module({
  imports: [CatalogueModule, InstallersModule, ReviewPicturesModule, SsoModule, SubmissionsModule],
  controllers: [ReviewWritingController],
  providers: [AddReviewPicture, ShowOwnReview, TakeReview, WriteReview, WriteShopReview, WriterSteps],
})
export class ReviewWritingModule {}
