import { type DockReturn, faultMessage } from '@simpletread/contract';
import {
  type DockTire,
  dockTire,
  formatReturnNumber,
  missingAtDock,
  readScan,
  type TireCondition,
} from '@simpletread/domain';
import { useRef, useState } from 'react';

import { useScans } from '../../shell/scan/index.js';
import { tiresText } from './pick-face.js';
import { useWarehouseCalls } from './warehouse-calls.js';

/** A return at the dock and the tires that were scanned so far. */
export interface Unloading {
  readonly record: DockReturn;
  readonly tires: readonly DockTire[];
}

const scannedText = ({ record, tires }: Unloading): string => {
  const missing = missingAtDock(record.lines, tires);
  return missing === 0
    ? 'All tires are scanned. Check each condition, then record the receipt.'
    : `${record.tires - missing} of ${record.tires} scanned.`;
};

/** Opens returns by their number and collects their tires by barcode; nothing is stored before the receipt is recorded. */
export const useDock = () => {
  const calls = useWarehouseCalls();
  const [shown, setShown] = useState<Unloading | null>(null);
  // The next scan may come before the page renders again.
  const now = useRef<Unloading | null>(null);
  const show = (next: Unloading | null): void => {
    now.current = next;
    setShown(next);
  };
  const takeTire = (open: Unloading, barcode: string): string => {
    const tire = dockTire(open.record.lines, open.tires, barcode);
    if (tire === null) throw new Error(faultMessage({ code: 'pick.unknownCode', data: {} }));
    const next = { ...open, tires: [...open.tires, tire] };
    show(next);
    if (tire.lineId !== null) return scannedText(next);
    throw new Error(`Wrong tire: item ${tire.itemNumber} isn’t part of this return. Set it aside.`);
  };
  const take = async (barcode: string): Promise<string> => {
    const code = readScan(barcode);
    const open = now.current;
    if (code.kind !== 'return') {
      if (open === null) throw new Error('Scan a return label first, then its tires.');
      return takeTire(open, barcode);
    }
    const returnNumber = formatReturnNumber(code.returnNumber);
    if (returnNumber === open?.record.returnNumber) return scannedText(open);
    if (open !== null && open.tires.length > 0)
      throw new Error(`Record the receipt of ${open.record.returnNumber} first, or start over.`);
    const record = await calls.dockReturn(returnNumber);
    show({ record, tires: [] });
    return `${returnNumber}: ${tiresText(record.tires)} expected.`;
  };
  const { forget, ...scans } = useScans(take);
  return {
    ...scans,
    shown,
    setCondition: (at: number, condition: TireCondition) =>
      shown !== null &&
      show({
        ...shown,
        tires: shown.tires.map((tire, place) =>
          place === at && tire.lineId !== null ? { ...tire, condition } : tire,
        ),
      }),
    remove: (at: number) =>
      shown !== null && show({ ...shown, tires: shown.tires.filter((_, place) => place !== at) }),
    startOver: () => {
      if (shown !== null) show({ ...shown, tires: [] });
      forget();
    },
    close: () => {
      show(null);
      forget();
    },
  };
};
