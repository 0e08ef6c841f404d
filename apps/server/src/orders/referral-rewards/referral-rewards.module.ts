import { Module } from '@nestjs/common';

import { CodeOwners, PricingModule } from '../../pricing/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { NoteReferrals } from './note-referrals.js';
import { OwnCodes } from './own-codes.js';

@Module({
  imports: [OrderModule, PricingModule, SsoModule],
  providers: [{ provide: CodeOwners, useClass: OwnCodes }, NoteReferrals],
})
export class ReferralRewardsModule {}
