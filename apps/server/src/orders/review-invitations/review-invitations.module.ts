import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { ReviewsModule } from '../../reviews/index.js';
import { InviteReviews } from './invite-reviews.js';
import { reviewInvitationEntity } from './review-invitation.entity.js';
import { ReviewInvitations } from './review-invitation.repository.js';

/** Buyers are asked for reviews. Decision record 176. */
@Module({
  imports: [TypeOrmModule.forFeature([reviewInvitationEntity]), CatalogueModule, ReviewsModule],
  providers: [InviteReviews, ReviewInvitations],
  exports: [ReviewInvitations],
})
export class ReviewInvitationsModule {}
