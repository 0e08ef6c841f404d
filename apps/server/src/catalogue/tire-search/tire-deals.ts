import { Injectable } from '@nestjs/common';
import {
  isInScope,
  type PriceRules,
  type PriceShopper,
  type PublicDeal,
  publicDeals,
} from '@simpletread/domain';

import type { PriceView } from '../../pricing/index.js';
import { traitsOfTire, type UnstockedTire } from '../tires/index.js';
import type { Offer } from './offer.js';

/** The deals that an offer is in, as the filter of results knows them. */
export type DealsOfOffer = (offer: Offer) => readonly PublicDeal[];

export const NO_DEALS: DealsOfOffer = () => [];

interface Shelf {
  readonly deals: readonly PublicDeal[];
  readonly byTire: WeakMap<UnstockedTire, readonly PublicDeal[]>;
}

const isSame = (a: readonly PublicDeal[], b: readonly PublicDeal[]): boolean =>
  a.length === b.length && a.every(({ promotion }, at) => promotion === b[at]?.promotion);

const isFor = (
  { promotion: { conditions } }: PublicDeal,
  { priceGroup, accountTypes }: PriceShopper,
): boolean =>
  (conditions.priceGroups.length === 0 || conditions.priceGroups.includes(priceGroup)) &&
  (conditions.accountTypes.length === 0 ||
    accountTypes.some((type) => conditions.accountTypes.includes(type)));

/** The deals of a tire, looked up once per tire until the deals change. */
@Injectable()
export class TireDeals {
  private readonly shelves = new WeakMap<PriceRules, Shelf>();

  /** Returns the public deals that apply to all tires of an offer and are meant for this shopper. */
  of({ rules, context: { at, shopper } }: PriceView): DealsOfOffer {
    const shelf = this.shelfOf(rules, at);
    if (shelf.deals.length === 0) return NO_DEALS;
    const isForAll = shelf.deals.every((deal) => isFor(deal, shopper));
    return ({ tire, rear }) => {
      const ofFront = dealsOf(tire.facts, shelf);
      // The usual case, reached for hundreds of offers, so nothing is allocated.
      if (isForAll && rear === null) return ofFront;
      const ofRear = rear === null ? ofFront : dealsOf(rear.facts, shelf);
      return ofFront.filter((deal) => ofRear.includes(deal) && isFor(deal, shopper));
    };
  }

  private shelfOf(rules: PriceRules, at: Date): Shelf {
    const deals = publicDeals(rules.promotions, at);
    const known = this.shelves.get(rules);
    if (known !== undefined && isSame(known.deals, deals)) return known;
    const shelf = { deals, byTire: new WeakMap<UnstockedTire, readonly PublicDeal[]>() };
    this.shelves.set(rules, shelf);
    return shelf;
  }
}

const dealsOf = (tire: UnstockedTire, { deals, byTire }: Shelf): readonly PublicDeal[] => {
  const known = byTire.get(tire);
  if (known !== undefined) return known;
  const traits = traitsOfTire(tire);
  const made = deals.filter(({ promotion }) => isInScope(promotion.scope, traits));
  byTire.set(tire, made);
  return made;
};
