import { RATED_QUALITIES, type RatedQuality } from './review-choices.js';

/** Whole stars from 1 to 5; null if not applicable. */
export type QualityRatings = Readonly<Record<RatedQuality, number | null>>;

/** Returns the mean of ratings in tenths or whole stars, rounded to a tenth with halves up like the database; null without any. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round(ratings.reduce((tenths, rating) => tenths + Math.round(rating * 10), 0) / ratings.length) /
      10;

/** Returns a review's overall rating, 1.0 to 5.0: the mean of its ratings. Null if it has none. */
export const reviewRating = (ratings: QualityRatings): number | null =>
  averageRating(RATED_QUALITIES.flatMap((quality) => ratings[quality] ?? []));

/** Returns the whole stars of a rating, 1 to 5; halves round up. */
export const wholeStars = (rating: number): number => Math.min(5, Math.max(1, Math.round(rating)));
