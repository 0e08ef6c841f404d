import type { ReviewSums } from '@simpletread/contract';

import type { CatalogueIndex } from '../tires/index.js';

/** Review totals of product lines, for one state of the catalogue. */
export interface LineRatings {
  rating(
    lines: readonly { readonly lineId: string }[],
  ): Pick<ReviewSums, 'rating'> & { readonly reviewCount: number };
}

/** Knows how buyers rate lines; reviews provide it, as they know the catalogue and the catalogue knows no reviews. */
export abstract class RatingBook {
  abstract of(index: CatalogueIndex): Promise<LineRatings>;
}
