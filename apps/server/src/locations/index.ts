export { LocationsModule } from './locations.module.js';
export { nearestFirst } from './nearest-first.js';
export { PickupPointDirectory } from './pickup-points/pickup-point-directory.js';
export { pickupPointCardOf, type PickupPointPlace } from './pickup-points/pickup-point-place.js';
export { type Warehouse, Warehouses } from './warehouses.js';
export { ZipDirectory } from './zip-directory.js';
export type { ZipPlace } from './zip-place.js';
