import type { CountedTire, countStock, ReplyOf, WarehouseDesk } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';
import { useState } from 'react';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { ScanField, useScans } from '../../shell/scan/index.js';
import { CountDialog } from './CountDialog.js';
import { useWarehouseCalls } from './warehouse-calls.js';
import styles from './Warehouse.module.css';
import { WarehousePage } from './WarehousePage.js';

type Count = ReplyOf<typeof countStock>;

const differenceText = ({ difference, missing }: Count): string => {
  const short = missing > 0 ? `, ${missing} short of orders` : '';
  if (difference === 0) return `As expected${short}`;
  if (difference > 0) return `${difference} more${short}`;
  return missing > 0 ? `${-difference} fewer${short}. Support was alerted.` : `${-difference} fewer`;
};

const CountDesk = ({ here }: { readonly here: WarehouseDesk }) => {
  const calls = useWarehouseCalls();
  const [tire, setTire] = useState<CountedTire | null>(null);
  const [counts, setCounts] = useState<readonly Count[]>([]);
  const { scan, result, isBusy } = useScans(async (barcode) => {
    const found = await calls.countedTire(here.code, barcode);
    setTire(found);
    return `Item ${found.itemNumber}: ${found.tire}`;
  });
  return (
    <>
      <ScanField
        label="Scan a tire"
        hint="Then enter how many are on the shelf"
        result={result}
        isBusy={isBusy}
        onScan={scan}
      />
      <Panel title="Counted just now">
        {counts.length === 0 ? (
          <EmptyState title="No counts yet">Scan any tire of an item to count it.</EmptyState>
        ) : (
          <PlainTable
            label="Counted just now"
            rows={counts.map((count, at) => ({ count, at }))}
            keyOf={({ at }) => String(counts.length - at)}
            columns={[
              {
                label: 'Tire',
                render: ({ count }) => (
                  <>
                    {count.tire}
                    <div className={styles.dim}>Item {count.itemNumber}</div>
                  </>
                ),
              },
              {
                label: 'Counted',
                isEnd: true,
                render: ({ count }) => (
                  <>
                    <span className={styles.number}>{count.counted}</span>
                    <div className={styles.dim}>{count.expected} expected</div>
                  </>
                ),
              },
              { label: 'Difference', render: ({ count }) => differenceText(count) },
            ]}
          />
        )}
      </Panel>
      {tire !== null && (
        <CountDialog
          code={here.code}
          tire={tire}
          onCounted={(count) => setCounts((before) => [count, ...before])}
          onClose={() => setTire(null)}
        />
      )}
    </>
  );
};

/** Tires on the shelves of a warehouse, counted item by item. */
export const CountPage = () => (
  <WarehousePage title="Count" permission="warehouse.count">
    {(here) => <CountDesk key={here.code} here={here} />}
  </WarehousePage>
);
