import Button from '@mui/material/Button';
import { CANCEL_WINDOW_MS, formatMoney } from '@simpletread/domain';
import { useRef } from 'react';
import { LinkBase, useNavigate } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Clock } from '../../shell/clock/index.js';
import { moveRowFocus } from '../../shell/list/index.js';
import { orderNumberText, Panel } from '../../shell/detail/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import styles from './Dashboard.module.css';
import type { DashboardFigures } from './use-dashboard.js';

const opensAt = (closesAt: string): string => new Date(Date.parse(closesAt) - CANCEL_WINDOW_MS).toISOString();

/** The orders whose window closes next; N takes the first. */
export const NextToClose = ({ orders }: { readonly orders: DashboardFigures['nextToClose'] }) => {
  const navigate = useNavigate();
  const canOpen = useCan()('orders.read');
  const list = useRef<HTMLUListElement>(null);
  const move = (step: 1 | -1): void => {
    if (list.current !== null) moveRowFocus(list.current, step, undefined);
  };
  const first = orders[0];
  const takeNext = (): void => {
    if (first !== undefined) navigate(`/orders/${first.id}/show`);
  };
  useShortcuts([
    { keys: 'j', label: 'Next row', group: 'Lists', run: () => move(1) },
    { keys: 'k', label: 'Previous row', group: 'Lists', run: () => move(-1) },
    ...(canOpen && first !== undefined
      ? [{ keys: 'n', label: 'Open next by time left', group: 'Everywhere' as const, run: takeNext }]
      : []),
  ]);
  return (
    <Panel
      title="Next to close"
      extra={
        canOpen && (
          <Button variant="contained" disabled={first === undefined} onClick={takeNext}>
            Take next <Keys keys="n" />
          </Button>
        )
      }
    >
      {orders.length === 0 && <p className={styles.empty}>No cancel window is open right now.</p>}
      <ul role="list" className={styles.list} ref={list}>
        {orders.map((order) => (
          <li key={order.id} data-row={order.id}>
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
