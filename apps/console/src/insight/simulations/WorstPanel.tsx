import type { SimulationResult } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Folded, Panel } from '../../shell/detail/index.js';
import styles from './Simulations.module.css';

type Worst = SimulationResult['worst'][number];

const money = (amount: Worst['before']['marginInCents']): string =>
  amount === null ? '–' : formatMoney(amount);

const Trace = ({ title, steps }: { readonly title: string; readonly steps: Worst['traceAfter'] }) => (
  <div>
    <h4>{title}</h4>
    <dl className={styles.trace}>
      {steps.map(({ label, detail, amountInCents }, index) => (
        <div key={`${label}-${index}`}>
          <dt>
            {label}
            <small>{detail}</small>
          </dt>
          <dd>{formatMoney(amountInCents)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const Order = ({ order }: { readonly order: Worst }) => {
  const can = useCan();
  const { orderId, orderNumber, before, after } = order;
  return (
    <li className={styles.order}>
      <div className={styles.orderHead}>
        {can('orders.read') ? (
          <LinkBase to={`/orders/${orderId}/show`}>{orderNumber}</LinkBase>
        ) : (
          <span>{orderNumber}</span>
        )}
        <span>
          Margin {money(before.marginInCents)}, then {money(after.marginInCents)}
        </span>
        {order.isBelowFloor && (
          <Chip tone="bad" mark="full">
            Below the floor
          </Chip>
        )}
      </div>
      <Folded label="Price breakdown">
        <div className={styles.traces}>
          <Trace title={`Before: ${formatMoney(before.totalInCents)}`} steps={order.traceBefore} />
          <Trace title={`After: ${formatMoney(after.totalInCents)}`} steps={order.traceAfter} />
        </div>
      </Folded>
    </li>
  );
};

/** The orders that lose the most margin, each with how its price comes about. */
export const WorstPanel = ({ result: { worst } }: { readonly result: SimulationResult }) => (
  <Panel title="Orders that lose the most margin">
    {worst.length === 0 ? (
      <p className={styles.none}>No order loses margin.</p>
    ) : (
      <ol className={styles.worst}>
        {worst.map((order) => (
          <Order key={order.orderId} order={order} />
        ))}
      </ol>
    )}
  </Panel>
);
