import type { ShopReview as Reviewed } from '@simpletread/contract';
import { EMPLOYEE_DISCLOSURE } from '@simpletread/domain';
import { Stars } from '@simpletread/ui';
import { HelpfulVote } from '../../votes';
import { reviewDay } from '../review-words';
import styles from '../Reviews.module.css';

interface ShopReviewProps {
  readonly review: Omit<Reviewed, 'pictureIds'>;
  /** True for its writer, who can’t vote for it. */
  readonly isOwn?: boolean;
}

/** One customer's review of a shop. */
export const ShopReview = ({ review, isOwn = false }: ShopReviewProps) => (
  <article className={styles.review}>
    <Stars rating={review.stars} />
    {review.isEmployee && <p className={styles.disclosure}>{EMPLOYEE_DISCLOSURE}</p>}
    <h3 className={styles.summary}>{review.summary}</h3>
    {review.comments !== null && <p className={styles.comments}>{review.comments}</p>}
    <p className={styles.facts}>
      <b>{review.authorName}</b>, tires installed here, {reviewDay(review.writtenOn)}
      <br />
      {review.wouldComeBack ? 'Would come back' : 'Would not come back'}
    </p>
    {!isOwn && (
      <HelpfulVote reviewId={review.reviewId} helpfulCount={review.helpfulCount} of={review.summary} />
    )}
    {review.replies.map(({ voice, by, text, repliedOn, isEdited }) => (
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
    ))}
  </article>
);
