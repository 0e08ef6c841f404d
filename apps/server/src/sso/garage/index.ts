export type { GarageVehicleRow } from './garage-vehicle.entity.js';
export { OwnVehicles } from './own-vehicles.js';
export { GarageModule } from './garage.module.js';
export { GarageRepository } from './garage.repository.js';
export { KnownVehicles } from './known-vehicles.js';
