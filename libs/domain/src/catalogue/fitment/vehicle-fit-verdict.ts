import { axleReason } from './axle-check.js';
import { type FitReason, fitReason } from './fit-reason.js';
import { type FitTire, fitVerdict, type FitVerdict, kindOfReasons } from './fit-verdict.js';
import type { VehicleFitment } from './fitment-record.js';
import { withVehicleRims } from './vehicle-rims.js';

/** The tire's position; `both` means all four wheels. */
export type FitAxle = 'front' | 'rear' | 'both';

export type VehicleFitVerdict =
  | (FitVerdict & {
      readonly fitment: VehicleFitment;
      /** The axle that decided; null if both have the same tire. */
      readonly axle: 'front' | 'rear' | null;
    })
  | {
      readonly kind: 'unknown';
      readonly reasons: readonly FitReason[];
      readonly fitment: null;
      readonly axle: null;
    };

export interface AxleVerdict extends FitVerdict {
  readonly axle: 'front' | 'rear' | null;
}

interface Verdict {
  readonly kind: FitVerdict['kind'];
  readonly reasons: readonly { readonly isPassed: boolean }[];
}

const SEVERITY = { fits: 0, conditional: 1, refused: 2 } as const;

const failures = (verdict: Verdict): number => verdict.reasons.filter((reason) => !reason.isPassed).length;

/** Sorts the better verdict first: by kind, then by number of failed checks. */
export const compareVerdicts = (a: Verdict, b: Verdict): number =>
  SEVERITY[a.kind] - SEVERITY[b.kind] || failures(a) - failures(b);

/** Returns the verdict on one axle of a tire set. */
export const axleVerdict = (tire: FitTire, fitment: VehicleFitment, axle: 'front' | 'rear'): AxleVerdict => {
  const spec = axle === 'front' ? fitment.front : (fitment.rear ?? fitment.front);
  const verdict = fitVerdict(tire, spec);
  const own = axleReason(tire.sizeCode, fitment, axle);
  const reasons = own === null ? verdict.reasons : [own, ...verdict.reasons];
  return { kind: kindOfReasons(reasons), reasons, axle: fitment.rear === null ? null : axle };
};

/** The condition that a set from another model brings. */
export const inheritedReasons = ({ inheritedFrom }: VehicleFitment): readonly FitReason[] =>
  inheritedFrom === null
    ? []
    : [fitReason('vehicle.inheritedSizes', 'conditional', { parentModel: inheritedFrom })];

const verdictFor = (tire: FitTire, fitment: VehicleFitment, axle: FitAxle): VehicleFitVerdict => {
  const axles = axle === 'both' ? (['front', 'rear'] as const) : [axle];
  const verdicts = axles.map((each) => axleVerdict(tire, fitment, each));
  const worst = verdicts.reduce((known, next) => (compareVerdicts(next, known) > 0 ? next : known));
  const reasons = [...inheritedReasons(fitment), ...worst.reasons];
  return { ...worst, kind: kindOfReasons(reasons), reasons, fitment };
};

/**
 * Returns the best verdict over a vehicle's tire sets (the first in a tie), with its set. On `both` axles a set counts as its worse axle;
 * if front and rear differ, neither tire fits the other axle. Returns `unknown` for a vehicle without a set; its reason points to the door
 * placard.
 */
export const fitVerdictForVehicle = (
  tire: FitTire,
  fitments: readonly VehicleFitment[],
  axle: FitAxle,
): VehicleFitVerdict => {
  const [best] = fitments
    .map((fitment) => verdictFor(tire, fitment, axle))
    .sort((a, b) => (a.kind === 'unknown' || b.kind === 'unknown' ? 0 : compareVerdicts(a, b)));
  if (best === undefined || best.kind === 'unknown') {
    return {
      kind: 'unknown',
      reasons: [fitReason('vehicle.fitmentUnknown', 'conditional', {})],
      fitment: null,
      axle: null,
    };
  }
  return { ...best, reasons: best.reasons.map((reason) => withVehicleRims(reason, fitments, best.axle)) };
};
