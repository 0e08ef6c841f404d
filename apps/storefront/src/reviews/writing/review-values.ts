import type { OwnReview } from '@simpletread/contract';
import { purchaseDayText, RATED_QUALITIES } from '@simpletread/domain';

/** The form's fields by name, as they are filled in. Ratings are `1` to `5`, `na` for “doesn’t apply”, or empty. */
export type ReviewValues = ReadonlyMap<string, string>;

export const NOT_APPLICABLE = 'na';

/** The fields that the browser keeps as they are typed. */
export const REVIEW_FIELDS = [
  ...RATED_QUALITIES,
  'summary',
  'comments',
  'milesDriven',
  'drivingStyle',
  'placeDriven',
  'wouldBuyAgain',
  'name',
  'email',
  'vehicle',
  'purchasedOn',
  'orderNumber',
  'zip',
] as const;

export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** Returns the fields of a review that its writer edits. */
export const valuesOfReview = (review: OwnReview): ReviewValues => {
  const { vehicle } = review;
  return new Map<string, string>([
    ...RATED_QUALITIES.map((quality): [string, string] => {
      const stars = review.ratings[quality];
      return [quality, stars === null ? '' : String(stars)];
    }),
    ['summary', review.summary],
    ['comments', review.comments ?? ''],
    ['milesDriven', review.milesDriven ?? ''],
    ['drivingStyle', review.drivingStyle ?? ''],
    ['placeDriven', review.placeDriven ?? ''],
    ['wouldBuyAgain', review.wouldBuyAgain ? 'yes' : 'no'],
    ['name', review.name],
    ['vehicle', vehicle === null ? '' : `${vehicle.year} ${vehicle.make} ${vehicle.model}`],
    ['purchasedOn', purchaseDayText(review.purchasedOn)],
  ]);
};
