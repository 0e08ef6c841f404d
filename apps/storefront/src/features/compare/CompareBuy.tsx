'use client';

import { Button, type ButtonProps } from '@simpletread/ui';
import { useActionState } from 'react';
import { addToCart } from '../cart/add-to-cart';

interface CompareBuyProps {
  /** Made for this page view: a form sent twice adds once. */
  readonly formKey: string;
  readonly tireId: string;
  readonly rearTireId: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** Why the tires cannot be bought. */
  readonly closedReason: string | undefined;
}

/** Takes the set of one column; comparing ends in the cart. */
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
