import { isIsoDay } from '../../time/index.js';
import { contactSpans } from '../moderation/index.js';
import {
  DRIVING_STYLES,
  type DrivingStyle,
  MILES_DRIVEN,
  type MilesDriven,
  type PlaceDriven,
  PLACES_DRIVEN,
  type QualityRatings,
  RATED_QUALITIES,
  reviewRating,
} from '../reviews/index.js';
import {
  MOST_REVIEW_COMMENTS,
  parseReviewName,
  parseReviewSummary,
  parseReviewVehicle,
  type ReviewVehicle,
  shownAuthor,
} from '../writing/index.js';

/** The columns of the file, in and out. Brand and line are as in addresses: `kestrel`, `tour-4s`. */
export const SYNDICATION_COLUMNS = [
  'id',
  'brand',
  'line',
  'written_on',
  'author',
  ...RATED_QUALITIES,
  'summary',
  'comments',
  'vehicle',
  'miles_driven',
  'driving_style',
  'place_driven',
  'would_buy_again',
  'is_verified',
  'is_employee',
  'source',
  'is_withdrawn',
] as const;
export type SyndicationColumn = (typeof SYNDICATION_COLUMNS)[number];

/** The most reviews of a file to import, and of one part of an export. */
export const MOST_SYNDICATED = 5000;
/** The place of a review in an export: its time in microseconds, and its id. */
export const SYNDICATION_PLACE = /^(\d{1,16})\.([0-9a-f-]{36})$/;
/** The most characters of a partner's name, and of its id of a review. */
export const MOST_SOURCE_NAME = 40;
const MOST_SOURCE_ID = 80;

/** A review of a partner, as the shop keeps it. */
export interface SyndicatedReview {
  readonly sourceId: string;
  readonly brand: string;
  readonly line: string;
  /** `YYYY-MM-DD`. */
  readonly writtenOn: string;
  readonly author: string;
  readonly ratings: QualityRatings;
  readonly summary: string;
  readonly comments: string | null;
  readonly vehicle: ReviewVehicle | null;
  readonly milesDriven: MilesDriven | null;
  readonly drivingStyle: DrivingStyle | null;
  readonly placeDriven: PlaceDriven | null;
  readonly wouldBuyAgain: boolean;
}

/** A row of a file: a review, the key of one that the partner took down, or the problem in words. */
export type ReadSyndicated =
  | { readonly kind: 'review'; readonly review: SyndicatedReview }
  | { readonly kind: 'withdrawal'; readonly sourceId: string }
  | { readonly kind: 'refused'; readonly problem: string };

type Row = Readonly<Partial<Record<SyndicationColumn, string>>>;

const refused = (problem: string): ReadSyndicated => ({ kind: 'refused', problem });

const choice = <Value extends string>(values: readonly Value[], text: string): Value | null | undefined =>
  text === '' ? null : values.find((value) => value === text);

const starsOf = (text: string): number | null | undefined => {
  if (text === '') return null;
  return /^[1-5]$/.test(text) ? Number(text) : undefined;
};

const AGAIN: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

/** The least characters of a text whose repetition is a copy. Shorter ones repeat by chance. */
const LEAST_COPIED = 20;

/** Returns the text of a review as copies are compared; null if it is too short to tell. */
export const copiedText = (comments: string | null): string | null =>
  comments === null || comments.length < LEAST_COPIED ? null : comments.toLowerCase();

/**
 * Reads a row of a partner's file. A review needs an author, a day that isn't after `today` (`YYYY-MM-DD`), a summary and stars, like ours, and
 * can't have contact data. Employees' reviews are refused, because we can't disclose who employs them. Of a withdrawn review, only the id is read.
 */
