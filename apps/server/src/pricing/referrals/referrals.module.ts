import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { SsoModule } from '../../sso/index.js';
import { CouponsModule } from '../coupons/index.js';
import { UsesModule } from '../uses/index.js';
import { ForgetInvitations } from './forget-invitations.js';
import { InviteFriends } from './invite-friends.js';
import { PersonalReferrals } from './personal-referrals.js';
import { ReferralPrograms } from './referral-program.js';
import { ReferralRepository } from './referral.repository.js';
import { ReferralsController } from './referrals.controller.js';
import { ShowReferrals } from './show-referrals.js';
import { ReferralListReader } from './staff/referral-list.reader.js';
import { StaffReferralsController } from './staff/referrals.controller.js';
import { advocateEntity } from './advocate.entity.js';
import { invitationEntity } from './invitation.entity.js';
import { referralEntity } from './referral.entity.js';
import { referralProgramEntity } from './referral-program.entity.js';

/** Referrals: codes, invitations and rewards for delivered orders. */
@Module({
  imports: [
    TypeOrmModule.forFeature([advocateEntity, invitationEntity, referralEntity, referralProgramEntity]),
    CouponsModule,
    SsoModule,
    UsesModule,
  ],
  controllers: [StaffReferralsController, ReferralsController],
  providers: [
    ReferralListReader,
    ReferralRepository,
    ReferralPrograms,
    InviteFriends,
    ShowReferrals,
    PersonalReferrals,
    ForgetInvitations,
  ],
  exports: [ReferralRepository, ReferralPrograms],
})
export class ReferralsModule {}
