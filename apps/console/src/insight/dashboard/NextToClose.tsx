import { CANCEL_WINDOW_MS, formatMoney } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Clock } from '../../shell/clock/index.js';
import { ROW_OPENING } from '../../shell/list/index.js';
import { orderNumberText, Panel } from '../../shell/detail/index.js';
import styles from './Dashboard.module.css';
import type { DashboardFigures } from './use-dashboard.js';

const opensAt = (closesAt: string): string => new Date(Date.parse(closesAt) - CANCEL_WINDOW_MS).toISOString();

/** The orders whose window closes next. */
export const NextToClose = ({ orders }: { readonly orders: DashboardFigures['nextToClose'] }) => {
  const canOpen = useCan()('orders.read');
  return (
    <Panel title="Next to close">
      {orders.length === 0 && <p className={styles.empty}>No cancel window is open right now.</p>}
      <ul role="list" className={styles.list}>
        {orders.map((order) => (
          <li key={order.id} data-row={order.id} {...(canOpen ? ROW_OPENING : {})}>
            <span>
              {canOpen ? (
                <LinkBase to={`/orders/${order.id}/show`} data-row-link="">
                  {orderNumberText(order.orderNumber)}
                </LinkBase>
              ) : (
                <b>{orderNumberText(order.orderNumber)}</b>
              )}
              <br />
              <span className={styles.dim}>{order.customerName}</span>
            </span>
            <span className={styles.strong}>{formatMoney(order.totalInCents)}</span>
            <Clock opensAt={opensAt(order.cancelClosesAt)} closesAt={order.cancelClosesAt} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};
