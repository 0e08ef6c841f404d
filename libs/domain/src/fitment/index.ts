export { DIAMETER_TOLERANCE_PERCENT, WIDTH_TOLERANCE_MM } from './dimension-checks.js';
export { explainFitReason } from './explain-fit-reason.js';
export type { FitEffect, FitReason, FitReasonCode, FitReasonData, FitReasonOf } from './fit-reason.js';
export { type FitTire, fitVerdict, type FitVerdict } from './fit-verdict.js';
export type { AxleSpec, FitmentConfidence, FitmentRecord, VehicleFitment } from './fitment-record.js';
export { PASSENGER_DERATING } from './load-checks.js';
export { type FitAxle, fitVerdictForVehicle, type VehicleFitVerdict } from './vehicle-fit-verdict.js';
export { vehicleFitments } from './vehicle-fitments.js';
