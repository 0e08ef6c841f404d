/** The sections of the reviews of all tires, as in their addresses. */
export const REVIEW_SECTIONS = {
  latest: 'Latest reviews',
  'top-rated': 'Top rated tires',
  brands: 'Reviews by brand',
  categories: 'Reviews by category',
  types: 'Reviews by type',
} as const;

export type ReviewSection = keyof typeof REVIEW_SECTIONS;

export const isReviewSection = (text: string): text is ReviewSection => Object.hasOwn(REVIEW_SECTIONS, text);

export const reviewSectionHref = (section: ReviewSection): string => `/tire-reviews/${section}`;
