import { ORDER_STATE_WORDS } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel } from '../../shell/detail/index.js';
import styles from './Dashboard.module.css';
import type { DashboardFigures } from './use-dashboard.js';

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const stateCount = (figures: DashboardFigures, state: string): number =>
  figures.byState.find((row) => row.state === state)?.count ?? 0;

/** Everything that waits for a person or a machine, each with the list behind it. */
export const WaitingPanel = ({ figures }: { readonly figures: DashboardFigures }) => {
  const can = useCan();
  const rows = [
    {
      label: 'Cancel windows open',
      count: figures.cancelWindowOpen,
      to: filtered('/orders', { isCancelOpen: true }),
      isOpen: can('orders.read'),
    },
    {
      label: ORDER_STATE_WORDS.pendingPickup,
      count: stateCount(figures, 'pendingPickup'),
      to: filtered('/orders', { state: 'pendingPickup' }),
      isOpen: can('orders.read'),
    },
    {
      label: ORDER_STATE_WORDS.inTransit,
      count: stateCount(figures, 'inTransit'),
      to: filtered('/orders', { state: 'inTransit' }),
      isOpen: can('orders.read'),
    },
    {
      label: 'Failed refunds',
      count: figures.failedRefunds,
      to: filtered('/orders', { isRefundFailed: true }),
      isOpen: can('orders.read'),
    },
    {
      label: 'Failed emails and texts',
      count: figures.failedMessages,
      to: filtered('/messages', { isOpen: true }),
      isOpen: can('messages.read'),
    },
    {
      label: 'Failed jobs',
      count: figures.failedJobs,
      to: filtered('/jobs', { state: 'failed' }),
      isOpen: can('jobs.read'),
    },
  ];
  return (
    <Panel title="Work waiting">
      <ul role="list" className={styles.list}>
        {rows.map(({ label, count, to, isOpen }) => (
          <li key={label} className={styles.pair}>
            {isOpen ? <LinkBase to={to}>{label}</LinkBase> : <span>{label}</span>}
            <span className={styles.strong}>{count}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
