'use client';

import { Button } from '@simpletread/ui';
import { CartForm } from './CartChanges';

/** Lets a cart's order replace no other one. */
export const KeepBothOrders = () => (
  <CartForm intent="keepBoth">
    <Button type="submit" variant="ghost" size="s">
      Keep both orders
    </Button>
  </CartForm>
);
