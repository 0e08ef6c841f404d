import { Module } from '@nestjs/common';

import { CheckoutPurchaseOrders } from './checkout-purchase-orders.js';

@Module({ providers: [CheckoutPurchaseOrders], exports: [CheckoutPurchaseOrders] })
export class PurchaseOrdersModule {}
