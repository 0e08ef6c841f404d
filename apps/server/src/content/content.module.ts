import { Module } from '@nestjs/common';

import { CampaignsModule } from '../campaigns/index.js';
import { LocationsModule } from '../locations/index.js';
import { PricingModule } from '../pricing/index.js';
import { CampaignCalendar } from './campaign-calendar.js';
import { ChangeShopSettings } from './change-shop-settings.js';
import { ContentController } from './content.controller.js';
import { CurrentShopSettings } from './current-shop-settings.js';
import { FeaturedPromotions } from './featured-promotions.js';
import { GlobalsBook } from './globals-book.js';
import { PayLaterDiscounts } from './pay-later-discounts.js';
import { ShopSettingRepository } from './shop-setting.repository.js';
import { ShowGlobals } from './show-globals.js';

/** What every page shows: the settings of the shop, and of the campaign that is on. */
@Module({
  imports: [CampaignsModule, LocationsModule, PricingModule],
  controllers: [ContentController],
  providers: [
    ShopSettingRepository,
    ChangeShopSettings,
    GlobalsBook,
    CampaignCalendar,
    CurrentShopSettings,
    FeaturedPromotions,
    PayLaterDiscounts,
    ShowGlobals,
  ],
  exports: [CampaignCalendar, CurrentShopSettings],
})
export class ContentModule {}
