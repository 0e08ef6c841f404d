import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { SsoModule } from '../../sso/index.js';
import { RulesModule } from '../rules/index.js';
import { CustomerKeys } from './customer-key.js';
import { CustomerMailboxes } from './customer-mailboxes.js';
import { ForgetGuestUses } from './forget-guest-uses.js';
import { PersonalUses } from './personal-uses.js';
import { PromotionUses } from './promotion-uses.js';
import { RedemptionRepository } from './redemption.repository.js';
import { ReleaseExpiredUses } from './release-expired-uses.js';
import { customerUseEntity } from './customer-use.entity.js';
import { redemptionEntity } from './redemption.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([customerUseEntity, redemptionEntity]), RulesModule, SsoModule],
  providers: [
    CustomerKeys,
    CustomerMailboxes,
    RedemptionRepository,
    PromotionUses,
    ReleaseExpiredUses,
    PersonalUses,
    ForgetGuestUses,
  ],
  exports: [CustomerKeys, CustomerMailboxes, PromotionUses, RedemptionRepository],
})
export class UsesModule {}
