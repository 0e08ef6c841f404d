export { CartsModule } from './carts.module.js';
export { FillCart, OfferCart, type OfferedGoods, type OfferedLine } from './cart/index.js';
