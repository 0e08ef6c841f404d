import { textOf, wholeNumberOf, type RawParams } from '../../shell/paths';
import {
  conditionParams,
  readReviewConditions,
  REVIEW_SORT_LABELS,
  USUAL_REVIEWS,
  type ReviewSort,
  type ReviewQuery,
} from '../../catalogue';

const MOST_PAGES = 1000;

const isSort = (text: string): text is ReviewSort => Object.hasOwn(REVIEW_SORT_LABELS, text);

/** Returns the reviews a review page shows, by its address. */
export const readReviewList = (params: RawParams): ReviewQuery => {
  const sort = textOf(params, 'sort', 20);
  return {
    ...USUAL_REVIEWS,
    sort: isSort(sort) ? sort : USUAL_REVIEWS.sort,
    page: wholeNumberOf(params, 'page', 1, MOST_PAGES) ?? USUAL_REVIEWS.page,
  };
};

/** Returns them for the reviews of one line, which can be filtered. */
export const readLineReviewList = (params: RawParams): ReviewQuery => ({
  ...readReviewList(params),
  filter: readReviewConditions(params),
});

/** Returns the address for it; defaults are left out. */
export const reviewListHref = (path: string, { sort, page, filter }: ReviewQuery): string => {
  const query = new URLSearchParams({
    ...(sort === USUAL_REVIEWS.sort ? {} : { sort }),
    ...(page === USUAL_REVIEWS.page ? {} : { page: String(page) }),
    ...conditionParams(filter),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
};
