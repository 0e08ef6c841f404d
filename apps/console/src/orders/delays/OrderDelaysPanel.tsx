import Button from '@mui/material/Button';
import type { AdminOrder, AdminOrderDelay } from '@simpletread/contract';
import { delayReasonText, shortDayWords } from '@simpletread/domain';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './Delay.module.css';
import { DELAY_FACES } from './delay-face.js';
import { DismissDelayDialog } from './DismissDelayDialog.js';

const day = (date: string | null): string => (date === null ? 'Unknown' : shortDayWords(date));

/** The next step of a delay, and its time. */
const Next = ({ row: { state, askBy, answerBy, silence, settledAt } }: { readonly row: AdminOrderDelay }) => {
  if (state === 'found' && askBy !== null)
    return (
      <>
        Ask by <Instant at={askBy} />
      </>
    );
  if (state === 'asked' && answerBy !== null)
    return (
      <>
        Silence {silence === 'agrees' ? 'agrees' : 'cancels'} <Instant at={answerBy} />
      </>
    );
  return settledAt === null ? '–' : <Instant at={settledAt} />;
};

interface OrderDelaysPanelProps {
  readonly order: Pick<AdminOrder, 'id' | 'delays'>;
  readonly onAsk: () => void;
}

/** The delays of an order and what its buyer answered; nothing without any. */
export const OrderDelaysPanel = ({ order, onAsk }: OrderDelaysPanelProps) => {
  const can = useCan();
  const [isDismissing, setIsDismissing] = useState(false);
  if (order.delays.length === 0) return null;
  const isFound = order.delays.some(({ state }) => state === 'found');
  return (
    <Panel title="Delays">
      <PlainTable
        label="Delays of this order"
        rows={order.delays}
        keyOf={(row) => row.id}
        columns={[
          { label: 'State', render: (row) => <StateChip face={DELAY_FACES[row.state]} /> },
          {
            label: 'Day',
            render: (row) => (
              <>
                {day(row.promisedOn)} → {day(row.revisedOn)}
                <div className={panel.dim}>{delayReasonText(row.reason)}</div>
              </>
            ),
          },
          {
            label: 'When',
            isEnd: true,
            render: (row) => (
              <>
                <Next row={row} />
                {row.askedBy !== null && <div className={panel.dim}>Asked by {row.askedBy}</div>}
              </>
            ),
          },
        ]}
      />
      {isFound && can('orders.delay') && (
        <div className={styles.actions}>
          <Button variant="contained" onClick={onAsk}>
            Ask the buyer
          </Button>
          <Button onClick={() => setIsDismissing(true)}>Keep the promised day</Button>
        </div>
      )}
      {isDismissing && <DismissDelayDialog orderId={order.id} onClose={() => setIsDismissing(false)} />}
    </Panel>
  );
};
