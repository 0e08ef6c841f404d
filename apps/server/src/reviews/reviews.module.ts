import { Module } from '@nestjs/common';

import { ModerationModule } from './moderation/index.js';
import { ReviewPicturesModule } from './pictures/index.js';
import { ReviewRepliesModule } from './replies/index.js';
import { ProductReviewsModule } from './reviews/index.js';
import { SubmissionsModule } from './submissions/index.js';
import { ReviewSyndicationModule } from './syndication/index.js';
import { ReviewVotesModule } from './votes/index.js';
import { ReviewWritingModule } from './writing/index.js';

const FEATURES = [
  ModerationModule,
  ProductReviewsModule,
  ReviewPicturesModule,
  ReviewRepliesModule,
  ReviewSyndicationModule,
  ReviewVotesModule,
  ReviewWritingModule,
  SubmissionsModule,
];

/** Buyers' reviews of tires. */
@Module({ imports: FEATURES, exports: FEATURES })
export class ReviewsModule {}
