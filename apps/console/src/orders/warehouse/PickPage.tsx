import { pickerText } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import type { WarehouseDesk } from '@simpletread/contract';

import { Panel } from '../../shell/detail/index.js';
import { ScanField } from '../../shell/scan/index.js';
import { OpenPick } from './OpenPick.js';
import { PickTable } from './PickTable.js';
import { usePicking } from './use-picking.js';
import { usePicks } from './use-picks.js';
import styles from './Warehouse.module.css';
import { WarehousePage } from './WarehousePage.js';

const NothingToPick = ({ here: { name, pickedBy } }: { readonly here: WarehouseDesk }) =>
  pickedBy === 'people' ? (
    <EmptyState title="Nothing to pick">
      Orders appear here once their buyers can no longer cancel them.
    </EmptyState>
  ) : (
    <EmptyState title={pickerText('sandbox')}>
      Nobody picks at {name}. Admins can change this at the top of the page.
    </EmptyState>
  );

const PickDesk = ({ here }: { readonly here: WarehouseDesk }) => {
  const { scan, result, isBusy, pick } = usePicking(here.code);
  const { data: picks } = usePicks(here.code);
  return (
    <>
      <ScanField
        label={
          pick?.state === 'waiting' || pick?.state === 'picking' ? 'Scan a tire' : 'Scan an order number'
        }
        hint="Press Enter to submit, Esc to clear"
        result={result}
        isBusy={isBusy}
        onScan={scan}
      />
      <div className={styles.desk}>
        {pick !== undefined && <OpenPick pick={pick} code={here.code} />}
        <Panel
          title="Orders"
          extra={picks !== undefined && picks.length > 0 ? 'Earliest truck first' : undefined}
        >
          {picks !== undefined && picks.length === 0 && <NothingToPick here={here} />}
          {picks !== undefined && picks.length > 0 && (
            <PickTable label="Orders to pick" picks={picks} onOpen={scan} current={pick?.orderNumber} />
          )}
        </Panel>
      </div>
    </>
  );
};

/** Orders of a warehouse, picked by scanning: the order, then each of its tires. */
export const PickPage = () => (
  <WarehousePage title="Pick and pack">{(here) => <PickDesk key={here.code} here={here} />}</WarehousePage>
);
