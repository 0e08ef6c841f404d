import { faultMessage, type WarehousePickupView } from '@simpletread/contract';
import { formatOrderNumber, parseTrackingCode, readScan } from '@simpletread/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useScans } from '../../shell/scan/index.js';
import { usePickupCalls } from './pickup-calls.js';

const REFRESH_MS = 15_000;

const openedText = ({ orderNumber, state, triesLeft }: WarehousePickupView): string => {
  if (state === 'toPrepare') return `Order ${orderNumber} isn’t ready yet.`;
  if (state === 'cancelled') return `Order ${orderNumber} was cancelled. Don’t hand over its tires.`;
  if (state === 'handedOver') return `Order ${orderNumber} was already picked up.`;
  return triesLeft === 0
    ? `Order ${orderNumber} is open. Check the buyer’s photo ID.`
    : `Order ${orderNumber} is open. Enter the buyer’s pickup code.`;
};

/** Orders of a warehouse’s counter, refreshed as colleagues work. */
export const usePickups = (code: string) => {
  const calls = usePickupCalls();
  return useQuery({
    queryKey: ['pickups', code],
    queryFn: () => calls.pickups(code),
    refetchInterval: REFRESH_MS,
  });
};

/** Opens orders by number and hands them over by the buyer’s code, one entry at a time. */
export const useCounter = (code: string) => {
  const calls = usePickupCalls();
  const queries = useQueryClient();
  const [open, setOpen] = useState<string | null>(null);
  // The next entry may come before the page renders again.
  const openNow = useRef<string | null>(null);
  const keyOf = (orderNumber: string | null) => ['pickup', code, orderNumber];
  const show = (pickup: WarehousePickupView): WarehousePickupView => {
    openNow.current = pickup.orderNumber;
    setOpen(pickup.orderNumber);
    queries.setQueryData(keyOf(pickup.orderNumber), pickup);
    void queries.invalidateQueries({ queryKey: ['pickups', code] });
    return pickup;
  };
  const take = async (text: string, key: string): Promise<string> => {
    const scanned = readScan(text);
    if (scanned.kind === 'order') {
      const orderNumber = formatOrderNumber(scanned.orderNumber);
      return openedText(show(await calls.pickup({ code, orderNumber })));
    }
    const orderNumber = openNow.current;
    if (orderNumber === null) throw new Error('Enter an order number first, then its pickup code.');
    if (!parseTrackingCode(text).ok)
      throw new Error(faultMessage({ code: 'warehousePickup.codeUnreadable', data: {} }));
    try {
      show(await calls.handOverPickup({ code, orderNumber }, { proof: 'code', pickupCode: text }, key));
      return `Order ${orderNumber} is handed over.`;
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keyOf(orderNumber) });
      throw error;
    }
  };
  const pickup = useQuery({
    queryKey: keyOf(open),
    queryFn: () => calls.pickup({ code, orderNumber: open ?? '' }),
    enabled: open !== null,
    retry: false,
  });
  return { ...useScans(take), show, pickup: open === null ? undefined : pickup.data };
};
