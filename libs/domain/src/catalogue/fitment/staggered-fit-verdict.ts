import { type FitReason, fitReason } from './fit-reason.js';
import { type FitTire, type FitVerdict, kindOfReasons } from './fit-verdict.js';
import type { VehicleFitment } from './fitment-record.js';
import { withVehicleRims } from './vehicle-rims.js';
import { axleVerdict, compareVerdicts, inheritedReasons } from './vehicle-fit-verdict.js';

/** A check with its axle; null if both axles have the same tire. */
export type StaggeredReason = FitReason & { readonly axle: 'front' | 'rear' | null };

interface KnownPairVerdict {
  readonly kind: FitVerdict['kind'];
  /** The reasons of both axles, failures first. */
  readonly reasons: readonly StaggeredReason[];
  readonly fitment: VehicleFitment;
}

export type StaggeredFitVerdict =
  | KnownPairVerdict
  | { readonly kind: 'unknown'; readonly reasons: readonly StaggeredReason[]; readonly fitment: null };

const UNKNOWN: StaggeredFitVerdict = {
  kind: 'unknown',
  reasons: [{ ...fitReason('vehicle.fitmentUnknown', 'conditional', {}), axle: null }],
  fitment: null,
};

const verdictFor = (front: FitTire, rear: FitTire, fitment: VehicleFitment): KnownPairVerdict => {
  const axles = [axleVerdict(front, fitment, 'front'), axleVerdict(rear, fitment, 'rear')];
  const reasons = [{ axle: null, reasons: inheritedReasons(fitment) }, ...axles].flatMap(
    ({ axle, reasons: own }) => own.map((reason): StaggeredReason => ({ ...reason, axle })),
  );
  const isPassed = (reason: StaggeredReason): boolean => reason.isPassed;
  return {
    kind: kindOfReasons(reasons),
    reasons: [...reasons.filter((reason) => !isPassed(reason)), ...reasons.filter(isPassed)],
    fitment,
  };
};

/**
 * Judges if a front and a rear tire make a pair for a vehicle: the best verdict over its tire sets. Both tires are judged by the same set,
 * so the front of one set is never paired with the rear of another.
 */
export const staggeredFitVerdict = (
  front: FitTire,
  rear: FitTire,
  fitments: readonly VehicleFitment[],
): StaggeredFitVerdict => {
  const [best] = fitments.map((fitment) => verdictFor(front, rear, fitment)).sort(compareVerdicts);
  if (best === undefined) return UNKNOWN;
  return { ...best, reasons: best.reasons.map((reason) => withVehicleRims(reason, fitments, reason.axle)) };
};
