export { FindVehicle } from './find-vehicle.js';
export { FitmentModule } from './fitment.module.js';
export { judgeFit, judgePair, type TireToJudge } from './judge-fit.js';
export type { KnownVehicle } from './known-vehicle.js';
export { VehicleDirectory } from './vehicle-directory.js';
export { type Make, VehicleIndex, type VehicleModel } from './vehicle-index.js';
