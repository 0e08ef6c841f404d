import Button from '@mui/material/Button';
import type { PickListRow } from '@simpletread/contract';

import { PlainTable, StateChip } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { pickFace } from './pick-face.js';
import styles from './Warehouse.module.css';

interface PickTableProps {
  readonly label: string;
  readonly picks: readonly PickListRow[];
  /** The order that is open. */
  readonly current?: string | undefined;
  /** Opens an order as if its number were scanned; left out, rows only show. */
  readonly onOpen?: (orderNumber: string) => void;
}

/** Orders of a warehouse; a click on a number does what a scan of it does. */
export const PickTable = ({ label, picks, current, onOpen }: PickTableProps) => (
  <PlainTable
    label={label}
    rows={picks}
    keyOf={({ orderId }) => orderId}
    columns={[
      {
        label: 'Order',
        render: ({ orderNumber }) =>
          onOpen === undefined ? (
            <span className={styles.number}>{orderNumber}</span>
          ) : (
            <Button
              size="small"
              className={styles.number}
              aria-current={orderNumber === current ? 'true' : undefined}
              onClick={() => onOpen(orderNumber)}
            >
              {orderNumber}
            </Button>
          ),
      },
      {
        label: 'Tires',
        render: ({ sizes, splitWith }) => (
          <>
            {sizes.join(', ')}
            {splitWith.length > 0 && <span className={styles.dim}> · also from {splitWith.join(', ')}</span>}
          </>
        ),
      },
      { label: 'Scanned', isEnd: true, render: ({ scanned, tires }) => `${scanned} of ${tires}` },
      // Before the truck: a phone shows the first four columns without scrolling.
      { label: 'State', render: (pick) => <StateChip face={pickFace(pick)} /> },
      {
        label: 'Truck',
        render: ({ truckAt, isLate, isPickup }) => (
          <span className={isLate ? styles.late : undefined}>
            {isPickup && 'Pickup '}
            <Instant at={truckAt} isFull />
            {isLate && ', late'}
          </span>
        ),
      },
    ]}
  />
);
