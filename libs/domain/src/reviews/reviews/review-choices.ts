/** The source label of a review. Source: R3.15. */
export const REVIEW_SOURCE = 'Product Review';

/** The disclosure of a review that an employee wrote, or that was written with an employee's order. Source: 16 CFR 465.5. */
export const EMPLOYEE_DISCLOSURE = 'Written by a SimpleTread employee';

/** Rated qualities of a tire; each from 1 to 5, or not at all. Source: R3.15. */
export const RATED_QUALITIES = ['dry', 'wet', 'winter', 'comfort', 'noise', 'treadwear'] as const;
export type RatedQuality = (typeof RATED_QUALITIES)[number];

/** Miles driven on the tires. Source: R3.15. */
export const MILES_DRIVEN = [
  'under-5000',
  '5000-9999',
  '10000-14999',
  '15000-19999',
  '20000-29999',
  'over-30000',
] as const;
export type MilesDriven = (typeof MILES_DRIVEN)[number];

export const DRIVING_STYLES = ['cautious', 'confident', 'aggressive', 'extreme-racing'] as const;
export type DrivingStyle = (typeof DRIVING_STYLES)[number];

export const PLACES_DRIVEN = [
  'all-highway',
  'mostly-city',
  'highway-and-city',
  'track-and-autocross',
  'rural-roads',
  'off-road',
] as const;
export type PlaceDriven = (typeof PLACES_DRIVEN)[number];

/** The kinds of things that a review is about. */
export const REVIEW_SUBJECTS = ['tire', 'shop'] as const;

export type ReviewSubjectKind = (typeof REVIEW_SUBJECTS)[number];
