import type { TireCard } from '@simpletread/contract';

import { tireVariantOf } from '../tire-variant.js';
import type { Offer } from './offer.js';

/** What hangs on the shopper rather than on the tire. */
export type CardExtras = Pick<TireCard, 'fit' | 'outTheDoor'>;

type CardFacts = Omit<TireCard, keyof CardExtras>;

const factsOf = (offer: Offer): CardFacts => {
  const { line } = offer.tire;
  return {
    ...tireVariantOf(offer.tire),
    brandSlug: line.brandSlug,
    brandName: line.brandName,
    lineSlug: line.lineSlug,
    lineName: line.lineName,
    categoryId: line.categoryId,
    categoryName: line.categoryName,
    hasSnowflake: line.hasSnowflake,
    imageKey: line.imageKey,
    isOurPick: line.isOurPick,
    score: line.score,
    rating: line.rating,
    reviewCount: line.reviewCount,
    rear: offer.rear === null ? null : tireVariantOf(offer.rear),
    setPriceInCents: offer.setPriceInCents,
  };
};

const known = new WeakMap<Offer, CardFacts>();

/** An offer as the contract shows it; its facts are put together once and shared by all who see it. */
export const tireCardOf = (offer: Offer, extras: CardExtras): TireCard => {
  const facts = known.get(offer) ?? factsOf(offer);
  known.set(offer, facts);
  return { ...facts, ...extras };
};
