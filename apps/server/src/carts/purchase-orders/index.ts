export { BuyerPurchaseOrders, type PurchaseOrderSpending } from './buyer-purchase-orders.js';
export { CheckoutPurchaseOrders } from './checkout-purchase-orders.js';
export { PurchaseOrdersModule } from './purchase-orders.module.js';
