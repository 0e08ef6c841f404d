import type { CallInput, writeReview } from '@simpletread/contract';
import {
  cutText,
  DRIVING_STYLES,
  MILES_DRIVEN,
  MOST_REVIEW_COMMENTS,
  PLACES_DRIVEN,
  RATED_QUALITIES,
  storableText,
} from '@simpletread/domain';
import { REVIEW_FIELDS, type ReviewValues } from './review-values';

type Body = CallInput<typeof writeReview>['body'];
/** The fields of the form that the server reads. */
export type ReviewBody = Pick<
  Body,
  | 'ratings'
  | 'summary'
  | 'comments'
  | 'name'
  | 'purchasedOn'
  | 'vehicle'
  | 'milesDriven'
  | 'drivingStyle'
  | 'placeDriven'
  | 'wouldBuyAgain'
>;

/** Returns the form's fields by name. */
export const readReviewValues = (form: FormData): ReviewValues =>
  new Map(
    REVIEW_FIELDS.map((field) => {
      const value = form.get(field);
      return [field, typeof value === 'string' ? storableText(value).trim() : ''];
    }),
  );

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | undefined): Choice | null =>
  choices.find((choice) => choice === value) ?? null;

const starsOf = (value: string | undefined): number | null => {
  const stars = Number(value);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null;
};

/** Returns the request body of a form without gaps. */
export const reviewBody = (values: ReviewValues): ReviewBody => ({
  ratings: Object.fromEntries(
    RATED_QUALITIES.map((quality) => [quality, starsOf(values.get(quality))]),
  ) as Body['ratings'],
  summary: values.get('summary') ?? '',
  comments: cutText(values.get('comments') ?? '', MOST_REVIEW_COMMENTS),
  name: values.get('name') ?? '',
  purchasedOn: values.get('purchasedOn') ?? '',
  vehicle: values.get('vehicle') ?? '',
  milesDriven: oneOf(MILES_DRIVEN, values.get('milesDriven')),
  drivingStyle: oneOf(DRIVING_STYLES, values.get('drivingStyle')),
  placeDriven: oneOf(PLACES_DRIVEN, values.get('placeDriven')),
  wouldBuyAgain: values.get('wouldBuyAgain') === 'yes',
});
