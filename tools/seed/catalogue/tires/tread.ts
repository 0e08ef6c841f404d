import { ownValue } from '@simpletread/domain';

import type { Prng } from '../../random/prng.js';
import type { LineRow } from './catalogue-rows.js';

/** New tread depth in 32nds of an inch by category. */
const DEPTH: Readonly<Record<number, number>> = {
  1: 10,
  2: 9.5,
  3: 11.5,
  4: 13,
  5: 11,
  6: 18.5,
  7: 5,
  8: 9,
  10: 9,
  11: 10,
  13: 11,
  20: 7,
};

const DEPTH_OF_VEHICLE: Readonly<Record<string, number>> = {
  'Commercial Truck': 20,
  'Commercial Van': 12,
  Trailer: 8,
  'ATV/UTV/Golf/Lawn': 20,
};

const USUAL_DEPTH = 10;
const LT_EXTRA: Readonly<Record<number, number>> = { 4: 3, 5: 3 };

/** Returns a line's tread depth, drawn once for all its sizes; light-truck sizes of all-terrain and highway lines are deeper. */
export const treadDepth32nds = (line: LineRow, isLetterRange: boolean, random: Prng): number => {
  const base = ownValue(DEPTH_OF_VEHICLE, line.vehicleType) ?? DEPTH[line.categoryId] ?? USUAL_DEPTH;
  const isTruckVersion = isLetterRange && line.vehicleType === 'Light Truck';
  const extra = isTruckVersion ? (LT_EXTRA[line.categoryId] ?? 0) : 0;
  return Math.round((base + extra + random.fork('tread').between(-0.8, 0.8)) * 2) / 2;
};
