import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { helpfulVoteEntity } from './helpful-vote.entity.js';
import { HelpfulVotes } from './helpful-votes.js';
import { PersonalVotes } from './personal-votes.js';
import { VoteForReview } from './vote-for-review.js';
import { ReviewVotesController } from './votes.controller.js';

/** Votes of readers for reviews. Decision record 186. */
@Module({
  imports: [TypeOrmModule.forFeature([helpfulVoteEntity])],
  controllers: [ReviewVotesController],
  providers: [HelpfulVotes, PersonalVotes, VoteForReview],
})
export class ReviewVotesModule {}
