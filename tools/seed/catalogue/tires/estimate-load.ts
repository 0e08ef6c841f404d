import { isLoadIndex, maxLoadKg, ownValue } from '@simpletread/domain';
import type { SizeRow } from './catalogue-rows.js';

/** kg = e^a × volume^b, where volume is (diameter² − rim²) × section in cubic inches; fitted to the sizes with a known load. */
interface LoadCurve {
  readonly a: number;
  readonly b: number;
}

const CURVES: Readonly<Record<string, LoadCurve>> = {
  metric: { a: 0.14, b: 0.785 },
  'LT-metric C': { a: 2.195, b: 0.537 },
  'LT-metric': { a: 3.707, b: 0.403 },
  'flotation C': { a: 2.459, b: 0.492 },
  flotation: { a: 0.088, b: 0.776 },
  'commercial-truck': { a: 3.294, b: 0.511 },
  trailer: { a: 0.008, b: 0.806 },
  // A quarter of a trailer tire's, because these run at a few pounds of pressure.
  'ATV/UTV/golf/lawn': { a: -1.378, b: 0.806 },
};

const LOAD_INDEXES = Array.from({ length: 171 }, (_, index) => index).filter(isLoadIndex);

/** Returns the highest load index that carries no more than `kg`. */
export const loadIndexForKg = (kg: number): number =>
  LOAD_INDEXES.findLast((index) => maxLoadKg(index) <= kg) ?? 0;

/** Returns a plausible load index for a size without a known one, in the given load range. */
export const estimateLoadIndex = (size: SizeRow, loadRange: string): number => {
  const family = size.kind === 'P-metric' ? 'metric' : size.kind;
  const curve = ownValue(CURVES, `${family} ${loadRange}`) ?? ownValue(CURVES, family) ?? CURVES.metric;
  if (curve === undefined) throw new Error('no load curve');
  const volume = (size.diameterIn ** 2 - size.rimIn ** 2) * size.sectionIn;
  return loadIndexForKg(Math.exp(curve.a) * volume ** curve.b);
};
