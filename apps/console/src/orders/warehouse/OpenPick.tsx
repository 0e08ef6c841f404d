import Button from '@mui/material/Button';
import type { PickView } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { LabelButton } from './LabelButton.js';
import { isToPutBack, pickFace } from './pick-face.js';
import { useWarehouseCalls } from './warehouse-calls.js';
import styles from './Warehouse.module.css';

interface OpenPickProps {
  readonly code: string;
  readonly pick: PickView;
}

const MOST_BARS = 24;

/** One bar for each tire; the figures say the same. */
const Bars = ({ scanned, tires }: Pick<PickView, 'scanned' | 'tires'>) =>
  tires > MOST_BARS ? null : (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: tires }, (_, at) => (
        <span key={at} data-scanned={at < scanned} />
      ))}
    </div>
  );

const StartOver = ({ code, pick }: OpenPickProps) => {
  const { orderNumber } = pick;
  const calls = useWarehouseCalls();
  const isPutBack = isToPutBack(pick);
  const { start, isBusy } = useStaffAction({
    run: (_: null, key) => calls.restart({ code, orderNumber }, key),
    reload: ['pick', 'picks'],
    done: () =>
      isPutBack ? `Tires of order ${orderNumber} put back` : `Scans cleared for order ${orderNumber}`,
    intentOf: () => Date.now(),
    isAlone: true,
  });
  return (
    <Button loading={isBusy} onClick={() => start(null)}>
      {isPutBack ? 'Tires put back' : 'Start over'}
    </Button>
  );
};

/** The order that is being picked. */
export const OpenPick = ({ code, pick }: OpenPickProps) => {
  const { orderNumber, scanned, tires, lines, trackingNumber, carrier, splitWith, state, isPickup } = pick;
  return (
    <Panel title={`Order ${orderNumber}`} extra={<StateChip face={pickFace(pick)} />}>
      <div className={styles.progress}>
        <span className={styles.figure}>
          {scanned} of {tires}
        </span>
        <Bars scanned={scanned} tires={tires} />
        {isPickup && <p className={styles.dim}>The buyer picks this order up here.</p>}
        {splitWith.length > 0 && (
          <p className={styles.dim}>This order also ships from {splitWith.join(' and ')}.</p>
        )}
        {trackingNumber !== null && (
          <p>
            {carrier} <span className={styles.number}>{trackingNumber}</span>
          </p>
        )}
      </div>
      <PlainTable
        label="Tires"
        rows={lines}
        keyOf={({ itemNumber }) => String(itemNumber)}
        columns={[
          { label: 'Item', render: ({ itemNumber }) => <span className={styles.number}>{itemNumber}</span> },
          { label: 'Tire', render: ({ tire }) => tire },
          {
            label: 'Scanned',
            isEnd: true,
            render: (line) => (
              <span className={line.scanned > line.expected ? styles.late : undefined}>
                {line.scanned} of {line.expected}
              </span>
            ),
          },
        ]}
      />
      <div className={styles.actions}>
        {(trackingNumber !== null || isPickup) && state === 'packed' && (
          <LabelButton code={code} orderNumber={orderNumber} />
        )}
        {trackingNumber === null && scanned > 0 && !(isPickup && state === 'packed') && (
          <StartOver code={code} pick={pick} />
        )}
      </div>
    </Panel>
  );
};
