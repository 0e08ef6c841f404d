import { Module } from '@nestjs/common';

import { PaymentAttemptsModule } from './payment-attempts/index.js';
import { CartModule } from './cart/index.js';
import { CheckoutModule } from './checkout/index.js';
import { ExchangesModule } from './exchanges/index.js';
import { FraudModule } from './fraud/index.js';
import { GiftCardChoiceModule } from './gift-card-choice/index.js';
import { PayLaterModule } from './pay-later/index.js';
import { PaymentsModule } from './payments/index.js';
import { SwapsModule } from './swaps/index.js';

const FEATURES = [
  PaymentAttemptsModule,
  CartModule,
  CheckoutModule,
  ExchangesModule,
  FraudModule,
  GiftCardChoiceModule,
  PayLaterModule,
  PaymentsModule,
  SwapsModule,
];

/** Carts, and how they are paid and become orders. */
@Module({ imports: FEATURES, exports: FEATURES })
export class CartsModule {}
