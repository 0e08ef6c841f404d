import type { HubReview, HubReviewsReply } from '@simpletread/contract';
import { Pagination } from '@simpletread/ui';
import { lineHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { Review } from './Review';
import { reviewListHref } from './review-list-query';
import type { ReviewQuery } from '../../catalogue';
import { ReviewSorts } from './ReviewSorts';
import { ReviewSummary } from './ReviewSummary';
import styles from './Reviews.module.css';

interface HubReviewsProps {
  readonly reviews: HubReviewsReply;
  readonly request: ReviewQuery;
  readonly path: string;
}

/** Reviews of several lines, each with its tire. */
export const ReviewItems = ({ items }: { items: readonly HubReview[] }) => (
  <ul role="list" className={styles.list}>
    {items.map((review) => (
      <li key={review.reviewId}>
        <p className={styles.about}>
          <PageLink href={lineHref(review.brandSlug, review.lineSlug)}>
            {review.brandName} {review.lineName}
          </PageLink>
        </p>
        <Review review={review} />
      </li>
    ))}
  </ul>
);

/** Buyers' reviews of a hub's tires: totals, then the reviews, one page at a time. */
export const HubReviews = ({ reviews, request, path }: HubReviewsProps) => {
  const hrefOf = (other: ReviewQuery): string => reviewListHref(path, other);
  return (
    <>
      {reviews.page === 1 && <ReviewSummary reviews={reviews} />}
      <h2 className={styles.heading}>Reviews</h2>
      {reviews.listed > 1 && <ReviewSorts request={request} hrefOf={hrefOf} />}
      <ReviewItems items={reviews.items} />
      <Pagination
        page={reviews.page}
        pageCount={Math.ceil(reviews.listed / reviews.perPage)}
        hrefOf={(page) => hrefOf({ ...request, page })}
        label="Pages of reviews"
        linkAs={PageLink}
      />
    </>
  );
};
