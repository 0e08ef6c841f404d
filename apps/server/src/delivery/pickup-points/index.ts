export { CounterRepository, type CounterWords, type StoredCounter } from './counter.repository.js';
export { PickupPointDirectory } from './pickup-point-directory.js';
export {
  isCounter,
  pickupPointCardOf,
  type PickupPointPlace,
  type WarehouseCounter,
} from './pickup-point-place.js';
export { PickupPointsModule } from './pickup-points.module.js';
