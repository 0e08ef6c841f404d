import type { TIRE_SORTS } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';

import type { Offer } from './offer.js';
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
      return [
        ...recommended.filter(({ tire }) => tire.line.isOurPick),
        ...recommended.filter(({ tire }) => !tire.line.isOurPick),
      ];
  }
};
