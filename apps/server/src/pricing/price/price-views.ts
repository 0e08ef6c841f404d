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

/** What a price is asked for besides tires; what is left out is not known. */
export type PriceOccasion = Partial<
  Pick<PriceContext, 'at' | 'zip' | 'vehicle' | 'paymentMethod' | 'coupon'>
>;

const STANDING = [...STANDARD_RULES.promotions, ...verifiedDiscounts()];

export const NOBODY: PriceCustomer = { accountId: null, email: null };

/**
 * Whose prices a request is for: those of who is signed in, of whom nothing but the account counts, or of whom staff look at the shop
 * as in a preview.
 */
export const priceCustomer = (
  signedIn: { readonly accountId: string } | null,
  preview: Preview | null = null,
): PriceCustomer => ({ ...NOBODY, accountId: signedIn?.accountId ?? null, preview });

/** Prices as customers see them: by the rules of now, for who they are by their own rows. */
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

  /** For prices that are shown: who somebody is may be seconds old, and a preview says it all itself. */
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

  /** For somebody who is only supposed. */
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
