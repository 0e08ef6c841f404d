import type { WarehouseDesk } from '@simpletread/contract';
import { EmptyState } from '@simpletread/ui';

import { ScanField } from '../../shell/scan/index.js';
import { WarehousePage } from '../warehouse/index.js';
import { OpenPickup } from './OpenPickup.js';
import styles from './Pickups.module.css';
import { PickupTable } from './PickupTable.js';
import { useCounter, usePickups } from './use-counter.js';

const CounterDesk = ({ here }: { readonly here: WarehouseDesk }) => {
  const { scan, result, isBusy, pickup, show } = useCounter(here.code);
  const { data: pickups } = usePickups(here.code);
  const current = pickup?.orderNumber;
  return (
    <>
      <ScanField
        label={pickup?.state === 'ready' ? 'Enter the pickup code' : 'Enter an order number'}
        hint="Press Enter to submit, Esc to clear"
        result={result}
        isBusy={isBusy}
        onScan={scan}
      />
      <div className={styles.desk}>
        {pickup !== undefined && <OpenPickup code={here.code} pickup={pickup} onChange={show} />}
        {pickups !== undefined && (
          <>
            <PickupTable
              title="Ready for pickup"
              pickups={pickups.filter(({ state }) => state === 'ready')}
              empty={{
                title: 'Nothing is waiting',
                text: 'Orders wait here once their tires are set aside.',
              }}
              current={current}
              onOpen={scan}
            />
            <PickupTable
              title="To prepare"
              pickups={pickups.filter(({ state }) => state === 'toPrepare')}
              empty={{ title: 'Nothing to prepare', text: 'New orders for pickup appear here.' }}
              current={current}
              onOpen={scan}
            />
          </>
        )}
      </div>
    </>
  );
};

/** The counter of a warehouse: an order number opens its tires, the buyer’s code hands them over. */
export const PickupsPage = () => (
  <WarehousePage title="Pickup counter">
    {(here) =>
      here.hasCounter || here.toPrepare + here.readyForPickup > 0 ? (
        <CounterDesk key={here.code} here={here} />
      ) : (
        <EmptyState title="No pickup counter">
          Buyers can’t pick up tires at {here.name}. Choose another warehouse at the top of the page.
        </EmptyState>
      )
    }
  </WarehousePage>
);
