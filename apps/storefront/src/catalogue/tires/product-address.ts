import { MOST_TIRES_PER_LINE } from '@simpletread/domain';

import { textOf, wholeNumberOf, type RawParams } from '../../shell/paths';
import { readReviewQuery, reviewParams, type ReviewQuery } from './review-query';

/** The parts of a product page's address besides the tire. */
export interface ProductPageQuery {
  readonly quantity: number;
  /** Item number of a staggered set's rear tire. */
  readonly rearItem: number | undefined;
  /** True if road hazard coverage is ticked, so the total includes it. */
  readonly hasCoverage: boolean;
  readonly reviews: ReviewQuery;
}

const MOST_ITEM = 2_000_000_000;
const USUAL = 4;

export const readProductPageQuery = (params: RawParams): ProductPageQuery => ({
  quantity: wholeNumberOf(params, 'quantity', 1, MOST_TIRES_PER_LINE) ?? USUAL,
  rearItem: wholeNumberOf(params, 'rear', 1, MOST_ITEM),
  hasCoverage: textOf(params, 'coverage', 2) === 'on',
  reviews: readReviewQuery(params),
});

/** Returns the address for `request`; defaults are left out. */
export const productAddress = (
  path: string,
  { quantity, rearItem, hasCoverage, reviews }: ProductPageQuery,
): string => {
  const query = new URLSearchParams({
    ...(rearItem === undefined ? {} : { rear: String(rearItem) }),
    ...(quantity === USUAL ? {} : { quantity: String(quantity) }),
    ...(hasCoverage ? { coverage: 'on' } : {}),
    ...reviewParams(reviews),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Returns the item number in a page's address, or null. */
export const itemNumberOf = (segment: string): number | null =>
  wholeNumberOf({ item: textOf({ item: segment }, 'item', 10) }, 'item', 1, MOST_ITEM) ?? null;
