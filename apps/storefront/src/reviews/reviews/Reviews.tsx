import type { ProductReviewsReply } from '@simpletread/contract';
import { Button, EmptyState, Pagination } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { Review } from './Review';
import { ReviewSummary } from './ReviewSummary';
import { ALL_REVIEWS, isFiltered, type ReviewsProps } from '../../catalogue';
import { WhatIsSaid } from './WhatIsSaid';
import { ReviewFilters } from './ReviewFilters';
import { ReviewSorts } from './ReviewSorts';
import styles from './Reviews.module.css';

const WriteLink = ({ writeHref }: Pick<ReviewsProps, 'writeHref'>) => (
  <Button variant="ghost" href={writeHref} linkAs={PageLink}>
    Write a review
  </Button>
);

const List = ({
  reviews,
  request,
  hrefOf,
  vehicle,
}: Omit<ReviewsProps, 'writeHref'> & { readonly reviews: ProductReviewsReply }) => (
  <>
    {(reviews.listed > 1 || isFiltered(request.filter)) && (
      <>
        <ReviewFilters breakdown={reviews.breakdown} {...{ request, hrefOf, vehicle }} />
        <ReviewSorts request={request} hrefOf={hrefOf} />
      </>
    )}
    {reviews.items.length === 0 ? (
      <p className={styles.quiet}>
        {isFiltered(request.filter)
          ? 'No reviews match these filters.'
          : 'There are no reviews on this page.'}{' '}
        <PageLink href={hrefOf({ ...request, page: 1, filter: ALL_REVIEWS })}>
          {isFiltered(request.filter) ? 'Read all reviews' : 'Read the first'}
        </PageLink>
      </p>
    ) : (
      <ul role="list" className={styles.list}>
        {reviews.items.map((review) => (
          <li key={review.reviewId}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    )}
    <Pagination
      page={reviews.page}
      pageCount={Math.ceil(reviews.breakdown.matching / reviews.perPage)}
      hrefOf={(page) => hrefOf({ ...request, page })}
      label="Pages of reviews"
      linkAs={PageLink}
    />
  </>
);

/** Buyers' reviews of a line: totals, then the reviews, one page at a time. */
export const Reviews = ({ reviews, request, hrefOf, vehicle, writeHref }: ReviewsProps) => {
  if (reviews === null)
    return <p className={styles.quiet}>The reviews can’t be shown right now. Please reload the page.</p>;
  if (reviews.listed === 0) {
    return (
      <EmptyState
        title="No reviews yet"
        layout="row"
        headingLevel={3}
        actions={<WriteLink writeHref={writeHref} />}
      >
        No one has reviewed this tire yet.
      </EmptyState>
    );
  }
  return (
    <>
      <ReviewSummary reviews={reviews} />
      {reviews.page === 1 && <WhatIsSaid said={reviews.said} />}
      <p>
        <WriteLink writeHref={writeHref} />
      </p>
      <List reviews={reviews} request={request} hrefOf={hrefOf} vehicle={vehicle} />
    </>
  );
};
