import type { ListedOrder } from '@simpletread/contract';
import { formatMoney, isOpenDelay } from '@simpletread/domain';

import { Clock } from '../../../shell/clock/index.js';
import { type Column, OWNER_COLUMN } from '../../../shell/list/index.js';
import { Instant } from '../../../shell/time/index.js';
import { orderNumberText, StateChip } from '../../../shell/detail/index.js';
import { FULFILMENT_LABELS } from '../state/order-state-chip.js';

import { DELAY_FACES } from '../../delays/index.js';
import { OrderStateChip } from '../state/OrderChips.js';
import styles from './OrderList.module.css';

const openDelayOf = ({ delay }: ListedOrder): NonNullable<ListedOrder['delay']> | null =>
  delay !== null && isOpenDelay(delay.state) ? delay : null;

/** When we must ask about a delay, or silence about it ends; afterwards, its answer. */
const DelayClock = ({ delay: { state, dueAt } }: { readonly delay: NonNullable<ListedOrder['delay']> }) =>
  dueAt === null ? (
    <StateChip face={DELAY_FACES[state]} />
  ) : (
    <span>
      {state === 'found' ? 'Ask by ' : 'Answer by '}
      <Instant at={dueAt} />
    </span>
  );

const OrderClock = ({ row }: { readonly row: ListedOrder }) => {
  const delay = openDelayOf(row);
  return delay === null ? <CancelClock row={row} /> : <DelayClock delay={delay} />;
};

const CancelClock = ({ row }: { readonly row: ListedOrder }) =>
  row.state === 'placed' ? (
    <Clock opensAt={row.placedAt} closesAt={row.cancelClosesAt} />
  ) : (
    <span className={styles.dim}>closed</span>
  );

export const ORDER_COLUMNS: readonly Column<ListedOrder>[] = [
  {
    id: 'number',
    label: 'Order',
    sortBy: 'orderNumber',
    render: (row) => (
      <>
        <span className={styles.number}>{orderNumberText(row.orderNumber)}</span>
        <span className={styles.onlyS}>{row.customerName}</span>
      </>
    ),
  },
  {
    id: 'placed',
    label: 'Placed',
    sortBy: 'placedAt',
    from: 'M',
    render: (row) => (
      <span className={styles.dim}>
        <Instant at={row.placedAt} />
      </span>
    ),
  },
  {
    id: 'customer',
    label: 'Customer',
    sortBy: 'customerName',
    from: 'M',
    render: (row) => <b className={styles.name}>{row.customerName}</b>,
  },
  { id: 'account', label: 'Account', from: 'XXL', render: (row) => row.accountType },
  {
    id: 'vehicle',
    label: 'Vehicle',
    from: 'XL',
    render: (row) => <span className={styles.vehicle}>{row.vehicle ?? '–'}</span>,
  },
  {
    id: 'size',
    label: 'Size',
    from: 'L',
    render: (row) => (
      <span className={styles.sizes}>
        {row.sizes.map((size) => (
          <span key={size} className={styles.size}>
            {size}
          </span>
        ))}
      </span>
    ),
  },
  { id: 'tires', label: 'Qty', isEnd: true, from: 'L', render: (row) => row.tireCount },
  {
    id: 'fulfilment',
    label: 'Fulfillment',
    from: 'XXL',
    render: (row) => <span className={styles.dim}>{FULFILMENT_LABELS[row.fulfilment]}</span>,
  },
  {
    id: 'state',
    label: 'Status',
    sortBy: 'state',
    render: (row) => (
      <>
        <OrderStateChip order={row} />
        <span className={styles.onlyS}>
          <OrderClock row={row} />
        </span>
      </>
    ),
  },
  {
    id: 'clock',
    label: 'Clock',
    sortBy: 'cancelClosesAt',
    from: 'M',
    render: (row) => <OrderClock row={row} />,
  },
  OWNER_COLUMN,
  {
    id: 'total',
    label: 'Out the door',
    sortBy: 'totalInCents',
    isEnd: true,
    render: (row) => <b className={styles.money}>{formatMoney(row.totalInCents)}</b>,
  },
];
