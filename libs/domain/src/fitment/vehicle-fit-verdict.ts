import { type FitReason, fitReason } from './fit-reason.js';
import { type FitTire, fitVerdict, type FitVerdict } from './fit-verdict.js';
import type { AxleSpec, VehicleFitment } from './fitment-record.js';

/** Where the tire goes; `both` asks for all four wheels. */
export type FitAxle = 'front' | 'rear' | 'both';

export type VehicleFitVerdict =
  | (FitVerdict & { readonly fitment: VehicleFitment })
  | { readonly kind: 'unknown'; readonly reasons: readonly FitReason[]; readonly fitment: null };

const SEVERITY = { fits: 0, conditional: 1, refused: 2 } as const;

const failures = (verdict: FitVerdict): number => verdict.reasons.filter((reason) => !reason.isPassed).length;

const compareVerdicts = (a: FitVerdict, b: FitVerdict): number =>
  SEVERITY[a.kind] - SEVERITY[b.kind] || failures(a) - failures(b);

const axlesOf = (fitment: VehicleFitment, axle: FitAxle): readonly AxleSpec[] => {
  const rear = fitment.rear ?? fitment.front;
  if (axle === 'both') return fitment.rear === null ? [fitment.front] : [fitment.front, rear];
  return [axle === 'front' ? fitment.front : rear];
};

const verdictFor = (tire: FitTire, fitment: VehicleFitment, axle: FitAxle): VehicleFitVerdict => {
  const verdicts = axlesOf(fitment, axle).map((spec) => fitVerdict(tire, spec));
  const worst = verdicts.reduce((known, next) => (compareVerdicts(next, known) > 0 ? next : known));
  return { ...worst, fitment };
};

/**
 * The best verdict over a vehicle's tire sets (the first of equals), with the set it was given for; on `both`
 * axles a set counts as its worse axle. `unknown` when the vehicle has no set: the reason then points to the
 * door placard.
 */
export const fitVerdictForVehicle = (
  tire: FitTire,
  fitments: readonly VehicleFitment[],
  axle: FitAxle,
): VehicleFitVerdict => {
  const [best] = fitments
    .map((fitment) => verdictFor(tire, fitment, axle))
    .sort((a, b) => (a.kind === 'unknown' || b.kind === 'unknown' ? 0 : compareVerdicts(a, b)));
  return (
    best ?? {
      kind: 'unknown',
      reasons: [fitReason('vehicle.fitmentUnknown', 'conditional', {})],
      fitment: null,
    }
  );
};
