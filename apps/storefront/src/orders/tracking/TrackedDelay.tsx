import type { TrackedDelay as Delay } from '@simpletread/contract';
import { formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { DelayPage, delayHref } from '../delays';
import { answerTracked } from './answer-tracked-delay';
import { ProofCard } from './ProofCard';
import styles from './Tracking.module.css';

interface TrackedDelayProps {
  readonly tracked: Delay;
  readonly phone: { readonly display: string; readonly value: string };
  readonly formKey: string;
}

/** The delay of a tracked order for its guest, once they prove that the order is theirs. */
export const TrackedDelay = ({ tracked, phone, formKey }: TrackedDelayProps) => {
  const { orderNumber, delay, maskedEmail, changesNeed } = tracked;
  return delay !== null ? (
    <DelayPage delay={delay} action={answerTracked} phone={phone} formKey={formKey} />
  ) : (
    <div className={`l-wrap ${styles.page} ${styles.proof}`}>
      <h1 className={styles.title}>Order {formatOrderNumber(orderNumber as OrderNumber)} is delayed</h1>
      <ProofCard
        page="delay"
        accountHref={delayHref({ orderNumber })}
        maskedEmail={maskedEmail}
        changesNeed={changesNeed}
      />
    </div>
  );
};
