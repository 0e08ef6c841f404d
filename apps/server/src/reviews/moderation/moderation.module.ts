import { Module } from '@nestjs/common';

import { ReviewPicturesModule } from '../pictures/index.js';
import { SubmissionsModule } from '../submissions/index.js';
import { ModerateReview } from './staff/moderate-review.js';
import { ModerationController } from './staff/moderation.controller.js';
import { ReviewListReader } from './staff/review-list.reader.js';

@Module({
  imports: [ReviewPicturesModule, SubmissionsModule],
  controllers: [ModerationController],
  providers: [ModerateReview, ReviewListReader],
})
export class ModerationModule {}
