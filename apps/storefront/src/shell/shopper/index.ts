export { KeepCart } from './KeepCart';
export { KeepFacts } from './KeepFacts';
export { factsOf } from './facts-of';
export { readPlace } from './read-place';
export { readVehicle } from './read-vehicle';
export { readShopper, type Shopper, type ShopperPlace, type ShopperVehicle, vehicleText } from './shopper';
export { parseVehicleKey, vehicleKeyText } from './vehicle-key';
