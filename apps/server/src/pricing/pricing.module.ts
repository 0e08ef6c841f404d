import { Module } from '@nestjs/common';

import { AccountTypesModule } from '../account-types/index.js';
import { ShopStateModule } from '../shop-state/index.js';
import { CodePromotions, CouponCodes, CouponRepository, MakeCoupons } from './coupons/index.js';
import {
  AdminCouponsController,
  AdminPriceListsController,
  AdminPromotionsController,
  CouponBatchView,
  KnownKeys,
  PriceListView,
  PromotionView,
  SaveEntries,
  WriteCouponBatch,
  WritePriceList,
  WritePromotion,
} from './desk/index.js';
import {
  CampaignRules,
  DailyDeals,
  PreviewedRules,
  PriceBook,
  PriceEntryRepository,
  PriceListRepository,
  PricingRefresh,
  PromotionRepository,
  NamedRules,
  RuleClaims,
  RuleMaker,
  RulesReader,
} from './rules/index.js';
import { ReferencePrices } from './reference/index.js';
import { PastPrices, PastRulesReader, PeriodRules, PeriodRulesReader } from './explanations/index.js';
import { PriceViews } from './price-views.js';
import { RememberedStandings, ShopperFacts } from './shopper/index.js';
import {
  CustomerKeys,
  ForgetGuestUses,
  PersonalUses,
  PromotionUses,
  RedemptionRepository,
  ReleaseExpiredUses,
} from './uses/index.js';

/** What prices are made by: rules, who buys, codes and uses. It knows no tires and no orders, which ask it for prices. */
@Module({
  imports: [AccountTypesModule, ShopStateModule],
  controllers: [AdminPromotionsController, AdminPriceListsController, AdminCouponsController],
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
    PriceViews,
    ReferencePrices,
    PastRulesReader,
    PastPrices,
    PeriodRulesReader,
    PeriodRules,
    CustomerKeys,
    RedemptionRepository,
    PromotionUses,
    ReleaseExpiredUses,
    PersonalUses,
    ForgetGuestUses,
    RememberedStandings,
    ShopperFacts,
    CouponRepository,
    CouponCodes,
    CodePromotions,
    MakeCoupons,
    KnownKeys,
    PromotionView,
    WritePromotion,
    PriceListView,
    WritePriceList,
    SaveEntries,
    CouponBatchView,
    WriteCouponBatch,
  ],
  exports: [
    ReferencePrices,
    PriceBook,
    PriceViews,
    NamedRules,
    PastPrices,
    PeriodRules,
    RulesReader,
    CampaignRules,
    RuleClaims,
    DailyDeals,
    PromotionUses,
    ReleaseExpiredUses,
    ShopperFacts,
    CouponCodes,
    CodePromotions,
    CustomerKeys,
  ],
})
export class PricingModule {}
