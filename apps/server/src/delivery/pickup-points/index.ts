export { PickupPointDirectory } from './pickup-point-directory.js';
export { pickupPointCardOf, type PickupPointPlace } from './pickup-point-place.js';
export { PickupPointsModule } from './pickup-points.module.js';
