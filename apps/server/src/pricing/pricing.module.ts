import { Module } from '@nestjs/common';

import { CouponsModule } from './coupons/index.js';
import { ExplanationsModule } from './explanations/index.js';
import { GiftCardsModule } from './gift-cards/index.js';
import { PriceListsModule } from './price-lists/index.js';
import { PriceModule } from './price/index.js';
import { PromotionsModule } from './promotions/index.js';
import { ReferenceModule } from './reference/index.js';
import { ReferralsModule } from './referrals/index.js';
import { RulesModule } from './rules/index.js';
import { ShopperModule } from './shopper/index.js';
import { UsesModule } from './uses/index.js';

const FEATURES = [
  CouponsModule,
  ExplanationsModule,
  GiftCardsModule,
  PriceListsModule,
  PriceModule,
  PromotionsModule,
  ReferenceModule,
  ReferralsModule,
  RulesModule,
  ShopperModule,
  UsesModule,
];

/**
 * The rules that make prices, shoppers' standings, codes and uses. It knows neither tires nor orders; both ask it for
 * prices.
 */
@Module({ imports: FEATURES, exports: FEATURES })
export class PricingModule {}
