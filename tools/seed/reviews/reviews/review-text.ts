import {
  type MilesDriven,
  type QualityRatings,
  RATED_QUALITIES,
  type RatedQuality,
  wholeStars,
} from '@simpletread/domain';
import type { Prng } from '../../random/prng.js';
import { QUALITY_WORDS, type QualityWords } from './quality-words.js';
import type { ReviewRow } from './review-row.js';
import {
  CLOSINGS_AGAINST,
  CLOSINGS_FOR,
  OPENINGS,
  OPENINGS_WITH_VEHICLE,
  SUMMARIES,
} from './summary-words.js';

const SILENT_SHARE = 0.22;
const MIDDLE_STARS = 3;
const MOST_QUALITIES = 3;
const CLOSING_SHARE = 0.6;

const MILES_TEXT: Readonly<Record<MilesDriven, readonly string[]>> = {
  'under-5000': ['a few thousand miles', 'about 3,000 miles'],
  '5000-9999': ['some 7,000 miles', 'about 8,000 miles'],
  '10000-14999': ['about 12,000 miles', 'some 13,000 miles'],
  '15000-19999': ['some 17,000 miles', 'about 16,000 miles'],
  '20000-29999': ['about 25,000 miles', 'more than 20,000 miles'],
  'over-30000': ['more than 30,000 miles', 'well over 30,000 miles'],
};

type Said = Pick<ReviewRow, 'ratings' | 'rating' | 'vehicle' | 'milesDriven' | 'wouldBuyAgain'>;

const levelOf = (stars: number): keyof QualityWords => {
  if (stars < MIDDLE_STARS) return 'poor';
  return stars === MIDDLE_STARS ? 'fair' : 'good';
};

/** The most notable qualities, by their distance from the middle; inapplicable ones are left out. */
const qualitiesToTell = (ratings: QualityRatings, random: Prng): readonly RatedQuality[] => {
  const rated = RATED_QUALITIES.filter((quality) => ratings[quality] !== null);
  return random.sample(
    rated,
    random.int(1, MOST_QUALITIES),
    (quality) => 1 + 2 * Math.abs((ratings[quality] ?? MIDDLE_STARS) - MIDDLE_STARS),
  );
};

const openingOf = ({ vehicle, milesDriven }: Said, random: Prng): string => {
  const opening = random.pick(vehicle === null ? OPENINGS : OPENINGS_WITH_VEHICLE);
  const name = vehicle === null ? '' : `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  return opening.replace('{vehicle}', name).replace('{miles}', random.pick(MILES_TEXT[milesDriven]));
};

/** Returns one line, and mostly a few sentences that match the stars. */
export const reviewText = (said: Said, random: Prng): Pick<ReviewRow, 'summary' | 'comments'> => {
  const summary = random.pick(SUMMARIES[wholeStars(said.rating) - 1] ?? []);
  if (random.chance(SILENT_SHARE)) return { summary, comments: null };
  const told = qualitiesToTell(said.ratings, random).map((quality) =>
    random.pick(QUALITY_WORDS[quality][levelOf(said.ratings[quality] ?? MIDDLE_STARS)]),
  );
  const closing = random.chance(CLOSING_SHARE)
    ? [random.pick(said.wouldBuyAgain ? CLOSINGS_FOR : CLOSINGS_AGAINST)]
    : [];
  return { summary, comments: [openingOf(said, random), ...told, ...closing].join(' ') };
};
