'use client';

import { useEffect, useState } from 'react';
import { reportClientProblem } from '../../telemetry/report-client-problem';

/** The number of tires in the cart: as the page was made, until another tab tells a newer one. */
export const useLiveQuantity = (counted: number): number => {
  const [told, setTold] = useState({ on: counted, quantity: counted });
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    Promise.all([import('../browser-values/browser-value'), import('../browser-values/value-table')])
      .then(([{ onValueChange, readValue }, { CART }]) => {
        if (isGone) return;
        stop = onValueChange(CART, () => setTold({ on: counted, quantity: readValue(CART)?.quantity ?? 0 }));
      })
      .catch((error: unknown) => reportClientProblem('warn', error));
    return () => {
      isGone = true;
      stop();
    };
  }, [counted]);
  return told.on === counted ? told.quantity : counted;
};
