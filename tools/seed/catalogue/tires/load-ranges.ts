import { ownValue } from '@simpletread/domain';

import type { Prng } from '../../random/prng.js';
import type { LineRow, SizeRow } from './catalogue-rows.js';

/** Sizes sold in several load ranges, with the load indexes (single, dual) of each. */
export const SIZES_BY_LOAD_RANGE: Readonly<
  Record<string, Readonly<Record<string, readonly [number, number | null]>>>
> = {
  '33X12.50R20LT': { E: [114, null], F: [119, null] },
  '35X12.50R20LT': { E: [121, null], F: [125, null] },
  '11R22.5': { G: [144, 142], H: [146, 143] },
  '295/75R22.5': { G: [144, 141], H: [146, 143] },
  '11R24.5': { G: [146, 143], H: [149, 146] },
  'ST205/75R15': { C: [101, null], D: [107, null] },
  'ST225/75R15': { C: [108, null], D: [113, null], E: [117, null] },
  'ST235/80R16': { E: [123, 119], F: [127, 122], G: [129, 125] },
  'ST235/85R16': { E: [125, 121], F: [128, 124], G: [132, 127] },
};

/** The difference in load index between range E and a lighter range of a light-truck size. */
export const LIGHTER_THAN_E: Readonly<Record<string, number>> = { D: 3, C: 9 };

const USUAL_RANGE: Readonly<Record<string, string>> = {
  metric: 'SL',
  'P-metric': 'SL',
  'LT-metric': 'E',
  flotation: 'E',
  'commercial-van (C)': 'D',
  'commercial-truck': 'H',
  trailer: 'C',
  'ATV/UTV/golf/lawn': 'C',
};

const OLD_RIM_IN = 15;

/** Returns a size's load range if the reference list leaves it open. */
export const usualLoadRange = (size: SizeRow): string => {
  if (size.loadRange !== null) return size.loadRange;
  if (size.kind === 'flotation' && size.rimIn <= OLD_RIM_IN) return 'C';
  return ownValue(USUAL_RANGE, size.kind) ?? 'SL';
};

/** Returns a line's load range for a size: mostly the usual one, sometimes another that the size is sold in. */
export const chooseLoadRange = (line: LineRow, size: SizeRow, random: Prng): string => {
  const listed = ownValue(SIZES_BY_LOAD_RANGE, size.code);
  if (listed !== undefined) return random.pick(Object.keys(listed));
  const usual = usualLoadRange(size);
  const mayBeLighter =
    size.kind === 'LT-metric' && usual === 'E' && size.rimIn <= 17 && line.categoryId !== 6;
  if (!mayBeLighter) return usual;
  return random.weighted([
    ['E', 0.84],
    ['C', 0.12],
    ['D', 0.04],
  ]);
};
