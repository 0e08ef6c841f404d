import type { ProductReview } from '@simpletread/contract';
import { RATED_QUALITIES, REVIEW_SOURCE } from '@simpletread/domain';
import { Stars } from '@simpletread/ui';
import { drivenWords, helpfulWords, QUALITY_LABELS, reviewDay } from './review-words';
import styles from './Reviews.module.css';

const Ratings = ({ ratings }: Pick<ProductReview, 'ratings'>) => (
  <dl className={styles.ratings}>
    {RATED_QUALITIES.flatMap((quality) => {
      const stars = ratings[quality];
      return stars === null
        ? []
        : [
            <div key={quality}>
              <dt>{QUALITY_LABELS[quality]}</dt>
              <dd>{stars}</dd>
            </div>,
          ];
    })}
  </dl>
);

/** One buyer's review. */
export const Review = ({ review }: { review: ProductReview }) => {
  const driven = drivenWords(review);
  const helpful = helpfulWords(review.helpfulCount);
  return (
    <article className={styles.review}>
      <Stars rating={review.rating} />
      <h3 className={styles.summary}>{review.summary}</h3>
      {review.comments !== null && <p className={styles.comments}>{review.comments}</p>}
      <Ratings ratings={review.ratings} />
      <p className={styles.facts}>
        <b>{review.authorName}</b>
        {review.isVerified && ', verified purchase'}, {reviewDay(review.writtenOn)}
        {review.purchasedOn !== null && `, bought ${reviewDay(review.purchasedOn)}`}
        {driven !== '' && (
          <>
            <br />
            {driven}
          </>
        )}
        <br />
        {review.wouldBuyAgain ? 'Would buy again' : 'Would not buy again'}
        {helpful !== null && `. ${helpful}.`}
        <br />
        {REVIEW_SOURCE}
      </p>
    </article>
  );
};
