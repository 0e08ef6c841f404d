'use client';

import { Banner, Button } from '@simpletread/ui';
import { CartForm, useCartChanges } from './CartChanges';

/** What the last change left to say: why it was refused, or how to take a removal back. */
export const CartNotice = () => {
  const { problem, removed } = useCartChanges();
  if (problem !== null) {
    return (
      <Banner tone="warn" isLive>
        {problem}
      </Banner>
    );
  }
  if (removed === null) return null;
  const { name, tireId, quantity, axle, hasRoadHazard } = removed;
  return (
    <CartForm intent="restore" fields={{ tireId, quantity, axle, coverage: hasRoadHazard ? 'on' : '' }}>
      <Banner
        isLive
        action={
          <Button type="submit" variant="ghost" size="s">
            Undo
          </Button>
        }
      >
        {name} is out of your cart.
      </Banner>
    </CartForm>
  );
};
