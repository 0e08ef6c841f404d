'use client';

import { useEffect, useState } from 'react';
import { reportClientProblem } from '../../../shell/error-reports';

/** The number of tires in the cart: from the page, until another tab reports a newer one. */
export const useLiveQuantity = (counted: number): number => {
  const [told, setTold] = useState({ on: counted, quantity: counted });
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    import('./follow-quantity')
      .then(({ followQuantity }) => {
        if (isGone) return;
        stop = followQuantity((quantity) => setTold({ on: counted, quantity }));
      })
      .catch((error: unknown) => reportClientProblem('warn', error));
    return () => {
      isGone = true;
      stop();
    };
  }, [counted]);
  return told.on === counted ? told.quantity : counted;
};
