import type { LineRow, Tier } from '../tires/catalogue-rows.js';
import type { Prng } from '../../random/prng.js';
import { WAREHOUSES } from './warehouses.js';

const EMPTY_SHARE = 0.04;
const SET_OF_TIRES = 4;
const MOST = 240;
const MIDDLE_STOCK: Readonly<Record<Tier, number>> = { premium: 14, mid: 16, value: 22 };
const COMMON_SIZE_FACTOR = 1.8;
const COMMON_FROM_OE_COUNT = 8;

/** Returns each warehouse's stock of a tire before anything is sold, in the order of the warehouses. */
export const openingStock = (
  line: Pick<LineRow, 'tier'>,
  oeCount: number,
  random: Prng,
): readonly number[] => {
  if (random.chance(EMPTY_SHARE)) return WAREHOUSES.map(() => 0);
  const middle = MIDDLE_STOCK[line.tier] * (oeCount >= COMMON_FROM_OE_COUNT ? COMMON_SIZE_FACTOR : 1);
  const amount = (): number => Math.min(MOST, Math.round(middle * Math.exp(random.normal(0, 0.9))));
  const stock = WAREHOUSES.map((warehouse) => (random.chance(warehouse.depth) ? amount() : 0));
  if (stock.some((quantity) => quantity >= SET_OF_TIRES)) return stock;
  const first = random.int(0, WAREHOUSES.length - 1);
  return stock.map((quantity, index) => (index === first ? quantity + SET_OF_TIRES : quantity));
};
