import type { OwnReview } from '@simpletread/contract';
import { ownReviewHref } from './own-review-href';
import { KeptPictures } from './KeptPictures';
import { ReviewedTires } from './ReviewedTires';
import { REVIEW_MESSAGES } from './review-messages';
import { ReviewForm } from './ReviewForm';
import { valuesOfReview } from './review-values';
import styles from './WriteReview.module.css';

interface EditReviewViewProps {
  readonly token: string;
  readonly review: OwnReview;
  readonly formKey: string;
}

/** The page on which a writer edits a review. */
export const EditReviewView = ({ token, review, formKey }: EditReviewViewProps) => {
  const name = `${review.brandName} ${review.lineName}`;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="t-muted">{name}</p>
        <h1>Edit your review</h1>
        <p className="t-muted">It isn’t shown until a moderator has read it again, within 24 hours.</p>
      </header>
      <ReviewForm
        hidden={[
          ['token', token],
          ['version', String(review.version)],
          ['key', formKey],
        ]}
        initial={[...valuesOfReview(review)]}
        path={null}
        messages={REVIEW_MESSAGES}
        pictures={<KeptPictures ids={review.pictureIds} picturesAt={`${ownReviewHref(token)}/pictures`} />}
        tires={<ReviewedTires name={name} imageKey={null} />}
      />
    </div>
  );
};
