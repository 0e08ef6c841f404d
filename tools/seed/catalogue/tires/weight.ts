import { ownValue } from '@simpletread/domain';

import type { LineRow, SizeRow } from './catalogue-rows.js';

const BASE_LB = 8;
/** Pounds per cubic inch of the ring between rim and tread, fitted to published weights of passenger tires. */
const LB_PER_CUBIC_INCH = 0.0041;

const RANGE_FACTOR: Readonly<Record<string, number>> = { XL: 1.03, C: 1.08, D: 1.15, E: 1.25, F: 1.3 };
const KIND_FACTOR: Readonly<Record<string, number>> = {
  'commercial-truck': 1.9,
  'commercial-van (C)': 1.1,
  trailer: 0.85,
  'ATV/UTV/golf/lawn': 0.8,
};
const CATEGORY_FACTOR: Readonly<Record<number, number>> = { 4: 1.05, 6: 1.12, 7: 0.9, 20: 0.95 };
const RUN_FLAT_FACTOR = 1.15;
/** From this outer diameter or weight up, a tire is no longer a parcel. */
export const OVERSIZED_FROM_DIAMETER_IN = 35;
export const OVERSIZED_FROM_WEIGHT_LB = 75;

interface WeighedTire {
  readonly line: LineRow;
  readonly size: SizeRow;
  readonly loadRange: string;
  readonly isRunFlat: boolean;
}

/** Returns the weight in pounds, to the tenth. */
export const weightLb = ({ line, size, loadRange, isRunFlat }: WeighedTire): number => {
  const volume = (size.diameterIn ** 2 - size.rimIn ** 2) * size.sectionIn;
  const byKind = ownValue(KIND_FACTOR, size.kind);
  const factor =
    (byKind ?? ownValue(RANGE_FACTOR, loadRange) ?? 1) *
    (CATEGORY_FACTOR[line.categoryId] ?? 1) *
    (isRunFlat ? RUN_FLAT_FACTOR : 1);
  const lightest = size.kind === 'ATV/UTV/golf/lawn' || size.kind === 'trailer' ? BASE_LB / 2 : BASE_LB;
  return Math.round((lightest + LB_PER_CUBIC_INCH * volume) * factor * 10) / 10;
};

/** True if a tire ships as freight: 35 inches and over, or 75 pounds and over. */
export const isOversized = (diameterIn: number, pounds: number): boolean =>
  diameterIn >= OVERSIZED_FROM_DIAMETER_IN || pounds >= OVERSIZED_FROM_WEIGHT_LB;
