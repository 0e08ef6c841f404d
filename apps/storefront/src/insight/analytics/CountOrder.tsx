'use client';

import { useEffect } from 'react';
import { COUNTED_ORDER, readValue, writeValue } from '../../shell/stored-values';
import { track, type TrackedEvent } from '../../shell/analytics-events';

type Completed = Extract<TrackedEvent, { name: 'Order Completed' }>['properties'];

/** Counts an order once, however often its page is viewed. Its number stays in this browser. */
export const CountOrder = ({ orderNumber, ...properties }: Completed & { orderNumber: string }) => {
  const { totalInCents, quantity, fulfilment, currency } = properties;
  useEffect(() => {
    if (readValue(COUNTED_ORDER) === orderNumber) return;
    track({ name: 'Order Completed', properties: { totalInCents, quantity, fulfilment, currency } });
    writeValue(COUNTED_ORDER, orderNumber);
  }, [orderNumber, totalInCents, quantity, fulfilment, currency]);
  return null;
};
