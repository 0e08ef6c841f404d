import type { Fault } from '../../result/index.js';
import type { ComparedTire } from './compared-tire.js';
import { addToComparison, type Comparison, NOTHING_COMPARED } from './comparison.js';

const BETWEEN_TIRES = '.';
const BETWEEN_AXLES = '-';
const TIRE = /^([1-9]\d{0,9})(?:-([1-9]\d{0,9}))?$/;
const MOST_ITEM = 2_000_000_000;

/** What an address or a cookie names. */
export interface ReadComparison {
  /** The first five different ones. */
  readonly comparison: Comparison;
  /** Why the first of those left out was left out; null where nothing was. */
  readonly fault: Fault<'comparison.duplicate' | 'comparison.full'> | null;
}

const tireText = ({ itemNumber, rearItemNumber }: ComparedTire): string =>
  rearItemNumber === null ? String(itemNumber) : `${itemNumber}${BETWEEN_AXLES}${rearItemNumber}`;

/** Item numbers in the order chosen, `40123.40124-40125`: safe in an address and in a cookie as it stands. Empty for none. */
export const comparisonText = (comparison: Comparison): string =>
  comparison.map(tireText).join(BETWEEN_TIRES);

const tireOf = (text: string): ComparedTire | null => {
  const [, item, rear] = TIRE.exec(text) ?? [];
  const itemNumber = Number(item);
  const rearItemNumber = rear === undefined ? null : Number(rear);
  if (item === undefined || itemNumber > MOST_ITEM || (rearItemNumber ?? 0) > MOST_ITEM) return null;
  return { itemNumber, rearItemNumber };
};

/** Reads what `comparisonText` writes. What names no tire is left out in silence, what is one too many or twice with its fault. */
export const readComparison = (text: string): ReadComparison =>
  text.split(BETWEEN_TIRES).reduce<ReadComparison>(
    (read, part) => {
      const tire = tireOf(part);
      if (tire === null) return read;
      const added = addToComparison(read.comparison, tire);
      return added.ok ? { ...read, comparison: added.value } : { ...read, fault: read.fault ?? added.fault };
    },
    { comparison: NOTHING_COMPARED, fault: null },
  );
