export { CartsModule } from './carts.module.js';
export { FillCart, QuoteOfOrder, OfferCart, type OfferedGoods, type OfferedLine } from './cart/index.js';
