import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { InstallersModule } from '../../installers/index.js';
import { ReviewPicturesModule } from '../pictures/index.js';
import { BuyersReviews } from './buyers-reviews.js';
import { ForgetReviewNetworks } from './forget-networks.js';
import { LookAtReview } from './look-at-review.js';
import { PersonalReviews } from './personal-reviews.js';
import { ReviewMails } from './review-mails.js';
import { ReviewSteps } from './review-steps.js';
import { ReviewTokens } from './review-tokens.js';
import { ReviewRepository } from './review.repository.js';
import { submissionEntity } from './submission.entity.js';

const SHARED = [BuyersReviews, LookAtReview, ReviewMails, ReviewRepository, ReviewSteps, ReviewTokens];

@Module({
  imports: [
    TypeOrmModule.forFeature([submissionEntity]),
    CatalogueModule,
    InstallersModule,
    ReviewPicturesModule,
  ],
  providers: [...SHARED, ForgetReviewNetworks, PersonalReviews],
  exports: SHARED,
})
export class SubmissionsModule {}
