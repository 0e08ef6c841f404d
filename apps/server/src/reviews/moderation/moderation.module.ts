import { Module } from '@nestjs/common';

import { SubmissionsModule } from '../submissions/index.js';
import { ModerateReview } from './staff/moderate-review.js';
import { ModerationController } from './staff/moderation.controller.js';
import { ReviewListReader } from './staff/review-list.reader.js';

@Module({
  imports: [SubmissionsModule],
  controllers: [ModerationController],
  providers: [ModerateReview, ReviewListReader],
})
export class ModerationModule {}
