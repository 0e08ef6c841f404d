import { ReviewedTires } from './ReviewedTires';
import { REVIEW_MESSAGES } from './review-messages';
import { ReviewForm } from './ReviewForm';
import styles from './WriteReview.module.css';

interface WriteReviewViewProps {
  readonly brandSlug: string;
  readonly lineSlug: string;
  /** Brand and name. */
  readonly name: string;
  readonly imageKey: string;
  /** The page of the tires. */
  readonly path: string;
  /** The shopper’s vehicle, as `2021 Subaru Outback`; empty if unknown. */
  readonly vehicle: string;
  /** The key from our email, which proves the purchase; null without one. */
  readonly invitation: string | null;
  /** True if the link had another key. */
  readonly isLinkUnknown: boolean;
  readonly formKey: string;
  readonly openedAt: number;
}

/** The page on which a review is written. */
export const WriteReviewView = (props: WriteReviewViewProps) => {
  const { brandSlug, lineSlug, name, imageKey, path, vehicle, invitation, isLinkUnknown, formKey, openedAt } =
    props;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="t-muted">{name}</p>
        <h1>How do they drive?</h1>
        <p className="t-muted">Two minutes. Rate what you know: one rating is enough.</p>
      </header>
      <ReviewForm
        hidden={[
          ['brand', brandSlug],
          ['line', lineSlug],
          ['key', formKey],
          ['openedAt', String(openedAt)],
          ...(invitation === null ? [] : [['invitation', invitation] as const]),
        ]}
        initial={[['vehicle', vehicle]]}
        isInvited={invitation !== null}
        isLinkUnknown={isLinkUnknown}
        path={path}
        messages={REVIEW_MESSAGES}
        tires={<ReviewedTires name={name} imageKey={imageKey} />}
      />
    </div>
  );
};
