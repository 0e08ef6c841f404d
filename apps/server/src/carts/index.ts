export { CartsModule } from './carts.module.js';
export {
  FillCart,
  OfferCart,
  OfferDelivery,
  type OfferedDelivery,
  type OfferedGoods,
  type OfferedLine,
  UsedHolds,
} from './cart/index.js';
