import { Module } from '@nestjs/common';

import { CampaignsModule } from '../campaigns/index.js';
import { LocationsModule } from '../locations/index.js';
import { PricingModule } from '../pricing/index.js';
import { AdminArticlesController } from './articles/admin-articles.controller.js';
import { ArticleBook } from './articles/article-book.js';
import { ArticleListReader } from './articles/article-list.reader.js';
import { ArticleRepository } from './articles/article.repository.js';
import { ArticlesController } from './articles/articles.controller.js';
import { ReadArticles } from './articles/read-articles.js';
import { ShowArticle } from './articles/show-article.js';
import { WriteArticle } from './articles/write-article.js';
import { CampaignCalendar } from './campaign-calendar.js';
import { ChangeShopSettings } from './change-shop-settings.js';
import { ContentController } from './content.controller.js';
import { CurrentShopSettings } from './current-shop-settings.js';
import { FeaturedPromotions } from './featured-promotions.js';
import { GlobalsBook } from './globals-book.js';
import { PayLaterDiscounts } from './pay-later-discounts.js';
import { AdminRedirectsController } from './redirects/admin-redirects.controller.js';
import { ReadRedirects } from './redirects/read-redirects.js';
import { RedirectsController } from './redirects/redirects.controller.js';
import { SlugRedirectRepository } from './redirects/slug-redirect.repository.js';
import { SlugRedirects } from './redirects/slug-redirects.js';
import { WriteRedirect } from './redirects/write-redirect.js';
import { ShopSettingRepository } from './shop-setting.repository.js';
import { ShowGlobals } from './show-globals.js';

/** What every page shows: the settings of the shop, and of the campaign that is on; articles, pages and redirects. */
@Module({
  imports: [CampaignsModule, LocationsModule, PricingModule],
  controllers: [
    ContentController,
    ArticlesController,
    AdminArticlesController,
    RedirectsController,
    AdminRedirectsController,
  ],
  providers: [
    ShopSettingRepository,
    ChangeShopSettings,
    GlobalsBook,
    CampaignCalendar,
    CurrentShopSettings,
    FeaturedPromotions,
    PayLaterDiscounts,
    ShowGlobals,
    ArticleRepository,
    ArticleBook,
    ArticleListReader,
    ReadArticles,
    ShowArticle,
    WriteArticle,
    SlugRedirectRepository,
    SlugRedirects,
    ReadRedirects,
    WriteRedirect,
  ],
  exports: [CampaignCalendar, CurrentShopSettings, SlugRedirects],
})
export class ContentModule {}
