'use client';

import { IconButton } from '@simpletread/ui';
import { ShoppingBag } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useCallback, useState, useTransition, type MouseEvent } from 'react';
import { reportClientProblem } from '../../../shell/error-reports';
import { LazyCartDrawer } from './LazyCartDrawer';
import { showCart } from '../state/show-cart';
import { useLiveQuantity } from '../lines/use-live-quantity';
import type { ShownCart } from '../state/shown-cart';

const labelOf = (quantity: number): string => {
  if (quantity === 0) return 'Cart, empty';
  return quantity === 1 ? 'Cart, 1 tire' : `Cart, ${quantity} tires`;
};

/** The cart in the header: its number of tires, and the cart itself in a drawer. Without script, a link to its page. */
export const CartOpener = ({ quantity: counted }: { quantity: number }) => {
  const quantity = useLiveQuantity(counted);
  const path = usePathname();
  const [shown, setShown] = useState<{ cart: ShownCart | null } | null>(null);
  const [isReading, startReading] = useTransition();
  const close = useCallback(() => setShown(null), []);
  const open = (event: MouseEvent) => {
    if (path === '/cart' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    startReading(async () => {
      try {
        setShown({ cart: await showCart() });
      } catch (error) {
        reportClientProblem('warn', error);
        window.location.assign('/cart');
      }
    });
  };
  return (
    <>
      <IconButton
        href="/cart"
        label={labelOf(quantity)}
        badge={quantity}
        aria-haspopup={path === '/cart' ? undefined : 'dialog'}
        aria-busy={isReading || undefined}
        onClick={open}
        icon={<ShoppingBag size={22} strokeWidth={1.75} aria-hidden="true" />}
      />
      {shown !== null && <LazyCartDrawer onClose={close} shown={shown.cart} />}
    </>
  );
};
