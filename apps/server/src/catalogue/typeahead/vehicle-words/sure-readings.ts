import { type MatchedSegment, type VehicleQuery, vehicleSlug } from '@simpletread/domain';

const LEAST_SCORE = 0.45;
/** For a text that names neither make nor year and says more than the model. */
const LEAST_ALONE = 0.56;
/** For such a text whose only clue is a word that must be misspelled: "my account" is no Accent. */
const LEAST_GUESSED = 0.7;

/** Badges such as e350 and 328i are matched exactly, never guessed. */
const BADGE = /\d/;

export const squeezed = (text: string): string => vehicleSlug(text).replaceAll('-', '');

const isNaming = ({ field }: MatchedSegment): boolean => field === 'make' || field === 'model';

/** The certainty that a reading of `text` needs. Unknown words make a lone match look like chance. */
const leastScore = (text: string, reading: VehicleQuery): number => {
  const { year, matched, make, model } = reading;
  const naming = matched.filter(isNaming);
  const isWhole = matched.every(({ field }) => field !== 'trim');
  const hasBoth = new Set(naming.map(({ field }) => field)).size > 1;
  if (isWhole || year !== undefined || hasBoth) return LEAST_SCORE;
  const name = squeezed(`${make ?? ''} ${model ?? ''}`);
  const clues = naming.map(({ from, to }) => squeezed(text.slice(from, to)));
  const isTyped = clues.some((clue) => name.includes(clue) || BADGE.test(clue));
  if (!isTyped) return LEAST_GUESSED;
  return naming[0]?.field === 'make' ? LEAST_SCORE : LEAST_ALONE;
};

/** Those readings of a text that can be meant, and not merely be found in it. */
export const sureReadings = (text: string, readings: readonly VehicleQuery[]): readonly VehicleQuery[] =>
  readings.filter((reading) => reading.score >= leastScore(text, reading));
