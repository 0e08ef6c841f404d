export { DIAMETER_TOLERANCE_PERCENT, WIDTH_TOLERANCE_MM } from './dimension-checks.js';
export { explainFitReason } from './explain-fit-reason.js';
export type { FitEffect, FitReason, FitReasonCode, FitReasonData, FitReasonOf } from './fit-reason.js';
export { fitRule } from './fit-rule.js';
export { type FitTire, type FitVerdict, fitVerdict } from './fit-verdict.js';
export type { AxleSpec, FitmentConfidence, FitmentRecord, VehicleFitment } from './fitment-record.js';
export { inheritedFitments, parentModel } from './inherited-fitments.js';
export { type KnownPairs, knownPairs } from './known-pairs.js';
export { PASSENGER_DERATING } from './load-checks.js';
export { needsVehicle } from './needs-vehicle.js';
export {
  staggeredFitVerdict,
  type StaggeredFitVerdict,
  type StaggeredReason,
} from './staggered-fit-verdict.js';
export { type FitAxle, fitVerdictForVehicle, type VehicleFitVerdict } from './vehicle-fit-verdict.js';
export { vehicleFitments } from './vehicle-fitments.js';
