import type { Cents } from '@simpletread/domain';

import type { Score } from '../../tires/index.js';
import type { Offer } from '../offer.js';

export interface TopPick {
  readonly reason: string;
  readonly offer: Offer;
}

/** Lower is better; null for offers that this reason never picks. */
type Measure = (offer: Offer, position: number, priceOf: PriceOf) => number | null;
type PriceOf = (offer: Offer) => Cents;

const byScore =
  (part: keyof Score): Measure =>
  ({ tire }) =>
    tire.line.score === null ? null : -tire.line.score[part];

const inSnow: Measure = (offer, ...rest) =>
  offer.tire.line.hasSnowflake ? byScore('traction')(offer, ...rest) : null;

const REASONS: readonly { readonly reason: string; readonly measure: Measure }[] = [
  { reason: 'Best overall', measure: (_, position) => position },
  { reason: 'Lowest total', measure: (offer, _, priceOf) => priceOf(offer) },
  { reason: 'Best in snow', measure: inSnow },
  { reason: 'Longest lasting', measure: byScore('longLasting') },
  { reason: 'Sharpest handling', measure: byScore('handling') },
];

/** The first of the best that is not picked yet; null when all of the best are: a second best deserves no praise. */
const bestBy = (
  offers: readonly Offer[],
  measure: (offer: Offer, position: number) => number | null,
  picked: ReadonlySet<Offer>,
): Offer | null => {
  let best: Offer | null = null;
  let least = Number.POSITIVE_INFINITY;
  let position = -1;
  // Counted by hand: the pairs of entries() were a tenth of all that a search allocates.
  for (const offer of offers) {
    position += 1;
    const measured = measure(offer, position);
    if (measured === null || measured > least) continue;
    if (measured < least) best = null;
    least = measured;
    if (best === null && !picked.has(offer)) best = offer;
  }
  return best;
};

/**
 * At most five different offers, each with its one reason. `offers` are the filtered results by recommendation,
 * without sold-out and refused ones. The more recommended offer wins a tie. A reason whose best offer already has
 * another reason is left out.
 */
export const topPicksOf = (offers: readonly Offer[], priceOf: PriceOf): readonly TopPick[] => {
  const picked = new Set<Offer>();
  return REASONS.flatMap(({ reason, measure }) => {
    const offer = bestBy(offers, (each, position) => measure(each, position, priceOf), picked);
    if (offer === null) return [];
    picked.add(offer);
    return [{ reason, offer }];
  });
};
