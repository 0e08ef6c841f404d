import { plainReading, readingCost } from './reading-cost.js';
import { serviceTexts } from './service-texts.js';
import { sizesInText } from './sizes-in-text.js';
import { type Reading, type Weighed, weighReadings } from './weigh-readings.js';

/** The number of choices offered when a photo is ambiguous. */
export const MOST_CHOICES = 3;

/** From this share on, a size counts as certain. Among test photos that reach it, none showed another size (see the decision record). */
export const SURE_SHARE = 0.9;
/** It is certain only if two readings also match it this closely. */
const SURE_COST = 0.9;
/** A size below this share isn't worth offering. */
const LEAST_SHARE = 0.02;
/** If no reading is closer to a size than this, the photo shows none. */
const FARTHEST_COST = 1.9;
/** Log-likelihood penalty for a size that we don't sell. */
const UNSOLD_PRIOR = -3;
/** Shorter readings say nothing about a size. */
const LEAST_LETTERS = 6;
const SERVICE_SURE_SHARE = 0.8;

export interface ReadService {
  /** As on the sidewall: 102H, 125/122S. */
  readonly text: string;
  readonly share: number;
}

export interface ChosenSizes {
  /** Canonical sizes, likeliest first, at most MOST_CHOICES; empty if the photo shows none. */
  readonly choices: readonly { readonly size: string; readonly share: number }[];
  /** True if the first choice may be taken without asking. */
  readonly isSure: boolean;
  /** The first choice's service description, if it was read with certainty. */
  readonly service: ReadService | null;
}

const NOTHING: ChosenSizes = { choices: [], isSure: false, service: null };

const serviceBehind = (size: string, readings: readonly Reading[]): ReadService | null => {
  const near = readings.filter(({ text }) => readingCost(text, size, false) < FARTHEST_COST);
  const wanted = serviceTexts(size).map((text) => ({ text: size + text, prior: 0 }));
  const [best] = weighReadings(near, [...wanted, { text: size, prior: 0 }], true);
  if (best === undefined || best.text === size || best.share < SERVICE_SURE_SHARE) return null;
  return best.costs[0] > SURE_COST ? null : { text: best.text.slice(size.length), share: best.share };
};

const isRead = ({ share, costs }: Weighed): boolean => share >= SURE_SHARE && costs[1] <= SURE_COST;

/**
 * Chooses the size in a photo from its readings: many attempts at the same letters, each with errors and surrounding sidewall text.
 * `soldSizes` are the canonical sizes that are likely at all.
 */
export const chooseSize = (read: readonly Reading[], soldSizes: readonly string[]): ChosenSizes => {
  const readings = read
    .map(({ text, confidence }) => ({ text: plainReading(text), confidence }))
    .filter(({ text }) => text.length >= LEAST_LETTERS);
  if (readings.length === 0) return NOTHING;
  const sold = new Set(soldSizes);
  const unsold = new Set(readings.flatMap(({ text }) => sizesInText(text)).filter((size) => !sold.has(size)));
  const weighed = weighReadings(
    readings,
    [
      ...soldSizes.map((text) => ({ text, prior: 0 })),
      ...[...unsold].map((text) => ({ text, prior: UNSOLD_PRIOR })),
    ],
    false,
  );
  const near = weighed.filter(({ share, costs }) => share >= LEAST_SHARE && costs[0] <= FARTHEST_COST);
  const [best] = near;
  if (best === undefined) return NOTHING;
  return {
    choices: near.slice(0, MOST_CHOICES).map(({ text, share }) => ({ size: text, share })),
    isSure: best === weighed[0] && isRead(best),
    service: serviceBehind(best.text, readings),
  };
};
