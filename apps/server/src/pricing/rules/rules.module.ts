import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CampaignRules } from './campaign-rules.js';
import { DailyDeals } from './daily-deals.js';
import { NamedRules } from './named-rules.reader.js';
import { PreviewedRules } from './previewed-rules.js';
import { PriceBook } from './price-book.js';
import { PriceEntryRepository } from './price-entry.repository.js';
import { PriceListRepository } from './price-list.repository.js';
import { PricingRefresh } from './pricing-refresh.js';
import { PromotionRepository } from './promotion.repository.js';
import { RuleClaims } from './rule-claims.js';
import { RuleMaker } from './rule-maker.js';
import { RulesReader } from './rules.reader.js';
import { KnownKeys } from './staff/known-keys.reader.js';
import { dailyDealEntity } from './daily-deal.entity.js';
import { priceListEntity } from './price-list.entity.js';
import { priceListEntryEntity } from './price-list-entry.entity.js';
import { pricingRevisionEntity } from './pricing-revision.entity.js';
import { promotionUseEntity } from './promotion-use.entity.js';
import { promotionEntity } from './promotion.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      dailyDealEntity,
      priceListEntity,
      priceListEntryEntity,
      pricingRevisionEntity,
      promotionEntity,
      promotionUseEntity,
    ]),
  ],
  providers: [
    PromotionRepository,
    PriceListRepository,
    PriceEntryRepository,
    RuleMaker,
    RulesReader,
    PriceBook,
    NamedRules,
    PreviewedRules,
    PricingRefresh,
    CampaignRules,
    RuleClaims,
    DailyDeals,
    KnownKeys,
  ],
  exports: [
    PromotionRepository,
    RuleClaims,
    KnownKeys,
    PriceEntryRepository,
    PriceListRepository,
    PriceBook,
    CampaignRules,
    NamedRules,
    PreviewedRules,
  ],
})
export class RulesModule {}
