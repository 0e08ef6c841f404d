import type { REVIEW_SORTS } from '@simpletread/contract';
import {
  DRIVING_STYLES,
  type DrivingStyle,
  MILES_DRIVEN,
  type MilesDriven,
  parseReviewVehicle,
  type PlaceDriven,
  PLACES_DRIVEN,
} from '@simpletread/domain';
import { textOf, wholeNumberOf, type RawParams } from '../../shell/paths';

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Conditions for the reviews of a line; null doesn't ask. */
export interface ReviewConditions {
  readonly miles: MilesDriven | null;
  readonly style: DrivingStyle | null;
  readonly place: PlaceDriven | null;
  /** Lists reviews from vehicles like it: `2021 Subaru Outback`. */
  readonly vehicle: string | null;
}

/** The reviews that a page shows. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Counted from 1. */
  readonly page: number;
  readonly filter: ReviewConditions;
}

/** The sort orders of reviews in words; the first is the default. */
export const REVIEW_SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest',
  lowest: 'Lowest',
};

export const ALL_REVIEWS: ReviewConditions = { miles: null, style: null, place: null, vehicle: null };
export const USUAL_REVIEWS: ReviewQuery = { sort: 'newest', page: 1, filter: ALL_REVIEWS };

/** True if a condition is set. */
export const isFiltered = (filter: ReviewConditions): boolean =>
  Object.values(filter).some((value) => value !== null);

const MOST_PAGES = 1000;

const isSort = (text: string): text is ReviewSort => Object.hasOwn(REVIEW_SORT_LABELS, text);

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

const vehicleOf = (text: string): string | null => {
  const read = parseReviewVehicle(text);
  return read.ok && read.value !== null ? `${read.value.year} ${read.value.make} ${read.value.model}` : null;
};

/** Reads the conditions from an address; ignores unknown ones. */
export const readReviewConditions = (params: RawParams): ReviewConditions => ({
  miles: oneOf(MILES_DRIVEN, textOf(params, 'miles', 20)),
  style: oneOf(DRIVING_STYLES, textOf(params, 'style', 20)),
  place: oneOf(PLACES_DRIVEN, textOf(params, 'used', 30)),
  vehicle: vehicleOf(textOf(params, 'vehicle', 110)),
});

/** Returns the address parameters for conditions; those that don't ask are left out. */
export const conditionParams = ({
  miles,
  style,
  place,
  vehicle,
}: ReviewConditions): Record<string, string> => ({
  ...(miles === null ? {} : { miles }),
  ...(style === null ? {} : { style }),
  ...(place === null ? {} : { used: place }),
  ...(vehicle === null ? {} : { vehicle }),
});

/** Reads it from a product page's address; ignores unknown parts. */
export const readReviewQuery = (params: RawParams): ReviewQuery => {
  const sort = textOf(params, 'reviewSort', 20);
  return {
    sort: isSort(sort) ? sort : USUAL_REVIEWS.sort,
    page: wholeNumberOf(params, 'reviews', 1, MOST_PAGES) ?? USUAL_REVIEWS.page,
    filter: readReviewConditions(params),
  };
};

/** Returns the address parameters for it; defaults are left out. */
export const reviewParams = ({ sort, page, filter }: ReviewQuery): Record<string, string> => ({
  ...(sort === USUAL_REVIEWS.sort ? {} : { reviewSort: sort }),
  ...(page === USUAL_REVIEWS.page ? {} : { reviews: String(page) }),
  ...conditionParams(filter),
});
