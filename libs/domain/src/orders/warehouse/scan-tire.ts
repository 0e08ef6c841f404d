import { ok, refuse, type Result } from '../../result/index.js';
import { readScan } from './read-scan.js';

/** Tires of one item that a warehouse sends with an order. */
export interface PickLine {
  readonly itemNumber: number;
  /** The order's tires here; there can be fewer while they are picked. */
  readonly expected: number;
  readonly scanned: number;
}

type ScanFault = 'pick.unknownCode' | 'pick.wrongTire' | 'pick.oneTooMany';

/** True once exactly the expected tires are scanned, none more. */
export const isPicked = (lines: readonly PickLine[]): boolean =>
  lines.every(({ expected, scanned }) => expected === scanned);

/** True if tires were scanned that the order no longer has. */
export const hasTooMany = (lines: readonly PickLine[]): boolean =>
  lines.some(({ expected, scanned }) => scanned > expected);

const missing = (lines: readonly PickLine[]): string =>
  lines
    .filter(({ expected, scanned }) => scanned < expected)
    .map(({ itemNumber, expected, scanned }) => `${expected - scanned} × ${itemNumber}`)
    .join(', ') || 'nothing more';

/**
 * Returns the lines after one tire is scanned by the barcode `code`. Refuses with `pick.unknownCode` for a code that is no item number,
 * `pick.wrongTire` (data: item, expected) for a tire that isn't sent from here with the order, and `pick.oneTooMany` (data: item, max,
 * expected).
 */
export const scanTire = <Line extends PickLine>(
  lines: readonly Line[],
  code: string,
): Result<readonly Line[], ScanFault> => {
  const scanned = readScan(code);
  if (scanned.kind !== 'tire') return refuse('pick.unknownCode');
  const item = scanned.itemNumber;
  const line = lines.find(({ itemNumber, expected }) => itemNumber === item && expected > 0);
  if (line === undefined) return refuse('pick.wrongTire', { item, expected: missing(lines) });
  if (line.scanned >= line.expected)
    return refuse('pick.oneTooMany', { item, max: line.expected, expected: missing(lines) });
  return ok(lines.map((each) => (each === line ? { ...each, scanned: each.scanned + 1 } : each)));
};
