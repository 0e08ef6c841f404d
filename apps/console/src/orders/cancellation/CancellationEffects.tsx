import type { previewCancellation, ReplyOf } from '@simpletread/contract';
import { CANCEL_WINDOW_MS, formatMoney } from '@simpletread/domain';
import { Check } from 'lucide-react';

import { Clock } from '../../shell/clock/index.js';
import styles from './CancelDialog.module.css';

/** The effects of a cancellation, one per line. */
export const CancellationEffects = ({ plan }: { readonly plan: ReplyOf<typeof previewCancellation> }) => (
  <>
    {plan.needsApproval && (
      <p className={styles.second}>
        This is over your {formatMoney(plan.refundLimitInCents)} limit, so a second person must approve it.
        The order won’t ship until they decide.
      </p>
    )}
    <ul role="list" className={styles.effects} aria-label="What happens next">
      {plan.effects.map((effect) => (
        <li key={effect}>
          <Check size={16} aria-hidden="true" />
          {effect}
        </li>
      ))}
    </ul>
    {plan.closesAt === null ? (
      <p className={styles.stock}>
        Buyer’s cancel window: closed. You can cancel because the order is on hold.
      </p>
    ) : (
      <p className={styles.stock}>
        Buyer’s cancel window:{' '}
        <Clock
          opensAt={new Date(Date.parse(plan.closesAt) - CANCEL_WINDOW_MS).toISOString()}
          closesAt={plan.closesAt}
        />
      </p>
    )}
  </>
);
