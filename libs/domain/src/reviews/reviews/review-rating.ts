import { RATED_QUALITIES, type RatedQuality } from './review-choices.js';

/** Whole stars from 1 to 5; null where the reviewer says it does not apply. */
export type QualityRatings = Readonly<Record<RatedQuality, number | null>>;

/** The mean of ratings of a tenth or whole stars, to a tenth, halves upwards as the database rounds; null without any. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round(ratings.reduce((tenths, rating) => tenths + Math.round(rating * 10), 0) / ratings.length) /
      10;

/** What a review says of the whole tire, 1.0 to 5.0: the mean of all that it rates. Null where it rates nothing. */
export const reviewRating = (ratings: QualityRatings): number | null =>
  averageRating(RATED_QUALITIES.flatMap((quality) => ratings[quality] ?? []));

/** The stars a rating counts under, 1 to 5: halves go up. */
export const wholeStars = (rating: number): number => Math.min(5, Math.max(1, Math.round(rating)));
