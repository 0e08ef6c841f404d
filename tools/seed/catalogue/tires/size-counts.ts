import { ownValue } from '@simpletread/domain';

import type { Prng } from '../../random/prng.js';
import type { LineRow, Tier } from './catalogue-rows.js';

/** Number of sizes of a line, by vehicle type, category (`*` any other) and brand tier: premium, mid, value. */
const SIZE_COUNTS: Readonly<Record<string, Readonly<Record<string, readonly [number, number, number]>>>> = {
  Passenger: {
    1: [40, 26, 16],
    2: [26, 19, 13],
    3: [44, 29, 18],
    7: [13, 10, 7],
    8: [52, 36, 23],
    10: [44, 27, 18],
    11: [46, 30, 19],
    13: [44, 29, 18],
    20: [28, 20, 13],
    '*': [30, 22, 15],
  },
  'SUV/Crossover': { '*': [28, 21, 14] },
  'Light Truck': { 3: [20, 15, 12], 4: [40, 27, 18], 6: [33, 24, 17], 7: [4, 4, 3], '*': [28, 21, 14] },
  'Commercial Van': { '*': [12, 10, 8] },
  'Commercial Truck': { '*': [10, 8, 7] },
  Trailer: { '*': [12, 10, 8] },
  'ATV/UTV/Golf/Lawn': { '*': [12, 10, 8] },
};

const COLUMN: Readonly<Record<Tier, 0 | 1 | 2>> = { premium: 0, mid: 1, value: 2 };
const LEAST = 3;

/** Returns a line's number of sizes: the table's figure, plus or minus a quarter. */
export const sizeCountOf = (
  line: Pick<LineRow, 'categoryId' | 'vehicleType' | 'tier'>,
  random: Prng,
): number => {
  const byCategory = ownValue(SIZE_COUNTS, line.vehicleType) ?? {};
  const counts = ownValue(byCategory, String(line.categoryId)) ?? byCategory['*'];
  const usual = counts?.[COLUMN[line.tier]] ?? 0;
  return Math.max(LEAST, Math.round(random.normal(usual, usual / 8)));
};
