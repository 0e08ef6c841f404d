export { isFitAcknowledged } from './fit-acknowledgement.js';
export type { Cart, CartLine } from './cart.js';
export { cartAlerts } from './cart-alerts.js';
export { cartReplyOf } from './cart-reply.js';
export { CartRepository } from './cart.repository.js';
export { CartsModule } from './carts.module.js';
export { isVehicleRequired } from './is-vehicle-required.js';
export { LoadCart } from './load-cart.js';
export type { PricedOpenCart } from './priced-open-cart.js';
