export { CartsModule } from './carts.module.js';
export { BuyerPurchaseOrders, type PurchaseOrderSpending } from './purchase-orders/index.js';
export {
  FillCart,
  OfferCart,
  OfferDelivery,
  type OfferedDelivery,
  type OfferedGoods,
  type OfferedLine,
  UsedHolds,
} from './cart/index.js';
