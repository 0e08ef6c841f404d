import type { TIRE_SORTS } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';

import type { Offer } from '../offer.js';
import { priceSpanOf, recommendation } from './recommendation.js';

export type TireSort = (typeof TIRE_SORTS)[number];

/** Offers, best first; equals by item number. */
export const recommendedFirst = (offers: readonly Offer[]): readonly Offer[] => {
  const prices = priceSpanOf(offers);
  return offers
    .map((offer) => ({ offer, points: recommendation(offer, prices) }))
    .sort((a, b) => b.points - a.points || a.offer.tire.itemNumber - b.offer.tire.itemNumber)
    .map(({ offer }) => offer);
};

/** Our picks in their set order, then picks without a place, then all others. */
const pickRank = ({ tire: { line } }: Offer): number =>
  line.isOurPick ? (line.pickPosition ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY;

const byPick = (a: Offer, b: Offer): number => {
  const [first, second] = [pickRank(a), pickRank(b)];
  return first === second ? 0 : first - second;
};

/** Recommended offers in the order that is wanted; those that are equal in it stay as they are recommended. */
export const sortedBy = (
  sort: TireSort,
  recommended: readonly Offer[],
  priceOf: (offer: Offer) => Cents,
): readonly Offer[] => {
  switch (sort) {
    case 'recommended':
      return recommended;
    case 'price-low':
      return [...recommended].sort((a, b) => priceOf(a) - priceOf(b));
    case 'price-high':
      return [...recommended].sort((a, b) => priceOf(b) - priceOf(a));
    case 'our-picks':
      return [...recommended].sort(byPick);
  }
};
