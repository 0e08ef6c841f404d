'use client';

import { Button, TextField } from '@simpletread/ui';
import { CartForm, useCartChanges } from '../page/CartChanges';
import styles from '../page/Cart.module.css';

/** The destination's ZIP, for fees and tax before an address is known. */
export const CartZip = ({ zip }: { zip: string | null }) => {
  const { zipError } = useCartChanges();
  return (
    <details className={styles.zip} open={zip === null || zipError !== null}>
      <summary>{zip === null ? 'Add your ZIP for tax and fees' : `Priced for ${zip}`}</summary>
      <CartForm intent="zip" className={styles.zipForm}>
        <TextField
          label="ZIP code"
          name="zip"
          key={zip}
          defaultValue={zip ?? ''}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          pattern="\d{5}(-\d{4})?"
          title="Oops. Please enter a valid ZIP code."
          error={zipError ?? undefined}
          isRequired
        />
        <Button type="submit" variant="ghost">
          Update
        </Button>
      </CartForm>
    </details>
  );
};
