import type { REVIEW_SORTS } from '@simpletread/contract';
import { textOf, wholeNumberOf, type RawParams } from '../../shell/paths';

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The reviews that a product page shows. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Counted from 1. */
  readonly page: number;
}

/** The sort orders of reviews in words; the first is the default. */
export const REVIEW_SORT_LABELS: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest',
  lowest: 'Lowest',
};

export const USUAL_REVIEWS: ReviewQuery = { sort: 'newest', page: 1 };

const MOST_PAGES = 1000;

const isSort = (text: string): text is ReviewSort => Object.hasOwn(REVIEW_SORT_LABELS, text);

/** Reads it from a product page's address; ignores unknown parts. */
export const readReviewQuery = (params: RawParams): ReviewQuery => {
  const sort = textOf(params, 'reviewSort', 20);
  return {
    sort: isSort(sort) ? sort : USUAL_REVIEWS.sort,
    page: wholeNumberOf(params, 'reviews', 1, MOST_PAGES) ?? USUAL_REVIEWS.page,
  };
};

/** Returns the address parameters for it; defaults are left out. */
export const reviewParams = ({ sort, page }: ReviewQuery): Record<string, string> => ({
  ...(sort === USUAL_REVIEWS.sort ? {} : { reviewSort: sort }),
  ...(page === USUAL_REVIEWS.page ? {} : { reviews: String(page) }),
});
