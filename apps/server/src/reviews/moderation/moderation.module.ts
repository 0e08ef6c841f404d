import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { ReviewPicturesModule } from '../pictures/index.js';
import { ReviewRepliesModule } from '../replies/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { ModerateReview } from './staff/moderate-review.js';
import { ModerationController } from './staff/moderation.controller.js';
import { OrderNumbers } from './staff/order-numbers.reader.js';
import { RepliesController } from './staff/replies.controller.js';
import { ReplyToReview } from './staff/reply-to-review.js';
import { ReviewListReader } from './staff/review-list.reader.js';

@Module({
  imports: [CatalogueModule, ReviewPicturesModule, ReviewRepliesModule, SubmissionsModule],
  controllers: [ModerationController, RepliesController],
  providers: [ModerateReview, OrderNumbers, ReplyToReview, ReviewListReader],
})
export class ModerationModule {}
