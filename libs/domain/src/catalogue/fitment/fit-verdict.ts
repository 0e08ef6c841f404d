import {
  type LoadIndex,
  type LoadRange,
  parseTireSize,
  type SpeedSymbol,
  tireClass,
} from '../tires/index.js';
import { dimensionReasons } from './dimension-checks.js';
import { type FitEffect, type FitReason, fitReason } from './fit-reason.js';
import type { AxleSpec } from './fitment-record.js';
import { loadRangeReason, loadReason } from './load-checks.js';
import { speedReason } from './speed-check.js';

/** The facts about a tire that a verdict needs. */
export interface FitTire {
  readonly sizeCode: string;
  readonly loadIndex: LoadIndex;
  readonly speedSymbol: SpeedSymbol;
  readonly loadRange?: LoadRange | null;
  /** Performance category; only "Winter" changes a verdict. */
  readonly category?: string | null;
}

export interface FitVerdict {
  readonly kind: FitEffect;
  readonly reasons: readonly FitReason[];
}

const WINTER_CATEGORY = 'Winter';

/** Returns the worst effect of any reason. */
export const kindOfReasons = (reasons: readonly FitReason[]): FitEffect => {
  if (reasons.some(({ effect }) => effect === 'refused')) return 'refused';
  return reasons.some(({ effect }) => effect === 'conditional') ? 'conditional' : 'fits';
};

/**
 * Judges if a tire may replace the original on one axle. It fits if it measures the same, is of the same class, and matches or beats its
 * load and speed. It fits conditionally if it is a neighboring size on the same rim (diameter within 3%), another class of road tire, or a
 * slower winter tire. Everything else is refused. Every check returns a reason with its figures. Sources: USTMA and Tire and Rim
 * Association replacement guidance.
 */
export const fitVerdict = (tire: FitTire, spec: AxleSpec): FitVerdict => {
  const own = parseTireSize(tire.sizeCode);
  const original = parseTireSize(spec.sizeCode);
  if (!own.ok || !original.ok) {
    const data = { tireSize: tire.sizeCode, originalSize: spec.sizeCode };
    return { kind: 'refused', reasons: [fitReason('size.unreadable', 'refused', data)] };
  }
  const ownSize = own.value.size;
  const originalSize = original.value.size;
  const rangeReason = loadRangeReason(tire.loadRange ?? null, spec.loadRange);
  const reasons = [
    ...dimensionReasons(ownSize, originalSize),
    loadReason(
      { loadIndex: tire.loadIndex, tireClass: tireClass(ownSize) },
      { loadIndex: spec.loadIndex, tireClass: tireClass(originalSize) },
    ),
    ...(rangeReason ? [rangeReason] : []),
    speedReason(tire.speedSymbol, spec.speedSymbol, tire.category === WINTER_CATEGORY),
  ];
  return { kind: kindOfReasons(reasons), reasons };
};
