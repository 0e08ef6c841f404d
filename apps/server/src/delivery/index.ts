export { DeliveryModule } from './delivery.module.js';
export {
  CounterRepository,
  type CounterWords,
  isCounter,
  PickupPointDirectory,
  pickupPointCardOf,
  type PickupPointPlace,
  type StoredCounter,
  type WarehouseCounter,
} from './pickup-points/index.js';
export { ZipDirectory, type ZipPlace } from './places/index.js';
export { Warehouses, type Warehouse, type WarehouseRow } from './warehouses/index.js';
