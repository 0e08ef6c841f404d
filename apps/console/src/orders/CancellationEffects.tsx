import type { previewCancellation, ReplyOf } from '@simpletread/contract';
import { CANCEL_WINDOW_MS } from '@simpletread/domain';
import { Check } from 'lucide-react';

import { Clock } from '../clock/Clock.js';
import styles from './CancelDialog.module.css';

/** What a cancellation will do, one line for each effect. */
export const CancellationEffects = ({ plan }: { readonly plan: ReplyOf<typeof previewCancellation> }) => (
  <>
    <ul role="list" className={styles.effects} aria-label="What will happen">
      {plan.effects.map((effect) => (
        <li key={effect}>
          <Check size={16} aria-hidden="true" />
          {effect}
        </li>
      ))}
    </ul>
    <p className={styles.stock}>
      Window of the buyer:{' '}
      <Clock
        opensAt={new Date(Date.parse(plan.closesAt) - CANCEL_WINDOW_MS).toISOString()}
        closesAt={plan.closesAt}
      />
    </p>
  </>
);
