import type { WarehousePickup } from '@simpletread/contract';
import { pickupTimeWords } from '@simpletread/domain';
import styles from './Cart.module.css';

/** Pickup at the nearest warehouse that has all tires of the cart; nothing where there is none. */
export const WarehouseHint = ({ nearest }: { readonly nearest: WarehousePickup | undefined }) =>
  nearest === undefined ? null : (
    <p className={styles.hint}>
      Or pick them up free of charge at {nearest.name}
      {nearest.distanceMiles !== null && `, ${nearest.distanceMiles.toFixed(0)} miles away`}: ready by{' '}
      {pickupTimeWords(new Date(nearest.readyBy), nearest.timeZone)}. Choose it at checkout.
    </p>
  );
