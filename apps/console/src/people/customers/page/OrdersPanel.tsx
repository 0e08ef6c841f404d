import type { Customer } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { OrderStateChip } from '../../../orders/index.js';
import { orderNumberText, Panel, PlainTable } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Instant } from '../../../shell/time/index.js';
import styles from './Customer.module.css';

type Order = NonNullable<Customer['orders']>[number];

const Money = ({ order }: { readonly order: Order }) => (
  <>
    {formatMoney(order.totalInCents)}
    {order.refundedInCents > 0 && (
      <div className={styles.dim}>{formatMoney(order.refundedInCents)} refunded</div>
    )}
    <div className={styles.onlyS}>
      <OrderStateChip order={order} />
    </div>
  </>
);

const Extra = ({ record: { orders, orderCount } }: { readonly record: Customer }) =>
  orders !== null && orderCount > orders.length ? (
    <>
      newest {orders.length} of {orderCount}
    </>
  ) : (
    <>{orderCount}</>
  );

/** Orders of the customer, the newest first. */
export const OrdersPanel = ({ record }: { readonly record: Customer }) => {
  if (record.orders === null) return null;
  return (
    <Panel title="Orders" extra={<Extra record={record} />}>
      {record.orders.length === 0 ? (
        <p className={styles.none}>No orders yet.</p>
      ) : (
        <div className={styles.orders}>
          <PlainTable
            label="Orders"
            rows={record.orders}
            keyOf={({ id }) => id}
            columns={[
              {
                label: 'Order',
                render: (order) => (
                  <>
                    <LinkBase to={`/orders/${order.id}/show`} className={styles.number ?? ''}>
                      {orderNumberText(order.orderNumber)}
                    </LinkBase>
                    <div className={styles.dim}>
                      <Instant at={order.placedAt} />
                    </div>
                  </>
                ),
              },
              {
                label: 'Tires',
                render: (order) => (
                  <span className={styles.tires}>
                    {order.tires}
                    <span className={styles.dim}>
                      {' '}
                      <span className={panel.size}>{order.sizes.join(', ')}</span>
                      {order.vehicle === null ? '' : `, ${order.vehicle}`}
                    </span>
                  </span>
                ),
              },
              { label: 'State', render: (order) => <OrderStateChip order={order} /> },
              { label: 'Total', isEnd: true, render: (order) => <Money order={order} /> },
            ]}
          />
        </div>
      )}
    </Panel>
  );
};
