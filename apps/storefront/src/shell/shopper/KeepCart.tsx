'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../error-reports';

/** Tells this browser which cart the page shows. */
export const KeepCart = ({ cartId, quantity }: { cartId: string; quantity: number }) => {
  useEffect(() => {
    import('./keep-facts')
      .then(({ keepCart }) => keepCart(cartId, quantity))
      .catch((error: unknown) => reportClientProblem('warn', error));
  }, [cartId, quantity]);
  return null;
};
