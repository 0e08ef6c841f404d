'use client';

import { useState } from 'react';
import { readValue, SHIPPING_OPTION } from '../../../shell/stored-values';
import { useHasScript } from '../../../shell/controls';
import type { Fulfilment } from './shipping-state';

/** How tires were delivered last in this browser, as it was when the form was opened; null for an order that knows already. */
export const useLastOption = (isBegun: boolean): Fulfilment | null => {
  const hasScript = useHasScript();
  const [atFirst] = useState(() =>
    typeof window === 'undefined' || isBegun ? null : readValue(SHIPPING_OPTION),
  );
  return hasScript ? atFirst : null;
};
