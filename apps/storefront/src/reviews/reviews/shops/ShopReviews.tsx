import { Button, Pagination, Stars } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { shopHref, writeShopReviewHref } from '../../../shell/paths';
import { percentWords } from '../review-words';
import styles from '../Reviews.module.css';
import { Distribution } from '../ReviewSummary';
import { SHOP_REVIEWS_SHOWN, type ShopReviewsReply } from './read-shop-reviews';
import { ShopReview } from './ShopReview';

interface ShopReviewsProps {
  readonly shop: { readonly slug: string; readonly code: string; readonly company: string };
  readonly reviews: ShopReviewsReply;
}

const Sums = ({ reviews }: Pick<ShopReviewsProps, 'reviews'>) => {
  const { rating, total, listed, stars, wouldComeBackCount } = reviews;
  if (rating === null) return null;
  return (
    <div className={styles.sums}>
      <div className={styles.mean}>
        <span className={styles.meanFigure} aria-hidden="true">
          {rating.toFixed(1)}
        </span>
        <Stars rating={rating} isFigureHidden />
        <p className={styles.quiet}>
          {total.toLocaleString('en-US')} {total === 1 ? 'review' : 'reviews'}
          <br />
          {percentWords(wouldComeBackCount, total)} would come back
          {listed > total && (
            <>
              <br />
              Reviews by our employees aren’t counted.
            </>
          )}
        </p>
      </div>
      <Distribution stars={stars} />
    </div>
  );
};

/** Reviews of a shop, and the way to write one. */
export const ShopReviews = ({ shop, reviews }: ShopReviewsProps) => {
  const href = shopHref(shop);
  return (
    <>
      {reviews.listed === 0 && (
        <p>No reviews yet. Every review here is by someone whose tires were installed at this shop.</p>
      )}
      <Sums reviews={reviews} />
      {reviews.items.map((review) => (
        <ShopReview key={review.reviewId} review={review} />
      ))}
      <Pagination
        page={reviews.page}
        pageCount={Math.ceil(reviews.listed / SHOP_REVIEWS_SHOWN)}
        hrefOf={(page) => `${href}${page === 1 ? '' : `?reviews=${page}`}#reviews`}
        linkAs={PageLink}
        label="Pages of reviews"
      />
      <Button href={writeShopReviewHref(shop)} linkAs={PageLink} variant="ghost">
        Write a review
      </Button>
    </>
  );
};
