import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  GUEST,
  type PriceContext,
  type PriceShopper,
  STANDARD_RULES,
  verifiedDiscounts,
} from '@simpletread/domain';

import type { Preview } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { nextPriceChange, type PriceView, priceView } from './price-view.js';
import { ShopVersions } from '../../platform/shop-state/index.js';
import { PreviewedRules, PriceBook } from '../rules/index.js';
import { ShopperFacts } from '../shopper/index.js';
import type { PriceCustomer } from '../uses/index.js';

/** The facts that affect a price besides the tires. Absent facts are unknown. */
export type PriceOccasion = Partial<
  Pick<PriceContext, 'at' | 'zip' | 'vehicle' | 'paymentMethod' | 'coupon'>
>;

const STANDING = [...STANDARD_RULES.promotions, ...verifiedDiscounts()];

export const UNKNOWN_SHOPPER: PriceCustomer = { accountId: null, email: null };

/**
 * The customer whose prices a request asks for: the signed-in account, or the customer that staff preview the shop as.
 */
export const priceCustomer = (
  signedIn: { readonly accountId: string } | null,
  preview: Preview | null = null,
): PriceCustomer => ({ ...UNKNOWN_SHOPPER, accountId: signedIn?.accountId ?? null, preview });

/** Prices as customers see them, by the current rules and the customer's own records. */
@Injectable()
export class PriceViews implements OnModuleInit {
  constructor(
    private readonly book: PriceBook,
    private readonly previewed: PreviewedRules,
    private readonly shoppers: ShopperFacts,
    private readonly clock: Clock,
    private readonly shopVersions: ShopVersions,
  ) {}

  onModuleInit(): void {
    this.book.addSource(() => Promise.resolve(STANDING));
    this.shopVersions.add('prices', {
      version: () => this.book.version(),
      nextChange: async (at) => nextPriceChange(await this.book.rules(), at),
    });
  }

  /** For displayed prices: the customer's standing may be seconds old, and a preview carries its own. */
  async of(customer: PriceCustomer, occasion: PriceOccasion = {}): Promise<PriceView> {
    const { preview = null } = customer;
    return preview === null
      ? this.view(occasion, await this.shoppers.of(customer))
      : this.inPreview(preview, occasion);
  }

  /** For prices that are charged. */
  async charged(customer: PriceCustomer, occasion: PriceOccasion = {}): Promise<PriceView> {
    return this.view(occasion, await this.shoppers.fresh(customer));
  }

  /** For a hypothetical customer. */
  supposed(shopper: Partial<PriceShopper>, occasion: PriceOccasion): Promise<PriceView> {
    return this.view(occasion, { ...GUEST, ...shopper });
  }

  private async inPreview(preview: Preview, { vehicle = null }: PriceOccasion): Promise<PriceView> {
    const { at, shopper, zip, paymentMethod } = preview;
    const rules = await this.previewed.of(preview);
    return priceView(rules, { at, shopper, zip, vehicle, paymentMethod, coupon: null });
  }

  private async view(
    { at = this.clock.now(), zip = null, vehicle = null, paymentMethod = null, coupon = null }: PriceOccasion,
    shopper: PriceContext['shopper'],
  ): Promise<PriceView> {
    const rules = await this.book.rules();
    return priceView(rules, { at, shopper, zip, vehicle, paymentMethod, coupon });
  }
}
