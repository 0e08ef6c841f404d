import {
  DRIVING_STYLES,
  type DrivingStyle,
  MILES_DRIVEN,
  type MilesDriven,
  type PlaceDriven,
  PLACES_DRIVEN,
} from '../reviews/index.js';

/** A vehicle of the same make and model is like another one if their model years are at most this far apart. Our own figure. */
export const LIKE_VEHICLE_YEARS = 4;

/** Conditions for reviews; null doesn't ask. All have to hold. */
export interface ReviewFilter {
  readonly miles: MilesDriven | null;
  readonly style: DrivingStyle | null;
  readonly place: PlaceDriven | null;
  /** True for reviews from vehicles like the reader's. */
  readonly isLikeMine: boolean;
}

/** Reviews of a line that were driven alike. */
export interface ReviewGroup {
  readonly miles: MilesDriven | null;
  readonly style: DrivingStyle | null;
  readonly place: PlaceDriven | null;
  readonly isLikeMine: boolean;
  readonly count: number;
}

export interface ReviewChoice<Value> {
  readonly value: Value;
  /** Reviews that the choice would list with the other conditions as they are. */
  readonly count: number;
}

/** The number of reviews that each condition leaves. */
export interface ReviewBreakdown {
  readonly matching: number;
  readonly miles: readonly ReviewChoice<MilesDriven>[];
  readonly styles: readonly ReviewChoice<DrivingStyle>[];
  readonly places: readonly ReviewChoice<PlaceDriven>[];
}

const holds = <Value>(asked: Value | null, value: Value | null): boolean => asked === null || asked === value;

const matches = (group: ReviewGroup, { miles, style, place, isLikeMine }: ReviewFilter): boolean =>
  holds(miles, group.miles) &&
  holds(style, group.style) &&
  holds(place, group.place) &&
  (!isLikeMine || group.isLikeMine);

/** Returns the number of reviews that a filter lists, and the number behind each of its choices. */
export const reviewBreakdown = (groups: readonly ReviewGroup[], filter: ReviewFilter): ReviewBreakdown => {
  const countOf = (change: Partial<ReviewFilter>): number =>
    groups
      .filter((group) => matches(group, { ...filter, ...change }))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    matching: countOf({}),
    miles: MILES_DRIVEN.map((value) => ({ value, count: countOf({ miles: value }) })),
    styles: DRIVING_STYLES.map((value) => ({ value, count: countOf({ style: value }) })),
    places: PLACES_DRIVEN.map((value) => ({ value, count: countOf({ place: value }) })),
  };
};
