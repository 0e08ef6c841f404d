import { faultMessage, type PickView } from '@simpletread/contract';
import { formatOrderNumber, readScan } from '@simpletread/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useScans } from '../../shell/scan/index.js';
import { isToPutBack, tiresText } from './pick-face.js';
import { useWarehouseCalls } from './warehouse-calls.js';

const packedText = ({ orderNumber, trackingNumber, waitsFor, isPickup }: PickView): string => {
  if (isPickup)
    return `Order ${orderNumber} is ready for pickup. Put it on the pickup shelf, then scan the next order.`;
  if (trackingNumber !== null)
    return `Order ${orderNumber} is packed. Save its label, then scan the next order.`;
  return waitsFor.length > 0
    ? `Packed here. The label is ready once the rest is packed at ${waitsFor.join(' and ')}.`
    : `Order ${orderNumber} is packed. The label is ready once the carrier confirms.`;
};

const scannedText = (pick: PickView): string => {
  const { state, scanned, tires, orderNumber } = pick;
  if (state === 'packed') return packedText(pick);
  if (isToPutBack(pick))
    return `All tires of order ${orderNumber} were removed. Put ${tiresText(scanned)} back, then confirm it.`;
  if (state === 'loaded') return `Order ${orderNumber} is on the truck.`;
  return scanned === 0
    ? `Order ${orderNumber}: ${tiresText(tires)} to scan.`
    : `${scanned} of ${tires} scanned.`;
};

/** Opens orders by number and counts their tires by barcode, one scan at a time. */
export const usePicking = (code: string) => {
  const calls = useWarehouseCalls();
  const queries = useQueryClient();
  const [open, setOpen] = useState<string | null>(null);
  // The next scan may come before the page renders again.
  const openNow = useRef<string | null>(null);
  const keyOf = (orderNumber: string | null) => ['pick', code, orderNumber];
  const show = (pick: PickView): PickView => {
    openNow.current = pick.orderNumber;
    setOpen(pick.orderNumber);
    queries.setQueryData(keyOf(pick.orderNumber), pick);
    void queries.invalidateQueries({ queryKey: ['picks', code] });
    return pick;
  };
  const take = async (barcode: string, key: string): Promise<string> => {
    const scanned = readScan(barcode);
    if (scanned.kind === 'order') {
      const orderNumber = formatOrderNumber(scanned.orderNumber);
      return scannedText(show(await calls.pick({ code, orderNumber })));
    }
    if (scanned.kind !== 'tire') throw new Error(faultMessage({ code: 'pick.unknownCode', data: {} }));
    const orderNumber = openNow.current;
    if (orderNumber === null) throw new Error('Scan an order number first, then its tires.');
    try {
      return scannedText(show(await calls.scanTire({ code, orderNumber }, barcode, key)));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: keyOf(orderNumber) });
      throw error;
    }
  };
  const pick = useQuery({
    queryKey: keyOf(open),
    queryFn: () => calls.pick({ code, orderNumber: open ?? '' }),
    enabled: open !== null,
    retry: false,
  });
  return { ...useScans(take), pick: open === null ? undefined : pick.data };
};
