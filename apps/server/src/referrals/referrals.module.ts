import { Module } from '@nestjs/common';

import { GiftCardsModule } from '../gift-cards/index.js';
import { IdentityModule } from '../identity/index.js';
import { OrdersModule } from '../orders/index.js';
import { CodeOwners, PricingModule } from '../pricing/index.js';
import { ForgetInvitations } from './forget-invitations.js';
import { InviteFriends } from './invite-friends.js';
import { NoteReferrals } from './note-referrals.js';
import { OwnCodes } from './own-codes.js';
import { PersonalReferrals } from './personal-referrals.js';
import { ReferralPrograms } from './referral-program.js';
import { ReferralRepository } from './referral.repository.js';
import { ReferralsController } from './referrals.controller.js';
import { ShowReferrals } from './show-referrals.js';

/** Customers who bring friends: codes, invitations, and what a delivered order earns. */
@Module({
  imports: [GiftCardsModule, IdentityModule, OrdersModule, PricingModule],
  controllers: [ReferralsController],
  providers: [
    ReferralRepository,
    ReferralPrograms,
    { provide: CodeOwners, useClass: OwnCodes },
    InviteFriends,
    ShowReferrals,
    NoteReferrals,
    PersonalReferrals,
    ForgetInvitations,
  ],
  exports: [ReferralPrograms],
})
export class ReferralsModule {}
