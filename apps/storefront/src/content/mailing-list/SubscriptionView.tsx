import type { OwnSubscription } from '@simpletread/contract';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { JoinForm } from './JoinForm';
import styles from './MailingList.module.css';
import { SubscriptionStep } from './SubscriptionStep';
import { subscriptionWords } from './subscription-words';

interface SubscriptionViewProps {
  readonly token: string;
  readonly subscription: OwnSubscription;
  /** True right after joining. */
  readonly isNew: boolean;
}

/** A subscription for the holder of its link: its state, and leaving with one click. */
export const SubscriptionView = ({ token, subscription, isNew }: SubscriptionViewProps) => {
  const { title, text } = subscriptionWords(subscription, isNew);
  return (
    <div className={`l-wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p className="t-muted">{text}</p>
      {subscription.state === 'left' ? (
        <>
          <h2 className={styles.title}>Changed your mind?</h2>
          <JoinForm />
        </>
      ) : (
        <SubscriptionStep step="leave" token={token} />
      )}
      {subscription.state === 'subscribed' && (
        <>
          <h2 className={styles.title}>Help us write better emails</h2>
          <p className="t-muted">
            {subscription.isMeasured
              ? 'We count the emails that you open. You can change your mind at any time.'
              : 'We don’t track whether you open our emails. You can let us count it, and change your mind at any time.'}
          </p>
          <SubscriptionStep step={subscription.isMeasured ? 'disagree' : 'agree'} token={token} />
        </>
      )}
      <span>
        <Button href="/" linkAs={PageLink} variant="quiet">
          Back to the shop
        </Button>
      </span>
    </div>
  );
};

/** The page behind the link that joins. */
export const ConfirmView = ({ token }: { readonly token: string }) => (
  <div className={`l-wrap ${styles.page}`}>
    <h1>Join our mailing list</h1>
    <p className="t-muted">One more click, and you’re on the list.</p>
    <SubscriptionStep step="confirm" token={token} />
  </div>
);

/** The page of the form, for links from elsewhere. */
export const JoinView = () => (
  <div className={`l-wrap ${styles.page}`}>
    <h1>Join our mailing list</h1>
    <JoinForm />
  </div>
);
