import type { WarehouseDesk } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';
import { useQueryClient } from '@tanstack/react-query';

import { Panel } from '../../shell/detail/index.js';
import { ScanField, useScans } from '../../shell/scan/index.js';
import { PickTable } from './PickTable.js';
import { usePicks } from './use-picks.js';
import { useWarehouseCalls } from './warehouse-calls.js';
import { WarehousePage } from './WarehousePage.js';

const HandOverDesk = ({ here }: { readonly here: WarehouseDesk }) => {
  const calls = useWarehouseCalls();
  const queries = useQueryClient();
  const { data } = usePicks(here.code);
  const parcels = data?.filter(({ state }) => state === 'packed');
  const { scan, result, isBusy } = useScans(async (barcode, key) => {
    const { orderNumber } = await calls.load(here.code, barcode, key);
    void queries.invalidateQueries({ queryKey: ['picks', here.code] });
    return `Order ${orderNumber} is on the truck.`;
  });
  return (
    <>
      <ScanField
        label="Scan a label"
        hint="Order or tracking number"
        result={result}
        isBusy={isBusy}
        onScan={scan}
      />
      <Panel
        title="At the dock"
        extra={parcels === undefined || parcels.length === 0 ? undefined : `${parcels.length} to load`}
      >
        {parcels !== undefined && parcels.length === 0 && (
          <EmptyState title="No parcels at the dock">Parcels appear here once they are packed.</EmptyState>
        )}
        {parcels !== undefined && parcels.length > 0 && (
          <PickTable label="Parcels at the dock" picks={parcels} />
        )}
      </Panel>
    </>
  );
};

/** Packed parcels, scanned onto the carrier's truck. */
export const HandOverPage = () => (
  <WarehousePage title="Hand over">{(here) => <HandOverDesk key={here.code} here={here} />}</WarehousePage>
);
