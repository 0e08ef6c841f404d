import type { HUB_SORTS } from '@simpletread/contract';

import type { LineOnSale } from '../tires/index.js';

export type HubSort = (typeof HUB_SORTS)[number];

interface Rated {
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** So many reviews of the middling kind are put beside a line's own, or one glowing review would lead everything. */
const SUPPOSED_REVIEWS = 10;
const SUPPOSED_RATING = 3.8;

/** How a line ranks by what buyers say; below every line with reviews where there are none. */
export const rankOf = ({ rating, reviewCount }: Rated): number =>
  rating === null
    ? 0
    : (rating * reviewCount + SUPPOSED_RATING * SUPPOSED_REVIEWS) / (reviewCount + SUPPOSED_REVIEWS);

/** Lines in the order asked for; equals stay as they come. */
export const sortedLines = (lines: readonly LineOnSale[], sort: HubSort): readonly LineOnSale[] =>
  sort === 'rating' ? [...lines].sort((a, b) => rankOf(b.line) - rankOf(a.line)) : lines;
