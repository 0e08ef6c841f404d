import { Module } from '@nestjs/common';

import { AccountTypesModule } from '../account-types/index.js';
import { CouponCodes, CouponRepository, MakeCoupons } from './coupons/index.js';
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
  PreviewedRules,
  PriceBook,
  PriceEntryRepository,
  PriceListRepository,
  PricingRefresh,
  PromotionRepository,
  ReplayRules,
  RulesReader,
  RuleTrail,
} from './rules/index.js';
import { ReferencePrices } from './reference/index.js';
import { PastPrices, PastRulesReader } from './explanations/index.js';
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
  imports: [AccountTypesModule],
  controllers: [AdminPromotionsController, AdminPriceListsController, AdminCouponsController],
  providers: [
    PromotionRepository,
    PriceListRepository,
    PriceEntryRepository,
    RulesReader,
    PriceBook,
    ReplayRules,
    PreviewedRules,
    PricingRefresh,
    CampaignRules,
    PriceViews,
    ReferencePrices,
    PastRulesReader,
    PastPrices,
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
    MakeCoupons,
    KnownKeys,
    RuleTrail,
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
    ReplayRules,
    PastPrices,
    RulesReader,
    CampaignRules,
    PromotionUses,
    ReleaseExpiredUses,
    ShopperFacts,
    CouponCodes,
  ],
})
export class PricingModule {}
