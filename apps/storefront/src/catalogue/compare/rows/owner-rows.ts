import type { ComparedItem, ComparisonFact } from './comparison-fact';
import { setFact } from './fact';

/** Fewer reviews are too few to be called best. */
const ENOUGH_REVIEWS = 10;

/** Owners' ratings. */
export const ownerRows = (items: readonly ComparedItem[]): readonly ComparisonFact[] => [
  setFact(
    'rating',
    'Owner rating',
    items,
    ({ rating, reviewCount }) =>
      rating === null ? null : `${rating.toFixed(1)} from ${reviewCount.toLocaleString('en-US')}`,
    {
      absent: 'No reviews yet',
      ranked: {
        better: 'higher',
        figures: items.map(({ rating, reviewCount }) => (reviewCount < ENOUGH_REVIEWS ? null : rating)),
      },
    },
  ),
];
