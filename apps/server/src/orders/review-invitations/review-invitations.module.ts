import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { InstallersModule } from '../../installers/index.js';
import { ReviewsModule } from '../../reviews/index.js';
import { InviteReviews } from './invite-reviews.js';
import { ReviewInvitationsController } from './review-invitations.controller.js';
import { reviewRefusalEntity } from './review-refusal.entity.js';
import { ReviewRefusals } from './review-refusals.js';
import { reviewInvitationEntity } from './review-invitation.entity.js';
import { ReviewInvitations } from './review-invitation.repository.js';

/** Buyers are asked for reviews. Decision record 176. */
@Module({
  imports: [
    TypeOrmModule.forFeature([reviewInvitationEntity, reviewRefusalEntity]),
    CatalogueModule,
    InstallersModule,
    ReviewsModule,
  ],
  controllers: [ReviewInvitationsController],
  providers: [InviteReviews, ReviewInvitations, ReviewRefusals],
  exports: [ReviewInvitations],
})
export class ReviewInvitationsModule {}
