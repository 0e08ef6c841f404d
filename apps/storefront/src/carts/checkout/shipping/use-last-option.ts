'use client';

import { useState } from 'react';
import { readValue, SHIPPING_OPTION } from '../../../shell/stored-values';
import { useHasScript } from '../../../shell/controls';
import type { Fulfilment } from './shipping-state';

/** Returns this browser's last fulfilment when the form opened; null if the order already has one. */
export const useLastOption = (isBegun: boolean): Fulfilment | null => {
  const hasScript = useHasScript();
  const [atFirst] = useState(() =>
    typeof window === 'undefined' || isBegun ? null : readValue(SHIPPING_OPTION),
  );
  return hasScript ? atFirst : null;
};
