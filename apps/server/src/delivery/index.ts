export { DeliveryModule } from './delivery.module.js';
export {
  isCounter,
  PickupPointDirectory,
  pickupPointCardOf,
  type PickupPointPlace,
  type WarehouseCounter,
} from './pickup-points/index.js';
export { ZipDirectory, type ZipPlace } from './places/index.js';
export { Warehouses, type Warehouse, type WarehouseRow } from './warehouses/index.js';
