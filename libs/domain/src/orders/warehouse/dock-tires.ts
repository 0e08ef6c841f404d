import type { TireCondition } from '../returns/index.js';
import { readScan } from './read-scan.js';

/** Tires of a return that are expected at the dock. */
export interface DockLine {
  readonly lineId: string;
  readonly itemNumber: number;
  readonly quantity: number;
}

/** A tire scanned at the dock; one that isn't of the return has no line. */
export type DockTire =
  | { readonly lineId: string; readonly itemNumber: number; readonly condition: TireCondition }
  | { readonly lineId: null; readonly itemNumber: number };

/**
 * Returns the tire of a scanned barcode, as new until someone changes its condition. It belongs to the first line of its item that still
 * expects one; beyond that, and for other items, it is a wrong tire. Null for a code that is no item number.
 */
export const dockTire = (
  lines: readonly DockLine[],
  scanned: readonly DockTire[],
  barcode: string,
): DockTire | null => {
  const code = readScan(barcode);
  if (code.kind !== 'tire') return null;
  const { itemNumber } = code;
  const open = lines.find(
    (line) =>
      line.itemNumber === itemNumber &&
      scanned.filter(({ lineId }) => lineId === line.lineId).length < line.quantity,
  );
  return open === undefined
    ? { lineId: null, itemNumber }
    : { lineId: open.lineId, itemNumber, condition: 'as-new' };
};

/** Returns how many expected tires are not scanned. */
export const missingAtDock = (lines: readonly DockLine[], scanned: readonly DockTire[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) -
  scanned.filter(({ lineId }) => lineId !== null).length;
