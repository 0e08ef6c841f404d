export { fitmentKey } from './fitment-key.js';
export { FindVehicle } from './find-vehicle.js';
export { vehiclePath } from './vehicle-path.js';
export { type KnownVehicle } from './known-vehicle.js';
export { VehicleDirectory } from './vehicle-directory.js';
export { type VehicleIndex, type VehicleModel } from './vehicle-index.js';
export { VehiclesModule } from './vehicles.module.js';
