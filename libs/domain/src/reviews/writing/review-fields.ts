import { parseDateMmDdYyyy } from '../../contact/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { MOST_REVIEW_SUMMARY } from './review-limits.js';

/** The vehicle of a review. */
export interface ReviewVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

const VEHICLE = /^(\d{4})\s+(\S{2,40})\s+(\S.{0,59})$/;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

/** Reads the summary of a review. Refuses with `review.summaryInvalid` an empty one and one that is too long. */
export const parseReviewSummary = (text: string): Result<string, 'review.summaryInvalid'> => {
  const summary = text.trim().replace(/\s+/g, ' ');
  return summary !== '' && summary.length <= MOST_REVIEW_SUMMARY
    ? ok(summary)
    : refuse('review.summaryInvalid', { max: MOST_REVIEW_SUMMARY });
};

/** Reads a vehicle as people write it: `2021 Subaru Outback`. Null for nothing. Refuses with `review.vehicleInvalid`. */
export const parseReviewVehicle = (text: string): Result<ReviewVehicle | null, 'review.vehicleInvalid'> => {
  if (text.trim() === '') return ok(null);
  const match = VEHICLE.exec(text.trim().replace(/\s+/g, ' '));
  const [year, make, model] = [Number(match?.[1]), match?.[2], match?.[3]];
  const isYear = year >= FIRST_YEAR && year <= LAST_YEAR;
  return make !== undefined && model !== undefined && isYear
    ? ok({ year, make, model })
    : refuse('review.vehicleInvalid');
};

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** Reads the optional date of purchase, `MM/DD/YYYY`, as `YYYY-MM-DD`; null for nothing. Refuses with `contact.dateInvalid`. Source: R5.02. */
export const parsePurchaseDay = (text: string): Result<string | null, 'contact.dateInvalid'> => {
  if (text.trim() === '') return ok(null);
  const date = parseDateMmDdYyyy(text);
  if (!date.ok) return date;
  const { year, month, day } = date.value;
  return ok(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
};

/** Returns a day as the form writes it: `11/18/2026` for `2026-11-18`. */
export const purchaseDayText = (day: string | null): string => {
  const [year = '', month = '', date = ''] = (day ?? '').split('-');
  return day === null ? '' : `${month}/${date}/${year}`;
};
