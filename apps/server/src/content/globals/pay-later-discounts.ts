import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ShopSettings } from '@simpletread/contract';
import { payLaterDiscounts, type Promotion } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { PriceBook } from '../../pricing/index.js';
import { CurrentShopSettings } from './current-shop-settings.js';
import { ShopSettingRepository } from '../shop-settings/index.js';

/** Applies the settings' pay-later percentages to every price [R9.11]. */
@Injectable()
export class PayLaterDiscounts implements OnModuleInit {
  private made: { readonly of: ShopSettings; readonly promotions: readonly Promotion[] } | null = null;

  constructor(
    private readonly settings: CurrentShopSettings,
    private readonly stored: ShopSettingRepository,
    private readonly database: Database,
    private readonly book: PriceBook,
  ) {}

  onModuleInit(): void {
    this.book.addSource(
      (at) => (at === undefined ? this.promotions() : this.promotionsAt(at)),
      (from, to) => this.stored.changesWithin(this.database, from, to),
    );
  }

  /** The same value until the settings change. */
  private async promotions(): Promise<readonly Promotion[]> {
    const settings = await this.settings.read();
    if (this.made?.of !== settings)
      this.made = { of: settings, promotions: payLaterDiscounts(settings.paymentTypeDiscountInPercentage) };
    return this.made.promotions;
  }

  private async promotionsAt(at: Date): Promise<readonly Promotion[]> {
    const settings = await this.stored.at(this.database, at);
    return payLaterDiscounts(settings.paymentTypeDiscountInPercentage);
  }
}
