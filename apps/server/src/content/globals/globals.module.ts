import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { PricingModule } from '../../pricing/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { ShopSettingsModule } from '../shop-settings/index.js';
import { CampaignCalendar } from './campaign-calendar.js';
import { CurrentShopSettings } from './current-shop-settings.js';
import { FeaturedPromotions } from './featured-promotions.js';
import { GlobalsBook } from './globals-book.js';
import { GlobalsController } from './globals.controller.js';
import { Lenders } from './lenders.js';
import { PayLaterDiscounts } from './pay-later-discounts.js';
import { ShowGlobals } from './show-globals.js';
import { contentRevisionEntity } from './content-revision.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([contentRevisionEntity]),
    CampaignsModule,
    DeliveryModule,
    PricingModule,
    ShopSettingsModule,
  ],
  controllers: [GlobalsController],
  providers: [
    GlobalsBook,
    CampaignCalendar,
    CurrentShopSettings,
    FeaturedPromotions,
    Lenders,
    PayLaterDiscounts,
    ShowGlobals,
  ],
  exports: [CurrentShopSettings, CampaignCalendar, Lenders],
})
export class GlobalsModule {}
