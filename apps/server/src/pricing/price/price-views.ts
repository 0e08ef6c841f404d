import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Cents,
  GUEST,
  type PriceContext,
  type PriceRules,
  type PriceShopper,
  STANDARD_RULES,
  subtractCents,
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

/** Uses by a replaced order don't count. */
const withFreed = (rules: PriceRules, freed: ReadonlyMap<string, Cents>): PriceRules =>
  freed.size === 0
    ? rules
    : {
        ...rules,
        promotions: rules.promotions.map((promotion) => {
          const amount = freed.get(promotion.promotionId);
          if (amount === undefined) return promotion;
          const { uses, spentInCents } = promotion.use;
          return {
            ...promotion,
            use: { uses: uses - 1, spentInCents: subtractCents(spentInCents, amount) },
          };
        }),
      };

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
      ? this.view(occasion, await this.shoppers.of(customer), await this.shoppers.freedBy(customer))
      : this.inPreview(preview, occasion);
  }

  /** For prices that are charged. */
  async charged(customer: PriceCustomer, occasion: PriceOccasion = {}): Promise<PriceView> {
    const freed = await this.shoppers.freedBy(customer);
    return this.view(occasion, await this.shoppers.fresh(customer), freed);
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
    freed: ReadonlyMap<string, Cents> = new Map(),
  ): Promise<PriceView> {
    const rules = withFreed(await this.book.rules(), freed);
    return priceView(rules, { at, shopper, zip, vehicle, paymentMethod, coupon });
  }
}
