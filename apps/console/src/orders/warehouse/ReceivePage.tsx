import Button from '@mui/material/Button';
import type { WarehouseDesk } from '@simpletread/contract';
import { returnReasonText } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import { useQuery } from '@tanstack/react-query';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { ScanField } from '../../shell/scan/index.js';
import { Instant } from '../../shell/time/index.js';
import { OpenReturn } from './OpenReturn.js';
import { useDock } from './use-dock.js';
import { useWarehouseCalls } from './warehouse-calls.js';
import styles from './Warehouse.module.css';
import { WarehousePage } from './WarehousePage.js';

const Expected = ({ onOpen }: { readonly onOpen: (returnNumber: string) => void }) => {
  const calls = useWarehouseCalls();
  const { data } = useQuery({ queryKey: ['dock-returns'], queryFn: () => calls.dockReturns() });
  return (
    <Panel
      title="Expected returns"
      extra={data === undefined || data.length === 0 ? undefined : `${data.length}`}
    >
      {data !== undefined && data.length === 0 && (
        <EmptyState title="No returns expected">Returns appear here once support approves them.</EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <PlainTable
          label="Expected returns"
          rows={data}
          keyOf={({ returnId }) => returnId}
          columns={[
            {
              label: 'Return',
              render: ({ returnNumber }) => (
                <Button size="small" className={styles.number} onClick={() => onOpen(returnNumber)}>
                  {returnNumber}
                </Button>
              ),
            },
            { label: 'Tires', isEnd: true, render: ({ tires }) => tires },
            { label: 'Reason', render: ({ reason }) => returnReasonText(reason) },
            {
              label: 'Requested',
              isEnd: true,
              render: ({ requestedAt }) => <Instant at={requestedAt} isFull />,
            },
          ]}
        />
      )}
    </Panel>
  );
};

const ReceiveDesk = ({ here }: { readonly here: WarehouseDesk }) => {
  const dock = useDock();
  const { scan, result, isBusy, shown } = dock;
  return (
    <>
      <ScanField
        label={shown === null ? 'Scan a return label' : 'Scan a tire'}
        hint="Press Enter to submit, Esc to clear"
        result={result}
        isBusy={isBusy}
        onScan={scan}
      />
      <div className={styles.desk}>
        {shown !== null && <OpenReturn here={here} dock={dock} unloading={shown} />}
        <Expected onOpen={scan} />
      </div>
    </>
  );
};

/** Returned tires at the dock of a warehouse, scanned one by one and marked with their condition. */
export const ReceivePage = () => (
  <WarehousePage title="Receive">{(here) => <ReceiveDesk key={here.code} here={here} />}</WarehousePage>
);
