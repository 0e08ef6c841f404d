import Button from '@mui/material/Button';
import type { WarehouseDesk } from '@simpletread/contract';
import {
  isSellableCondition,
  isAcceptedCondition,
  missingAtDock,
  TIRE_CONDITIONS,
  tireConditionText,
} from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { tiresText } from './pick-face.js';
import { receiptOf } from './receipt-of.js';
import type { Unloading, useDock } from './use-dock.js';
import { useWarehouseCalls } from './warehouse-calls.js';
import styles from './Warehouse.module.css';

type Dock = ReturnType<typeof useDock>;
type Tire = Unloading['tires'][number];

interface OpenReturnProps {
  readonly here: WarehouseDesk;
  readonly dock: Dock;
  readonly unloading: Unloading;
}

const destinationOf = (tire: Tire): string => {
  if (tire.lineId === null) return 'Set aside';
  if (isSellableCondition(tire.condition)) return 'Back to stock';
  return isAcceptedCondition(tire.condition) ? 'Scrapped' : 'Held for the buyer';
};

const CONDITIONS = TIRE_CONDITIONS.map((condition) => [condition, tireConditionText(condition)] as const);

const TireTable = ({ dock, unloading: { record, tires } }: Omit<OpenReturnProps, 'here'>) => (
  <div className={styles.scanned}>
    <PlainTable
      label="Scanned tires"
      rows={tires.map((tire, at) => ({ tire, at }))}
      keyOf={({ at }) => String(at)}
      columns={[
        {
          label: 'Tire',
          render: ({ tire }) => (
            <>
              {record.lines.find(({ lineId }) => lineId === tire.lineId)?.tire ?? (
                <span className={styles.late}>Wrong tire</span>
              )}
              <div className={styles.dim}>Item {tire.itemNumber}</div>
            </>
          ),
        },
        {
          label: 'Condition',
          render: ({ tire, at }) =>
            tire.lineId !== null && (
              <div className={styles.condition}>
                <SelectControl
                  label={`Condition of tire ${at + 1}`}
                  isLabelHidden
                  value={tire.condition}
                  options={CONDITIONS}
                  onChange={(condition) => dock.setCondition(at, condition)}
                />
              </div>
            ),
        },
        { label: 'Destination', render: ({ tire }) => destinationOf(tire) },
        {
          label: 'Remove',
          isEnd: true,
          render: ({ at }) => (
            <Button size="small" aria-label={`Remove tire ${at + 1}`} onClick={() => dock.remove(at)}>
              Remove
            </Button>
          ),
        },
      ]}
    />
  </div>
);

/** The return that is being unloaded. */
export const OpenReturn = ({ here, dock, unloading }: OpenReturnProps) => {
  const calls = useWarehouseCalls();
  const { record, tires } = unloading;
  const missing = missingAtDock(record.lines, tires);
  const { start, isBusy } = useStaffAction({
    run: (body: ReturnType<typeof receiptOf>, key) => calls.receive(record.returnNumber, body, key),
    reload: ['dock-returns', 'returns', 'orders'],
    done: ({ returnNumber }) => `${returnNumber} is received`,
    onDone: dock.close,
    isAlone: true,
  });
  return (
    <Panel
      title={`Return ${record.returnNumber}`}
      extra={<Button onClick={dock.close}>Close without recording</Button>}
    >
      <div className={styles.progress}>
        <span className={styles.figure}>
          {record.tires - missing} of {record.tires}
        </span>
        <ul className={styles.lines}>
          {record.lines.map(({ lineId, quantity, tire, itemNumber }) => (
            <li key={lineId}>
              {quantity} × {tire}, item {itemNumber}
            </li>
          ))}
        </ul>
      </div>
      {tires.length > 0 && <TireTable dock={dock} unloading={unloading} />}
      <div className={styles.actions}>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={missing === record.tires}
          onClick={() => start(receiptOf(unloading, here.code))}
        >
          {missing === 0 ? 'Record receipt' : `Record receipt, ${tiresText(missing)} missing`}
        </Button>
        {tires.length > 0 && <Button onClick={dock.startOver}>Start over</Button>}
      </div>
      {missing > 0 && missing < record.tires && (
        <p className={styles.note}>Tires that arrive later can’t be added to this return.</p>
      )}
    </Panel>
  );
};
