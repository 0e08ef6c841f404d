import type { AdminOrder } from '@simpletread/contract';
import { formatMoney, subtractCents } from '@simpletread/domain';
import { VisuallyHidden } from '@simpletread/ui';

import { clockView } from '../../../shell/clock/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Instant, timeText, useNow } from '../../../shell/time/index.js';
import styles from './ClockPanel.module.css';
import { paymentLabel } from '../payment/payment-label.js';

const SPOKEN_MINUTES = [15, 5, 1];

const Running = ({ order }: { readonly order: AdminOrder }) => {
  const view = clockView(new Date(order.placedAt), new Date(order.cancelClosesAt), useNow());
  if (view.kind === 'closed') return <Closed order={order} />;
  const isSpoken = SPOKEN_MINUTES.includes(view.minutesLeft);
  const refund = subtractCents(order.totalInCents, order.refundedInCents);
  return (
    <section className={styles.clock} aria-label="Cancel window">
      <div>
        <div className={panel.dim}>Cancel window closes in</div>
        <div className={styles.big} role="timer" aria-live="off">
          {view.text}
        </div>
        <VisuallyHidden>
          <span aria-live="polite">
            {isSpoken ? `Cancel window closes in ${view.minutesLeft} minutes` : ''}
          </span>
        </VisuallyHidden>
      </div>
      <div>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${view.shareLeft * 100}%` }} />
        </div>
        <div className={styles.ends}>
          <span>Placed {timeText(order.placedAt)}</span>
          <span>Closes {timeText(order.cancelClosesAt)}</span>
        </div>
      </div>
      <div className={styles.back}>
        <b>{formatMoney(refund)}</b>
        <span className={panel.dim}>back to {paymentLabel(order.payment)}</span>
      </div>
    </section>
  );
};

const Closed = ({ order }: { readonly order: AdminOrder }) => (
  <section className={styles.clock} aria-label="Cancel window">
    <div>
      <div className={panel.dim}>{order.state === 'cancelled' ? 'This order is' : 'Cancel window'}</div>
      <div className={styles.big}>{order.state === 'cancelled' ? 'cancelled' : 'closed'}</div>
    </div>
    <div className={panel.dim}>
      {order.state === 'cancelled' ? (
        <>The stock was returned and the buyer was notified.</>
      ) : (
        <>
          Ended <Instant at={order.cancelClosesAt} isFull />.
        </>
      )}
    </div>
    <div className={styles.back}>
      <b>{formatMoney(order.refundedInCents)}</b>
      <span className={panel.dim}>refunded to {paymentLabel(order.payment)}</span>
    </div>
  </section>
);

/** The remaining time of the buyer's cancellation window, and the refund amount. */
export const ClockPanel = ({ order }: { readonly order: AdminOrder }) =>
  order.state === 'placed' ? <Running order={order} /> : <Closed order={order} />;
