export { CartsModule } from './carts.module.js';
export { FillCart, OfferCart, type OfferedGoods, type OfferedLine, UsedHolds } from './cart/index.js';
