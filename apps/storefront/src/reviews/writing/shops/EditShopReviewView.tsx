import type { OwnReview } from '@simpletread/contract';
import styles from '../WriteReview.module.css';
import { ShopReviewForm } from './ShopReviewForm';

interface EditShopReviewViewProps {
  readonly token: string;
  readonly review: OwnReview;
  readonly company: string;
  readonly formKey: string;
}

/** The page on which a writer edits a review of a shop. */
export const EditShopReviewView = ({ token, review, company, formKey }: EditShopReviewViewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <header className={styles.head}>
      <p className="t-muted">{company}</p>
      <h1>Edit your review</h1>
      <p className="t-muted">It isn’t shown until a moderator has read it again, within 24 hours.</p>
    </header>
    <ShopReviewForm
      hidden={[
        ['token', token],
        ['version', String(review.version)],
        ['key', formKey],
      ]}
      initial={{
        stars: String(review.rating),
        summary: review.summary,
        comments: review.comments ?? '',
        name: review.name,
        again: review.wouldBuyAgain ? 'yes' : 'no',
      }}
      isEdit
      isSignedIn={false}
    />
  </div>
);
