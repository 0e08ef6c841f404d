import { Module } from '@nestjs/common';

import { AppointmentsModule } from '../appointments/index.js';
import { CartsModule } from '../carts/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ContentModule } from '../content/index.js';
import { GiftCardsModule } from '../gift-cards/index.js';
import { LocationsModule } from '../locations/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PricingModule } from '../pricing/index.js';
import { AttemptRetention } from './attempt-retention.repository.js';
import { CheckoutController } from './checkout.controller.js';
import { ConfirmOrder } from './confirm-order.js';
import { DraftOrder } from './draft-order.js';
import { ForgetDrafts } from './draft-retention.js';
import { FailAttempt } from './fail-attempt.js';
import { FinishAttempt } from './finish-attempt.js';
import { FraudController } from './fraud/fraud.controller.js';
import { FRAUD_PROVIDERS } from './fraud/fraud.providers.js';
import { GiveBackLateCharges } from './give-back-late-charges.js';
import { OrderNumbers } from './order-numbers.js';
import { PayAttempt } from './pay-attempt.js';
import { PAY_LATER_PROVIDERS } from './pay-later/pay-later.providers.js';
import { PayLaterController } from './pay-later/pay-later.controller.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';
import { PaymentFailedMessage } from './payment-failed-message.js';
import { PersonalAttempts } from './personal-attempts.js';
import { PlaceOrder } from './place-order.js';
import { ResumeCheckouts } from './resume-checkouts.js';
import { SettleAttempt } from './settle-attempt.js';
import { StartAttempt } from './start-attempt.js';
import { TakePayment } from './take-payment.js';

@Module({
  imports: [
    AppointmentsModule,
    CartsModule,
    CatalogueModule,
    ContentModule,
    GiftCardsModule,
    LocationsModule,
    OrdersModule,
    PaymentsModule,
    PricingModule,
  ],
  controllers: [CheckoutController, PayLaterController, FraudController],
  providers: [
    PaymentAttemptRepository,
    OrderNumbers,
    DraftOrder,
    StartAttempt,
    TakePayment,
    PayAttempt,
    FinishAttempt,
    FailAttempt,
    SettleAttempt,
    PlaceOrder,
    ConfirmOrder,
    ResumeCheckouts,
    GiveBackLateCharges,
    AttemptRetention,
    ForgetDrafts,
    PersonalAttempts,
    PaymentFailedMessage,
    ...PAY_LATER_PROVIDERS,
    ...FRAUD_PROVIDERS,
  ],
})
export class CheckoutModule {}
