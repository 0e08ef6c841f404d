import Button from '@mui/material/Button';
import type { WarehousePickupView } from '@simpletread/contract';
import { shortDayWords } from '@simpletread/domain';
import { useState } from 'react';

import { Pairs, Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { PhotoIdDialog } from './PhotoIdDialog.js';
import { pickupFace } from './pickup-face.js';
import styles from './Pickups.module.css';

interface OpenPickupProps {
  readonly code: string;
  readonly pickup: WarehousePickupView;
  readonly onChange: (pickup: WarehousePickupView) => void;
}

const PROOFS = { code: 'Pickup code', photoId: 'Photo ID' } as const;

const pairsOf = (pickup: WarehousePickupView) => {
  const { buyerName, readyBy, readyAt, heldUntil, handedOver, triesLeft, state } = pickup;
  return [
    ['Buyer', buyerName] as const,
    readyAt === null
      ? (['Promised by', <Instant key="by" at={readyBy} isFull />] as const)
      : (['Ready since', <Instant key="at" at={readyAt} isFull />] as const),
    ...(heldUntil === null ? [] : [['Held until', shortDayWords(heldUntil)] as const]),
    ...(state === 'ready' ? [['Codes left to try', String(triesLeft)] as const] : []),
    ...(handedOver === null
      ? []
      : [
          ['Picked up', <Instant key="over" at={handedOver.at} isFull />] as const,
          ['Handed over by', `${handedOver.by}, ${PROOFS[handedOver.proof]}`] as const,
        ]),
  ];
};

/** The order at the counter. */
export const OpenPickup = ({ code, pickup, onChange }: OpenPickupProps) => {
  const [isChecking, setIsChecking] = useState(false);
  return (
    <Panel title={`Order ${pickup.orderNumber}`} extra={<StateChip face={pickupFace(pickup)} />}>
      <Pairs pairs={pairsOf(pickup)} />
      <PlainTable
        label="Tires"
        rows={pickup.lines}
        keyOf={({ itemNumber, tire }) => `${itemNumber} ${tire}`}
        columns={[
          { label: 'Item', render: ({ itemNumber }) => <span className={styles.number}>{itemNumber}</span> },
          { label: 'Tire', render: ({ tire }) => tire },
          { label: 'Quantity', isEnd: true, render: ({ quantity }) => quantity },
        ]}
      />
      {pickup.state === 'ready' && !pickup.isOnHold && (
        <div className={styles.actions}>
          <Button onClick={() => setIsChecking(true)}>Check photo ID instead</Button>
        </div>
      )}
      {isChecking && (
        <PhotoIdDialog
          code={code}
          pickup={pickup}
          onHandedOver={onChange}
          onClose={() => setIsChecking(false)}
        />
      )}
    </Panel>
  );
};
