'use client';

import { useEffect } from 'react';
import { readValue, writeValue } from '../browser-values/browser-value';
import { ORDER_TOLD } from '../browser-values/value-table';
import { track } from './track';
import type { TrackedEvent } from './tracked-event';

type Completed = Extract<TrackedEvent, { name: 'Order Completed' }>['properties'];

/** Counts an order once, however often its page is looked at. Its number stays in this browser. */
export const OrderTold = ({ orderNumber, ...properties }: Completed & { orderNumber: string }) => {
  const { totalInCents, quantity, fulfilment, currency } = properties;
  useEffect(() => {
    if (readValue(ORDER_TOLD) === orderNumber) return;
    track({ name: 'Order Completed', properties: { totalInCents, quantity, fulfilment, currency } });
    writeValue(ORDER_TOLD, orderNumber);
  }, [orderNumber, totalInCents, quantity, fulfilment, currency]);
  return null;
};
