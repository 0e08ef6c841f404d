export { CartModule } from './cart.module.js';
export { CartRepository } from './cart.repository.js';
export { type Cart } from './cart.js';
export { FillCart } from './fill-cart.js';
export { isFitAcknowledged } from './lines/fit-acknowledgement.js';
export { LoadCart } from './load-cart.js';
export { OfferCart, type OfferedGoods, type OfferedLine } from './offer-cart.js';
export { type PricedOpenCart } from './priced-open-cart.js';
export { isVehicleRequired } from './vehicle/is-vehicle-required.js';
