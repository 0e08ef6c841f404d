import type { Fault } from '../../result/index.js';
import type { ComparedTire } from './compared-tire.js';
import { addToComparison, type Comparison, NOTHING_COMPARED } from './comparison.js';

const BETWEEN_TIRES = '.';
const BETWEEN_AXLES = '-';
const TIRE = /^([1-9]\d{0,9})(?:-([1-9]\d{0,9}))?$/;
const MOST_ITEM = 2_000_000_000;

/** A comparison read from an address or a cookie. */
export interface ReadComparison {
  /** The first five different tires. */
  readonly comparison: Comparison;
  /** Why the first dropped tire was dropped; null if none was. */
  readonly fault: Fault<'comparison.duplicate' | 'comparison.full'> | null;
}

const tireText = ({ itemNumber, rearItemNumber }: ComparedTire): string =>
  rearItemNumber === null ? String(itemNumber) : `${itemNumber}${BETWEEN_AXLES}${rearItemNumber}`;

/** Returns item numbers in the chosen order, `40123.40124-40125`: safe in an address and in a cookie without escaping. Empty for none. */
export const comparisonText = (comparison: Comparison): string =>
  comparison.map(tireText).join(BETWEEN_TIRES);

const tireOf = (text: string): ComparedTire | null => {
  const [, item, rear] = TIRE.exec(text) ?? [];
  const itemNumber = Number(item);
  const rearItemNumber = rear === undefined ? null : Number(rear);
  if (item === undefined || itemNumber > MOST_ITEM || (rearItemNumber ?? 0) > MOST_ITEM) return null;
  return { itemNumber, rearItemNumber };
};

/** Reads the text of `comparisonText`. Drops entries that name no tire without a fault, and extra or duplicate tires with one. */
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
