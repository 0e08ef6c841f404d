'use client';

import type { ReactNode } from 'react';
import { useCartChanges } from '../page/CartChanges';
import styles from '../page/Cart.module.css';

/** Figures of the cart, fainter while a change is pending. */
export const Recounted = ({ children }: { children: ReactNode }) => {
  const { isPending } = useCartChanges();
  return (
    <div className={styles.recounted} data-pending={isPending} aria-busy={isPending || undefined}>
      {children}
    </div>
  );
};
