'use client';

import type { ReactNode } from 'react';
import { useCartChanges } from '../page/CartChanges';
import styles from '../page/Cart.module.css';

/** Around figures of the cart: fainter while a change is on its way, since they will be others. */
export const Recounted = ({ children }: { children: ReactNode }) => {
  const { isPending } = useCartChanges();
  return (
    <div className={styles.recounted} data-pending={isPending} aria-busy={isPending || undefined}>
      {children}
    </div>
  );
};
