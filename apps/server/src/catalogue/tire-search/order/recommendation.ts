import type { Offer } from '../offer.js';

const MOST_SCORE = 10;
/** A line without a score is neither praised nor blamed. */
const UNKNOWN_SCORE = 0.5;

/** Ratings with few reviews are pulled toward this one, as if that many people had given it. */
const PRIOR_RATING = 3.8;
const PRIOR_REVIEWS = 20;
const LEAST_RATING = 1;
const RATING_SPAN = 4;

/** Full marks for stock from three sets up. */
const PLENTY = 12;

export const RECOMMENDATION_WEIGHTS = {
  score: 0.4,
  rating: 0.25,
  price: 0.17,
  ourPick: 0.1,
  stock: 0.08,
} as const;

export interface PriceSpan {
  readonly lowest: number;
  readonly highest: number;
}

const scorePart = ({ tire }: Offer): number =>
  tire.line.score === null ? UNKNOWN_SCORE : tire.line.score.overall / MOST_SCORE;

const ratingPart = ({ tire }: Offer): number => {
  const { rating, reviewCount } = tire.line;
  const reviews = rating === null ? 0 : reviewCount;
  const weighted = ((rating ?? 0) * reviews + PRIOR_RATING * PRIOR_REVIEWS) / (reviews + PRIOR_REVIEWS);
  return (weighted - LEAST_RATING) / RATING_SPAN;
};

const pricePart = ({ setPriceInCents }: Offer, { lowest, highest }: PriceSpan): number =>
  highest === lowest ? 1 : 1 - (setPriceInCents - lowest) / (highest - lowest);

/**
 * Returns the strength of an offer's recommendation, from 0 to 1: 40% its SimpleScore, 25% its rating weighted by the number of
 * reviews, 17% its low price among the offers of the size, 10% our pick, 8% stock for up to three sets. A sold-out
 * offer gets −1, which puts it after all others.
 */
export const recommendation = (offer: Offer, prices: PriceSpan): number => {
  const weights = RECOMMENDATION_WEIGHTS;
  const stock = Math.min(offer.available, PLENTY) / PLENTY;
  return (
    weights.score * scorePart(offer) +
    weights.rating * ratingPart(offer) +
    weights.price * pricePart(offer, prices) +
    weights.ourPick * (offer.tire.line.isOurPick ? 1 : 0) +
    weights.stock * stock -
    (offer.available === 0 ? 1 : 0)
  );
};

/** The lowest and the highest set price of `offers`. */
export const priceSpanOf = (offers: readonly Offer[]): PriceSpan => {
  const prices = offers.map(({ setPriceInCents }) => setPriceInCents);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
};
