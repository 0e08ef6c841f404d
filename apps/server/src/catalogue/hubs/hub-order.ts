import type { HUB_SORTS } from '@simpletread/contract';

import type { LineOnSale } from '../tires/index.js';

export type HubSort = (typeof HUB_SORTS)[number];

interface Rated {
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** This many average reviews are added to a line's own, so one glowing review doesn't lead the list. */
const SUPPOSED_REVIEWS = 10;
const SUPPOSED_RATING = 3.8;

/** The rank of a line by its reviews. Lines without reviews rank below all others. */
export const rankOf = ({ rating, reviewCount }: Rated): number =>
  rating === null
    ? 0
    : (rating * reviewCount + SUPPOSED_RATING * SUPPOSED_REVIEWS) / (reviewCount + SUPPOSED_REVIEWS);

/** Lines in the order asked for; equals stay as they come. */
export const sortedLines = (lines: readonly LineOnSale[], sort: HubSort): readonly LineOnSale[] =>
  sort === 'rating' ? [...lines].sort((a, b) => rankOf(b.line) - rankOf(a.line)) : lines;
