export { DeliveryModule } from './delivery.module.js';
export { PickupPointDirectory, pickupPointCardOf, type PickupPointPlace } from './pickup-points/index.js';
export { ZipDirectory, type ZipPlace } from './places/index.js';
export { Warehouses, type Warehouse, type WarehouseRow } from './warehouses/index.js';
