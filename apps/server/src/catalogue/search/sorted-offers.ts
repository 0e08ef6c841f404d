import type { TIRE_SORTS } from '@simpletread/contract';

import type { Offer } from './offer.js';
import { priceSpanOf, recommendation } from './recommendation.js';

export type TireSort = (typeof TIRE_SORTS)[number];

interface Ranked {
  readonly offer: Offer;
  readonly points: number;
}

type Compare = (a: Ranked, b: Ranked) => number;

const byRecommendation: Compare = (a, b) => b.points - a.points;
const byPrice: Compare = (a, b) => a.offer.setPriceInCents - b.offer.setPriceInCents;
const isPick = ({ offer }: Ranked): number => (offer.tire.line.isOurPick ? 1 : 0);

const ORDERS: Readonly<Record<TireSort, Compare>> = {
  recommended: byRecommendation,
  'price-low': byPrice,
  'price-high': (a, b) => byPrice(b, a),
  'our-picks': (a, b) => isPick(b) - isPick(a) || byRecommendation(a, b),
};

/** The offers of a size, or of a pair of sizes, in every order. Filtering keeps an order, so no request sorts again. */
export class SortedOffers {
  readonly size: number;
  private readonly ranked: readonly Ranked[];
  private readonly sorted = new Map<TireSort, readonly Offer[]>();

  constructor(offers: readonly Offer[]) {
    const prices = priceSpanOf(offers);
    this.size = offers.length;
    this.ranked = offers.map((offer) => ({ offer, points: recommendation(offer, prices) }));
  }

  /** All offers, best first; equals by recommendation, then by item number. */
  in(sort: TireSort): readonly Offer[] {
    const known = this.sorted.get(sort);
    if (known !== undefined) return known;
    const compare = ORDERS[sort];
    const offers = [...this.ranked]
      .sort(
        (a, b) =>
          compare(a, b) || byRecommendation(a, b) || a.offer.tire.itemNumber - b.offer.tire.itemNumber,
      )
      .map(({ offer }) => offer);
    this.sorted.set(sort, offers);
    return offers;
  }
}
