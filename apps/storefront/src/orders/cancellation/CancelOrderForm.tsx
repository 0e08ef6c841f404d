'use client';

import type { OwnCancellation } from '@simpletread/contract';
import { CANCEL_REASONS, type CancelReason, cancelReasonText } from '@simpletread/domain';
import { Banner, Button, RadioCards } from '@simpletread/ui';
import { useActionState, useState } from 'react';
import { PageLink } from '../../shell/controls';
import { QUIET } from '../../shell/form';
import { CancelClock } from './CancelClock';
import { cancelOrder } from './cancel-order';
import styles from './Cancellation.module.css';

interface CancelOrderFormProps {
  readonly orderNumber: string;
  readonly plan: OwnCancellation;
  /** `11:12 am ET`. */
  readonly closesAtWords: string;
  readonly formKey: string;
}

const REASONS = CANCEL_REASONS.map((value) => ({ value, label: cancelReasonText(value) }));

/** The effects of a cancellation, an optional reason, and the button that cannot be undone. */
export const CancelOrderForm = ({ orderNumber, plan, closesAtWords, formKey }: CancelOrderFormProps) => {
  const [answer, send, isSending] = useActionState(cancelOrder, QUIET);
  const [reason, setReason] = useState<CancelReason | null>(null);
  return (
    <form action={send} className={styles.form}>
      <p>
        <CancelClock closesAt={plan.closesAt} closesAtWords={closesAtWords} />
      </p>
      <ul className={styles.effects} aria-label="What happens">
        {plan.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <RadioCards
        legend="Why are you cancelling? (optional)"
        name="reason"
        options={REASONS}
        value={reason}
        onValueChange={setReason}
      />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="orderVersion" value={plan.orderVersion} />
      <input type="hidden" name="refundInCents" value={plan.refundInCents} />
      <input type="hidden" name="key" value={formKey} />
      {answer.problem !== null && (
        <Banner tone="bad" isLive>
          {answer.problem}
        </Banner>
      )}
      <p className="t-muted">A cancelled order can’t be restored. You can order the tires again.</p>
      <div className={styles.actions}>
        <Button type="submit" variant="danger" isLoading={isSending}>
          Cancel order
        </Button>
        <Button href={`/account/my-orders/${orderNumber}`} linkAs={PageLink} variant="quiet">
          Keep order
        </Button>
      </div>
    </form>
  );
};
