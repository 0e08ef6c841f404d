import { Module } from '@nestjs/common';

import { ContentModule } from '../../content/index.js';
import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { OrdersModule } from '../../orders/index.js';
import { PricingModule } from '../../pricing/index.js';
import { PaymentAttemptsModule } from '../payment-attempts/index.js';
import { CartModule } from '../cart/index.js';
import { GiftCardChoiceModule } from '../gift-card-choice/index.js';
import { PayLaterModule } from '../pay-later/index.js';
import { PaymentLimitsModule } from '../payment-limits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PurchaseOrdersModule } from '../purchase-orders/index.js';
import { CheckCard } from './payment/check-card.js';
import { CheckoutController } from './checkout.controller.js';
import { ConfirmOrder } from './confirm-order.js';
import { DraftOrder } from './place-order/draft-order.js';
import { ForgetDrafts } from './place-order/draft-retention.js';
import { RefundLateCharges } from './recovery/refund-late-charges.js';
import { OrderNumbers } from './place-order/order-numbers.js';
import { PayAttempt } from './payment/pay-attempt.js';
import { PlaceOrder } from './place-order/place-order.js';
import { ResumeCheckouts } from './recovery/resume-checkouts.js';
import { StartAttempt } from './payment/start-attempt.js';

@Module({
  imports: [
    PaymentAttemptsModule,
    CartModule,
    CatalogueModule,
    ContentModule,
    DeliveryModule,
    GiftCardChoiceModule,
    InstallersModule,
    OrdersModule,
    PayLaterModule,
    PaymentLimitsModule,
    PaymentsModule,
    PricingModule,
    PurchaseOrdersModule,
  ],
  controllers: [CheckoutController],
  providers: [
    OrderNumbers,
    DraftOrder,
    StartAttempt,
    CheckCard,
    PayAttempt,
    PlaceOrder,
    ConfirmOrder,
    ResumeCheckouts,
    RefundLateCharges,
    ForgetDrafts,
  ],
})
export class CheckoutModule {}
