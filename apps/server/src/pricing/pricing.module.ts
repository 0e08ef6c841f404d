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

/** What prices are made by: rules, who buys, codes and uses. It knows no tires and no orders, which ask it for prices. */
@Module({ imports: FEATURES, exports: FEATURES })
export class PricingModule {}
