import Button from '@mui/material/Button';
import type { WarehousePickupRow } from '@simpletread/contract';
import { shortDayWords } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';

import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { pickupFace } from './pickup-face.js';
import styles from './Pickups.module.css';

interface PickupTableProps {
  readonly title: string;
  readonly pickups: readonly WarehousePickupRow[];
  readonly empty: { readonly title: string; readonly text: string };
  /** The order that is open. */
  readonly current: string | undefined;
  readonly onOpen: (orderNumber: string) => void;
}

const DueCell = ({ state, readyBy, heldUntil, isLate }: WarehousePickupRow) =>
  state === 'ready' ? (
    <>{heldUntil === null ? '' : `until ${shortDayWords(heldUntil)}`}</>
  ) : (
    <span className={isLate ? styles.late : undefined}>
      <Instant at={readyBy} isFull />
      {isLate && ', late'}
    </span>
  );

/** One queue of the counter; a click on a number does what its entry does. */
export const PickupTable = ({ title, pickups, empty, current, onOpen }: PickupTableProps) => (
  <Panel title={title} extra={pickups.length === 0 ? undefined : String(pickups.length)}>
    {pickups.length === 0 ? (
      <EmptyState title={empty.title}>{empty.text}</EmptyState>
    ) : (
      <PlainTable
        label={title}
        rows={pickups}
        keyOf={({ orderId }) => orderId}
        columns={[
          {
            label: 'Order',
            render: ({ orderNumber }) => (
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
          { label: 'Tires', render: ({ sizes }) => sizes.join(', ') },
          { label: 'State', render: (pickup) => <StateChip face={pickupFace(pickup)} /> },
          { label: 'Due', render: (pickup) => <DueCell {...pickup} /> },
        ]}
      />
    )}
  </Panel>
);
