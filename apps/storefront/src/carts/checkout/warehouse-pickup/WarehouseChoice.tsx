'use client';

import type { WarehousePickup } from '@simpletread/contract';
import {
  closedDaysWords,
  hoursInShort,
  pickupTimeWords,
  WAREHOUSE_PICKUP_HOLD_DAYS,
} from '@simpletread/domain';
import type { ChangeEvent } from 'react';
import { Directions } from '../../../shell/controls';
import { useAnswered } from '../../../shell/form';
import { ChoiceError } from '../shipping/ChoiceError';
import styles from '../shipping/Shipping.module.css';

export interface WarehouseSearch {
  readonly zip: string;
  readonly radiusMiles: number;
  /** Those that have all tires of the cart, nearest first. */
  readonly warehouses: readonly WarehousePickup[];
}

interface WarehouseChoiceProps {
  readonly search: WarehouseSearch;
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onWarehouseChange: (code: string) => void;
}

const Warehouse = ({
  warehouse: { code, name, distanceMiles, address1, city, state, zip, hours, closedDays, readyBy, timeZone },
  isChosen,
}: {
  readonly warehouse: WarehousePickup;
  readonly isChosen: boolean;
}) => (
  <li>
    <label className={styles.shop}>
      <input type="radio" name="warehouseCode" value={code} defaultChecked={isChosen} />
      <span className={styles.shopName}>{name}</span>
      <span className={styles.shopNote}>{distanceMiles !== null && `${distanceMiles.toFixed(1)} mi`}</span>
      <span className={styles.shopStars}>
        <b className="t-strong">Ready by {pickupTimeWords(new Date(readyBy), timeZone)}</b>
      </span>
      <span className={styles.shopStars}>
        {address1}, {city}, {state} {zip}
      </span>
      <span className={styles.shopStars}>
        {[hoursInShort(hours), closedDaysWords(closedDays)].filter((words) => words !== '').join('. ')}
      </span>
    </label>
    <p className={styles.directions}>
      <Directions to={`${name}, ${address1}, ${city}, ${state} ${zip}`} />
    </p>
  </li>
);

/** The warehouses near a ZIP that have all tires of the cart, one to choose. */
export const WarehouseChoice = ({
  search: { zip, radiusMiles, warehouses },
  chosen,
  error,
  onWarehouseChange,
}: WarehouseChoiceProps) => {
  const { shown, answer } = useAnswered(error);
  const choose = ({ target }: ChangeEvent<HTMLFieldSetElement>) => {
    answer();
    if (target instanceof HTMLInputElement) onWarehouseChange(target.value);
  };
  return (
    <div id="warehouse" className={styles.shops}>
      <ChoiceError error={shown} />
      {warehouses.length === 0 ? (
        <p className={styles.pickupNote}>
          No warehouse within {radiusMiles} miles of {zip} has all of your tires right now.
        </p>
      ) : (
        <fieldset className={styles.shopList} onChange={choose}>
          <legend>Choose your warehouse</legend>
          <ul role="list">
            {warehouses.map((warehouse) => (
              <Warehouse
                key={warehouse.code}
                warehouse={warehouse}
                isChosen={warehouse.code === chosen || warehouses.length === 1}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <p className={styles.pickupNote}>
        Wait for our email before you come. Bring the pickup code from it, or a photo ID. Tires are held for{' '}
        {WAREHOUSE_PICKUP_HOLD_DAYS} days. The counter is closed on federal holidays.
      </p>
    </div>
  );
};
