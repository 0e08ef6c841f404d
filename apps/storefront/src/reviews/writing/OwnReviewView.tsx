import type { OwnReview } from '@simpletread/contract';
import { Banner, Button, Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { lineHref, shopHref } from '../../shell/paths';
import { Review, ShopReview } from '../reviews';
import { ForgetDraft } from './ForgetDraft';
import { ownReviewHref } from './own-review-href';
import { ownReviewWords } from './own-review-words';
import { OwnReviewStep } from './OwnReviewStep';
import styles from './WriteReview.module.css';

interface OwnReviewViewProps {
  readonly token: string;
  readonly review: OwnReview;
  /** True right after it was sent. */
  readonly isSent: boolean;
  /** Pictures that we couldn’t add. */
  readonly unread?: number;
  readonly formKey: string;
}

/** A review for its writer: its state, and the next steps. */
export const OwnReviewView = ({ token, review, isSent, unread = 0, formKey }: OwnReviewViewProps) => {
  const { brandSlug, lineSlug, brandName, lineName, shop, state, rejection, question } = review;
  const { title, text } = ownReviewWords(review, isSent);
  const about = shop === null ? lineHref(brandSlug, lineSlug) : shopHref(shop);
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="t-muted">
          <PageLink href={about}>{shop?.company ?? `${brandName} ${lineName}`}</PageLink>
        </p>
        <h1>{title}</h1>
        <p className="t-muted">{text}</p>
      </header>
      <div className={styles.own}>
        {isSent && <ForgetDraft path={about} />}
        {unread > 0 && (
          <Banner tone="warn">
            {unread === 1 ? 'One picture' : `${unread} pictures`} couldn’t be added. Edit your review to try
            again.
          </Banner>
        )}
        {rejection !== null && <Banner tone="warn">{rejection}</Banner>}
        {state === 'questionAsked' && (
          <Card className={styles.card ?? ''}>
            <h2>Our question</h2>
            <p className={styles.words}>{question}</p>
            <OwnReviewStep step="answer" token={token} formKey={formKey} />
          </Card>
        )}
        {review.mayAppeal && (
          <Card className={styles.card ?? ''}>
            <h2>Disagree?</h2>
            <p className="t-muted">You can appeal once. A moderator will read your review again.</p>
            <OwnReviewStep step="appeal" token={token} formKey={formKey} />
          </Card>
        )}
        <Card className={styles.card ?? ''}>
          {shop === null ? (
            <Review isOwn review={review} picturesAt={`${ownReviewHref(token)}/pictures`} />
          ) : (
            <ShopReview
              isOwn
              review={{ ...review, stars: review.rating, wouldComeBack: review.wouldBuyAgain }}
            />
          )}
        </Card>
        <div className={styles.steps}>
          {review.mayEdit && (
            <Button variant="ghost" href={`${ownReviewHref(token)}/edit`} linkAs={PageLink}>
              Edit review
            </Button>
          )}
          {review.mayWithdraw && <OwnReviewStep step="withdraw" token={token} formKey={formKey} />}
        </div>
      </div>
    </div>
  );
};
