import { type KnownPairs, parseTireSize } from '@simpletread/domain';

import type { SizeFacts } from '../tires/index.js';

type RearSize = Pick<SizeFacts, 'code' | 'rimIn' | 'overallDiameterIn'>;

interface Step {
  readonly widthMm: number;
  readonly rimIn: number;
  /** Part of the front tire's diameter. */
  readonly diameter: number;
}

const MOST_DIAMETER_STEP = 0.03;
const MOST_RIM_STEP_IN = 1;
/**
 * Of the pairs in data/reference/fitments.csv, two in three are 20 or 30 mm wider in the rear and seven in eight share
 * the rim.
 */
const USUAL_WIDTH_STEP_MM = 25;
/** One percent of diameter counts as much as this. */
const WIDTH_MM_PER_PERCENT = 5;

const widthMmOf = ({ code }: RearSize): number | null => {
  const parsed = parseTireSize(code);
  return parsed.ok && parsed.value.size.kind === 'metric' ? parsed.value.size.widthMm : null;
};

/** Light truck and trailer tires have a prefix: `LT245/75R17`. */
const typeOf = ({ code }: RearSize): string => /^[A-Z]*/.exec(code)?.[0] ?? '';

/** Null if `rear` can't go behind `front`. */
const stepTo = (front: RearSize, frontWidthMm: number, rear: RearSize): Step | null => {
  const rimIn = rear.rimIn - front.rimIn;
  const diameter = Math.abs(rear.overallDiameterIn / front.overallDiameterIn - 1);
  if (rimIn < 0 || rimIn > MOST_RIM_STEP_IN || diameter > MOST_DIAMETER_STEP) return null;
  const widthMm = widthMmOf(rear);
  return widthMm === null || widthMm < frontWidthMm
    ? null
    : { widthMm: widthMm - frontWidthMm, rimIn, diameter };
};

const oddity = ({ widthMm, diameter }: Step): number =>
  Math.abs(widthMm - USUAL_WIDTH_STEP_MM) + 100 * diameter * WIDTH_MM_PER_PERCENT;

/** Of sizes that no maker mounts behind `front`, those that could be, likeliest first. */
const possibleBehind = <Size extends RearSize>(front: RearSize, sizes: readonly Size[]): readonly Size[] => {
  const frontWidthMm = widthMmOf(front);
  if (frontWidthMm === null) return [];
  return sizes
    .flatMap((size) => {
      const isOther = size.code !== front.code && typeOf(size) === typeOf(front);
      const step = isOther ? stepTo(front, frontWidthMm, size) : null;
      return step === null ? [] : [{ size, step }];
    })
    .sort((a, b) => a.step.rimIn - b.step.rimIn || oddity(a.step) - oddity(b.step))
    .map(({ size }) => size);
};

/**
 * The sizes that can go behind `front`, likeliest first: those that makers mount, whatever they measure; then others of its type, at least
 * as wide, on the same rim or one an inch larger, within 3% of its diameter. Ties keep their order.
 */
export const rearSizesOf = <Size extends RearSize>(
  front: RearSize,
  sizes: readonly Size[],
  known: KnownPairs,
): readonly Size[] => {
  const mounted = sizes
    .map((size) => ({ size, count: known.count(front.code, size.code) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ size }) => size);
  const others = sizes.filter((size) => !mounted.includes(size));
  return [...mounted, ...possibleBehind(front, others)];
};
