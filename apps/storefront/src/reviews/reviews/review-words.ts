import type { ProductReview } from '@simpletread/contract';
import type { DrivingStyle, MilesDriven, PlaceDriven, RatedQuality } from '@simpletread/domain';

export const QUALITY_LABELS: Readonly<Record<RatedQuality, string>> = {
  dry: 'Dry',
  wet: 'Wet',
  winter: 'Winter',
  comfort: 'Comfort',
  noise: 'Noise',
  treadwear: 'Treadwear',
};

const MILES: Readonly<Record<MilesDriven, string>> = {
  'under-5000': 'under 5,000 miles',
  '5000-9999': '5,000 to 9,999 miles',
  '10000-14999': '10,000 to 14,999 miles',
  '15000-19999': '15,000 to 19,999 miles',
  '20000-29999': '20,000 to 29,999 miles',
  'over-30000': 'over 30,000 miles',
};

const STYLES: Readonly<Record<DrivingStyle, string>> = {
  cautious: 'cautious driving',
  confident: 'confident driving',
  aggressive: 'aggressive driving',
  'extreme-racing': 'racing',
};

const PLACES: Readonly<Record<PlaceDriven, string>> = {
  'all-highway': 'all highway',
  'mostly-city': 'mostly city',
  'highway-and-city': 'highway and city',
  'track-and-autocross': 'track and autocross',
  'rural-roads': 'rural roads',
  'off-road': 'off road',
};

/** Miles, styles and places as choices of a filter. */
export const MILES_LABELS: Readonly<Record<MilesDriven, string>> = {
  'under-5000': 'Under 5,000 miles',
  '5000-9999': '5,000–9,999 miles',
  '10000-14999': '10,000–14,999 miles',
  '15000-19999': '15,000–19,999 miles',
  '20000-29999': '20,000–29,999 miles',
  'over-30000': '30,000+ miles',
};

export const STYLE_LABELS: Readonly<Record<DrivingStyle, string>> = {
  cautious: 'Cautious',
  confident: 'Confident',
  aggressive: 'Aggressive',
  'extreme-racing': 'Extreme racing',
};

export const PLACE_LABELS: Readonly<Record<PlaceDriven, string>> = {
  'all-highway': 'All highway',
  'mostly-city': 'Mostly city',
  'highway-and-city': 'Highway and city',
  'track-and-autocross': 'Track and autocross',
  'rural-roads': 'Rural roads',
  'off-road': 'Off-road',
};

const DAY = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns `Nov 18, 2026` for `2026-11-18`. */
export const reviewDay = (isoDay: string): string => DAY.format(new Date(`${isoDay}T12:00:00Z`));

/** Returns how the tires were driven, as `2021 Subaru Outback, under 5,000 miles, mostly city`. Empty if unknown. */
export const drivenWords = ({
  vehicle,
  milesDriven,
  drivingStyle,
  placeDriven,
}: Pick<ProductReview, 'vehicle' | 'milesDriven' | 'drivingStyle' | 'placeDriven'>): string => {
  const words = [
    vehicle === null ? null : `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    milesDriven === null ? null : MILES[milesDriven],
    drivingStyle === null ? null : STYLES[drivingStyle],
    placeDriven === null ? null : PLACES[placeDriven],
  ]
    .filter((part) => part !== null)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the share in whole percent: `86%`. */
export const percentWords = (count: number, total: number): string =>
  `${total === 0 ? 0 : Math.round((count / total) * 100)}%`;
