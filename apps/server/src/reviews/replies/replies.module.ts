import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { replyEntity } from './reply.entity.js';
import { ReviewReplies } from './review-replies.js';

/** Replies of the shop and of brands to reviews. Decision record 189. */
@Module({
  imports: [TypeOrmModule.forFeature([replyEntity])],
  providers: [ReviewReplies],
  exports: [ReviewReplies],
})
export class ReviewRepliesModule {}
