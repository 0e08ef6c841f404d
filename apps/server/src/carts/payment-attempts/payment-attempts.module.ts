import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { InstallersModule } from '../../installers/index.js';
import { OrdersModule } from '../../orders/index.js';
import { PricingModule } from '../../pricing/index.js';
import { CartModule } from '../cart/index.js';
import { PaymentLimitsModule } from '../payment-limits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PurchaseOrdersModule } from '../purchase-orders/index.js';
import { AttemptRetention } from './attempt-retention.repository.js';
import { FailAttempt } from './fail-attempt.js';
import { FinishAttempt } from './finish-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';
import { PaymentFailedMessage } from './payment-failed-message.js';
import { PersonalAttempts } from './personal-attempts.js';
import { SettleAttempt } from './settle-attempt.js';
import { TakePayment } from './take-payment.js';
import { paymentAttemptEntity } from './payment-attempt.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([paymentAttemptEntity]),
    CartModule,
    CatalogueModule,
    InstallersModule,
    OrdersModule,
    PaymentLimitsModule,
    PaymentsModule,
    PricingModule,
    PurchaseOrdersModule,
  ],
  providers: [
    PaymentAttemptRepository,
    TakePayment,
    FinishAttempt,
    FailAttempt,
    SettleAttempt,
    AttemptRetention,
    PersonalAttempts,
    PaymentFailedMessage,
  ],
  exports: [PaymentAttemptRepository, TakePayment, SettleAttempt, FailAttempt, AttemptRetention],
})
export class PaymentAttemptsModule {}
