import { Injectable, type OnModuleInit } from '@nestjs/common';

import { PriceBook } from '../../pricing/index.js';
import { CurrentShopSettings } from './current-shop-settings.js';

/** Lets the settings choose the featured promotions of the deals pages [R9.17]. */
@Injectable()
export class FeaturedPromotions implements OnModuleInit {
  constructor(
    private readonly settings: CurrentShopSettings,
    private readonly book: PriceBook,
  ) {}

  onModuleInit(): void {
    this.book.featureBy(async () => (await this.settings.read()).featuredPromotionIds);
  }
}
