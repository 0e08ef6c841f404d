'use client';

import { Button, TextField } from '@simpletread/ui';
import styles from './CartDrawer.module.css';
import type { PricedForZip } from '../price/price-for-zip';

interface DrawerZipProps {
  readonly state: PricedForZip;
  readonly isPending: boolean;
}

/** The ZIP for the total. */
export const DrawerZip = ({ state: { zip, error }, isPending }: DrawerZipProps) => (
  <div className={styles.zip}>
    <TextField
      label="ZIP code for the total"
      name="zip"
      defaultValue={zip}
      error={error}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      isRequired
    />
    <Button type="submit" variant="ghost" isLoading={isPending}>
      Show total
    </Button>
  </div>
);
