import { ownValue } from '@simpletread/domain';

import type { SizeRow } from './catalogue-rows.js';

type Range = readonly [min: number, max: number];

/** The sizes in which lines of one category are made for one kind of vehicle. Every stated limit must hold. */
export interface SizePool {
  readonly kinds: readonly string[];
  readonly rimIn?: Range;
  readonly aspect?: Range;
  readonly diameterIn?: Range;
  /** Section width in inches. */
  readonly sectionIn?: Range;
}

const PASSENGER = ['metric', 'P-metric'] as const;
const TRUCK = ['LT-metric', 'flotation', 'P-metric', 'metric'] as const;
const LIGHT_TRUCK_ONLY = ['LT-metric', 'flotation'] as const;
const VAN = ['commercial-van (C)'] as const;
const OFF_ROAD = ['ATV/UTV/golf/lawn'] as const;

/** By vehicle type and category id, `*` for every other category. A line with several pools draws from all. */
export const SIZE_POOLS: Readonly<Record<string, Readonly<Record<string, readonly SizePool[]>>>> = {
  Passenger: {
    1: [
      { kinds: PASSENGER, rimIn: [13, 20], aspect: [35, 80], diameterIn: [20, 30.5], sectionIn: [5.7, 11] },
    ],
    2: [{ kinds: ['metric'], rimIn: [15, 20], aspect: [35, 65], diameterIn: [22, 29] }],
    3: [
      { kinds: PASSENGER, rimIn: [13, 21], aspect: [35, 80], diameterIn: [20, 30.5], sectionIn: [5.7, 11.1] },
    ],
    7: [{ kinds: ['metric'], rimIn: [13, 20], aspect: [25, 60], diameterIn: [20, 28.5] }],
    8: [{ kinds: ['metric'], rimIn: [16, 22], aspect: [25, 50], sectionIn: [7.6, 14.1] }],
    10: [{ kinds: ['metric'], rimIn: [14, 22], aspect: [25, 65], sectionIn: [6.4, 14.1] }],
    11: [
      { kinds: PASSENGER, rimIn: [14, 20], aspect: [35, 75], diameterIn: [21, 30.5], sectionIn: [6.4, 11] },
    ],
    13: [
      { kinds: PASSENGER, rimIn: [13, 21], aspect: [35, 80], diameterIn: [20, 30.5], sectionIn: [6.1, 11.1] },
    ],
    20: [{ kinds: ['metric'], rimIn: [15, 22], aspect: [25, 50], sectionIn: [7.6, 14.1] }],
    '*': [{ kinds: PASSENGER, rimIn: [14, 20], aspect: [35, 80], diameterIn: [21, 30.5] }],
  },
  'SUV/Crossover': {
    3: [{ kinds: PASSENGER, rimIn: [15, 23], diameterIn: [26.3, 33.5], aspect: [30, 80] }],
    4: [{ kinds: PASSENGER, rimIn: [15, 20], diameterIn: [26.5, 33], aspect: [55, 80] }],
    8: [{ kinds: ['metric'], rimIn: [17, 24], diameterIn: [26.8, 33], aspect: [25, 60] }],
    10: [{ kinds: ['metric'], rimIn: [17, 22], diameterIn: [26.5, 33], aspect: [30, 60] }],
    '*': [{ kinds: PASSENGER, rimIn: [15, 23], diameterIn: [26.3, 33.2], aspect: [30, 80] }],
  },
  'Light Truck': {
    3: [
      {
        kinds: ['LT-metric', 'P-metric', 'metric'],
        rimIn: [15, 20],
        diameterIn: [27.5, 35],
        aspect: [50, 85],
      },
    ],
    4: [
      { kinds: LIGHT_TRUCK_ONLY, rimIn: [15, 22] },
      { kinds: PASSENGER, rimIn: [15, 22], diameterIn: [28.8, 35], aspect: [55, 80] },
    ],
    6: [{ kinds: LIGHT_TRUCK_ONLY, rimIn: [15, 26] }],
    7: [{ kinds: ['flotation'], rimIn: [15, 17] }],
    '*': [{ kinds: TRUCK, rimIn: [15, 22], diameterIn: [28.3, 35], aspect: [50, 90] }],
  },
  'Commercial Van': { '*': [{ kinds: VAN }, { kinds: ['LT-metric'], rimIn: [14, 17], sectionIn: [7, 9.8] }] },
  'Commercial Truck': { '*': [{ kinds: ['commercial-truck'] }] },
  Trailer: { '*': [{ kinds: ['trailer'] }] },
  'ATV/UTV/Golf/Lawn': {
    5: [{ kinds: OFF_ROAD, diameterIn: [14, 24] }],
    7: [{ kinds: OFF_ROAD, diameterIn: [18, 22] }],
    '*': [{ kinds: OFF_ROAD, diameterIn: [20, 36] }],
  },
};

/** Returns a line's pools, empty if its kind is unknown. */
export const poolsOf = (line: { categoryId: number; vehicleType: string }): readonly SizePool[] => {
  const byCategory = ownValue(SIZE_POOLS, line.vehicleType) ?? {};
  return ownValue(byCategory, String(line.categoryId)) ?? byCategory['*'] ?? [];
};

const within = (value: number | null, range: Range | undefined): boolean =>
  range === undefined || value === null || (value >= range[0] && value <= range[1]);

/** True if a size belongs to a pool. */
export const isInPool = (pool: SizePool, size: SizeRow): boolean =>
  pool.kinds.includes(size.kind) &&
  within(size.rimIn, pool.rimIn) &&
  within(size.aspect, pool.aspect) &&
  within(size.diameterIn, pool.diameterIn) &&
  within(size.sectionIn, pool.sectionIn);
