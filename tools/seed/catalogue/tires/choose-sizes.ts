import type { Prng } from '../../random/prng.js';
import type { LineRow, SizeRow } from './catalogue-rows.js';
import { sizeCountOf } from './size-counts.js';
import { isInPool, poolsOf } from './size-pools.js';

/** A line and one of its sizes. */
export interface LineSize {
  readonly line: LineRow;
  readonly size: SizeRow;
}

const RARE_WEIGHT = 0.55;
const OE_WEIGHT = 0.75;
const WEIGHT_PER_DOUBLING = 0.3;
/** The P form of a size is rarer: most lines are made only in the Euro-metric form. */
const P_METRIC_WEIGHT = 0.5;
/** Light-truck lines are made in LT sizes first. */
const BESIDE_TRUCK_WEIGHT = 0.6;

/** Returns a size's weight: common factory sizes are made by more lines. */
export const sizeWeight = (
  line: Pick<LineRow, 'vehicleType'>,
  size: Pick<SizeRow, 'oeCount' | 'kind'>,
): number => {
  const demand =
    size.oeCount === 0 ? RARE_WEIGHT : OE_WEIGHT + WEIGHT_PER_DOUBLING * Math.log2(1 + size.oeCount);
  const isPassengerKind = size.kind === 'metric' || size.kind === 'P-metric';
  const form = size.kind === 'P-metric' ? P_METRIC_WEIGHT : 1;
  return demand * form * (line.vehicleType === 'Light Truck' && isPassengerKind ? BESIDE_TRUCK_WEIGHT : 1);
};

/** Returns the sizes that a line could be sold in. */
export const eligibleSizes = (line: LineRow, sizes: readonly SizeRow[]): readonly SizeRow[] => {
  const pools = poolsOf(line);
  return sizes.filter((size) => pools.some((pool) => isInPool(pool, size)));
};

/** Draws the sizes of every line; a line always gets the same ones, whatever other lines exist. */
export const chooseSizes = (
  lines: readonly LineRow[],
  sizes: readonly SizeRow[],
  random: Prng,
): readonly LineSize[] =>
  lines.flatMap((line) => {
    const draw = random.fork(line.id);
    const eligible = eligibleSizes(line, sizes);
    return draw
      .sample(eligible, sizeCountOf(line, draw), (size) => sizeWeight(line, size))
      .map((size) => ({ line, size }));
  });
