import type { HubReviewsReply } from '@simpletread/contract';
import type { Metadata } from 'next';
import { hubHref, hubReviewsHref, type HubKey } from '../../shell/paths';
import { pageMetadata } from '../../shell/search-engines';
import {
  countWords,
  HubPage,
  hubTitle,
  pagedTitle,
  reviewsTitle,
  type ReviewQuery,
  USUAL_REVIEWS,
} from '../../catalogue';
import { HubReviews } from './HubReviews';
import { reviewListHref } from './review-list-query';

interface HubReviewsPageProps {
  readonly reviews: HubReviewsReply;
  readonly hubKey: HubKey;
  readonly request: ReviewQuery;
}

const LISTS = [
  ['brand', { label: 'Brands', href: '/brands' }],
  ['category', { label: 'Categories', href: '/categories' }],
  ['type', { label: 'Types', href: '/types' }],
] as const;

const sumWords = ({ total, lineCount, rating, wouldBuyAgainCount }: HubReviewsReply): string =>
  `${countWords(total, 'review')} of ${countWords(lineCount, 'line')}, ${rating?.toFixed(1) ?? '–'} of 5 stars on average; ${Math.round((100 * wouldBuyAgainCount) / total)}% would buy again.`;

/** Returns the metadata of a hub's reviews: other sort orders are the same page. */
export const hubReviewsMetadata = (reviews: HubReviewsReply, key: HubKey): Metadata =>
  pageMetadata({
    title: pagedTitle(reviewsTitle(reviews.names), reviews.page),
    description: `${hubTitle(reviews.names)}, reviewed by buyers: ${sumWords(reviews)}`,
    path: reviewListHref(hubReviewsHref(key), { ...USUAL_REVIEWS, page: reviews.page }),
    ...(key.brand === undefined ? {} : { picture: ['brand', key.brand] as const }),
  });

/** Buyers' reviews of a brand's, category's or type's tires. */
export const HubReviewsPage = ({ reviews, hubKey, request }: HubReviewsPageProps) => {
  const title = hubTitle(reviews.names);
  const path = hubReviewsHref(hubKey);
  return (
    <HubPage
      crumbs={[
        ...LISTS.flatMap(([name, crumb]) => (hubKey[name] === undefined ? [] : [crumb])),
        { label: title, href: hubHref(hubKey) },
        { label: 'Reviews', href: path },
      ]}
      title={pagedTitle(reviewsTitle(reviews.names), reviews.page)}
      lead={sumWords(reviews)}
    >
      <HubReviews reviews={reviews} request={request} path={path} />
    </HubPage>
  );
};
