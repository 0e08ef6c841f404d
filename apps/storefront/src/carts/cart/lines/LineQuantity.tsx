'use client';

import { MOST_TIRES_PER_LINE } from '@simpletread/domain';
import { Button, QuantityStepper } from '@simpletread/ui';
import { startTransition, useOptimistic, useState } from 'react';
import { CartForm, useCartChanges } from '../page/CartChanges';
import styles from './CartLine.module.css';

interface LineQuantityProps {
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
  /** Tires in stock. */
  readonly most: number;
}

/** A line's quantity; the stepper shows the new number at once, the total follows. */
export const LineQuantity = ({ lineId, name, quantity, most }: LineQuantityProps) => {
  const { send } = useCartChanges();
  const [wanted, setWanted] = useOptimistic(quantity);
  const [isAtLimit, setIsAtLimit] = useState(false);
  const want = (next: number) => {
    setIsAtLimit(false);
    const form = new FormData();
    form.set('intent', 'quantity');
    form.set('lineId', lineId);
    form.set('quantity', String(next));
    startTransition(() => {
      setWanted(next);
      send(form);
    });
  };
  return (
    <div className={styles.quantity}>
      <div className={styles.stepper}>
        <QuantityStepper
          size="s"
          label={`Quantity of ${name}`}
          value={wanted}
          onValueChange={want}
          max={Math.max(1, Math.min(MOST_TIRES_PER_LINE, most))}
          onLimit={() => setIsAtLimit(true)}
        />
      </div>
      <noscript>
        <CartForm intent="quantity" fields={{ lineId }} className={styles.plainQuantity}>
          <input
            type="number"
            name="quantity"
            aria-label={`Quantity of ${name}`}
            defaultValue={quantity}
            min={1}
            max={MOST_TIRES_PER_LINE}
          />
          <Button type="submit" size="s" variant="ghost">
            Update
          </Button>
        </CartForm>
      </noscript>
      {isAtLimit && (
        <p role="status" className={styles.limit}>
          {most < MOST_TIRES_PER_LINE
            ? `Only ${most} in stock.`
            : `A cart holds at most ${MOST_TIRES_PER_LINE} of each tire.`}
        </p>
      )}
    </div>
  );
};
