'use client';

import { Button, TextField } from '@simpletread/ui';
import { CartForm } from './CartChanges';
import styles from './Cart.module.css';

/** Where the tires go, for fees and tax before an address is known. */
export const CartZip = ({ zip }: { zip: string | null }) => (
  <details className={styles.zip} open={zip === null}>
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
        isRequired
      />
      <Button type="submit" variant="ghost">
        Update
      </Button>
    </CartForm>
  </details>
);
