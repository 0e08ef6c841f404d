import { Module } from '@nestjs/common';

import { ArticlesModule } from './articles/index.js';
import { CampaignsModule } from './campaigns/index.js';
import { GlobalsModule } from './globals/index.js';
import { MailingListModule } from './mailing-list/index.js';
import { PreviewModule } from './preview/index.js';
import { RedirectsModule } from './redirects/index.js';
import { ShopSettingsModule } from './shop-settings/index.js';

const FEATURES = [
  ArticlesModule,
  CampaignsModule,
  GlobalsModule,
  MailingListModule,
  PreviewModule,
  RedirectsModule,
  ShopSettingsModule,
];

/** Content of every page: the shop's settings, the current campaign, articles, pages and redirects. */
@Module({ imports: FEATURES, exports: FEATURES })
export class ContentModule {}