export const readSyndicated = (row: Row, today: string): ReadSyndicated => {
  const cell = (name: SyndicationColumn): string => (row[name] ?? '').trim();
  const sourceId = cell('id');
  if (sourceId === '' || sourceId.length > MOST_SOURCE_ID)
    return refused(`id: use 1 to ${MOST_SOURCE_ID} characters.`);
  if (cell('is_withdrawn') === 'yes') return { kind: 'withdrawal', sourceId };
  const wrong = RATED_QUALITIES.find((quality) => starsOf(cell(quality)) === undefined);
  if (wrong !== undefined) return refused(`${wrong}: use whole stars from 1 to 5, or leave it empty.`);
  const ratings: QualityRatings = {
    dry: starsOf(cell('dry')) ?? null,
    wet: starsOf(cell('wet')) ?? null,
    winter: starsOf(cell('winter')) ?? null,
    comfort: starsOf(cell('comfort')) ?? null,
    noise: starsOf(cell('noise')) ?? null,
    treadwear: starsOf(cell('treadwear')) ?? null,
  };
  const name = parseReviewName(cell('author'));
  const summary = parseReviewSummary(cell('summary'));
  const vehicle = parseReviewVehicle(cell('vehicle'));
  const comments = cell('comments');
  const [milesDriven, drivingStyle, placeDriven] = [
    choice(MILES_DRIVEN, cell('miles_driven')),
    choice(DRIVING_STYLES, cell('driving_style')),
    choice(PLACES_DRIVEN, cell('place_driven')),
  ];
  const wouldBuyAgain = AGAIN.get(cell('would_buy_again'));
  if (!isIsoDay(cell('written_on')) || cell('written_on') > today)
    return refused('written_on: use a day like 2026-05-31 that isn’t in the future.');
  if (reviewRating(ratings) === null) return refused('Rate at least one quality from 1 to 5.');
  if (!name.ok) return refused('author: use a name of up to 25 letters.');
  if (!summary.ok) return refused('summary: use 1 to 80 characters.');
  if (comments.length > MOST_REVIEW_COMMENTS)
    return refused(`comments: use up to ${MOST_REVIEW_COMMENTS.toLocaleString('en-US')} characters.`);
  if (!vehicle.ok) return refused('vehicle: use year, make and model, like 2021 Subaru Outback.');
  if (milesDriven === undefined) return refused(`miles_driven: use ${MILES_DRIVEN.join(', ')}.`);
  if (drivingStyle === undefined) return refused(`driving_style: use ${DRIVING_STYLES.join(', ')}.`);
  if (placeDriven === undefined) return refused(`place_driven: use ${PLACES_DRIVEN.join(', ')}.`);
  if (wouldBuyAgain === undefined) return refused('would_buy_again: use yes or no.');
  if (cell('is_employee') === 'yes') return refused('Reviews by employees can’t be imported.');
  if (contactSpans(`${summary.value}\n${comments}`).length > 0)
    return refused('Remove the phone number, email or web address.');
  return {
    kind: 'review',
    review: {
      sourceId,
      brand: cell('brand').toLowerCase(),
      line: cell('line').toLowerCase(),
      writtenOn: cell('written_on'),
      author: shownAuthor(name.value),
      ...{ ratings, summary: summary.value, comments: comments === '' ? null : comments },
      ...{ vehicle: vehicle.value, milesDriven, drivingStyle, placeDriven, wouldBuyAgain },
    },
  };
};

const text = (value: string | null): string => value ?? '';
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Returns a published review as a line of the file, in the order of `SYNDICATION_COLUMNS`. */
export const syndicationLine = (
  review: Omit<SyndicatedReview, 'sourceId'> & {
    readonly id: string;
    readonly isVerified: boolean;
    readonly isEmployee: boolean;
    readonly source: string | null;
  },
): readonly string[] => {
  const { vehicle } = review;
  return [
    ...[review.id, review.brand, review.line, review.writtenOn, review.author],
    ...RATED_QUALITIES.map((quality) => String(review.ratings[quality] ?? '')),
    ...[review.summary, text(review.comments)],
    vehicle === null ? '' : `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    ...[text(review.milesDriven), text(review.drivingStyle), text(review.placeDriven)],
    ...[
      yesNo(review.wouldBuyAgain),
      yesNo(review.isVerified),
      yesNo(review.isEmployee),
      text(review.source),
      'no',
    ],
  ];
};
