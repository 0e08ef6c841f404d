'use client';

import { Button } from '@simpletread/ui';
import { useActionState } from 'react';
import type { CompareBuyProps } from '../../../catalogue';
import { addToCart } from './add-to-cart';

/** Buys the set of one column; comparing ends in the cart. */
export const CompareBuy = ({
  formKey,
  tireId,
  rearTireId,
  name,
  quantity,
  variant,
  closedReason,
}: CompareBuyProps) => {
  const [state, action, isAdding] = useActionState(addToCart, { error: null, added: null });
  return (
    <form action={action} data-print="hide">
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="tireId" value={tireId} />
      {rearTireId !== null && <input type="hidden" name="rearTireId" value={rearTireId} />}
      <input type="hidden" name="quantity" value={quantity} />
      <Button
        type="submit"
        variant={variant}
        size="s"
        isFullWidth
        isLoading={isAdding}
        disabledReason={closedReason}
        aria-label={`Add ${quantity} to cart: ${name}`}
      >
        Add {quantity} to cart
      </Button>
      {state.error !== null && <p role="alert">{state.error}</p>}
    </form>
  );
};
