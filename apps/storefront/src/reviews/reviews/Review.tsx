import type { ProductReview } from '@simpletread/contract';
import { EMPLOYEE_DISCLOSURE, RATED_QUALITIES, REVIEW_SOURCE } from '@simpletread/domain';
import { Stars } from '@simpletread/ui';
import { HelpfulVote, helpfulWords } from '../votes';
import { drivenWords, QUALITY_LABELS, reviewDay } from './review-words';
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

interface ReviewProps {
  readonly review: ProductReview;
  /** The path before a picture's id. */
  readonly picturesAt?: string;
  /** True for its writer, who can’t vote for it. */
  readonly isOwn?: boolean;
}

const Pictures = ({
  review: { pictureIds, authorName },
  picturesAt,
}: Required<Pick<ReviewProps, 'review' | 'picturesAt'>>) => (
  <ul role="list" className={styles.pictures}>
    {pictureIds.map((id, at) => (
      <li key={id}>
        <a href={`${picturesAt}/${id}`}>
          <img
            src={`${picturesAt}/${id}`}
            alt={`Picture ${at + 1} of ${pictureIds.length} by ${authorName}`}
            width={120}
            height={120}
            loading="lazy"
          />
        </a>
      </li>
    ))}
  </ul>
);

const Replies = ({ replies }: Pick<ProductReview, 'replies'>) =>
  replies.map(({ voice, by, text, repliedOn, isEdited }) => (
    <section key={voice} className={styles.reply} aria-label={`Reply from ${by}`}>
      <p>
        <b>Reply from {by}</b>{' '}
        <span className="t-muted">
          {reviewDay(repliedOn)}
          {isEdited && ', edited'}
        </span>
      </p>
      <p className={styles.comments}>{text}</p>
    </section>
  ));

/** One buyer's review. */
export const Review = ({ review, picturesAt = '/review-pictures', isOwn = false }: ReviewProps) => {
  const driven = drivenWords(review);
  const helpful = helpfulWords(review.helpfulCount);
  return (
    <article className={styles.review}>
      <Stars rating={review.rating} />
      {review.isEmployee && <p className={styles.disclosure}>{EMPLOYEE_DISCLOSURE}</p>}
      <h3 className={styles.summary}>{review.summary}</h3>
      {review.comments !== null && <p className={styles.comments}>{review.comments}</p>}
      {review.pictureIds.length > 0 && <Pictures review={review} picturesAt={picturesAt} />}
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
        {isOwn && helpful !== null && `. ${helpful}.`}
        <br />
        {REVIEW_SOURCE}
        {review.source !== null && `, first posted at ${review.source}`}
      </p>
      {!isOwn && (
        <HelpfulVote reviewId={review.reviewId} helpfulCount={review.helpfulCount} of={review.summary} />
      )}
      <Replies replies={review.replies} />
    </article>
  );
};
