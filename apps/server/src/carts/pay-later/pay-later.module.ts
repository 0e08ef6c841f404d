import { Module } from '@nestjs/common';

import { ContentModule } from '../../content/index.js';
import { PricingModule } from '../../pricing/index.js';
import { PaymentAttemptsModule } from '../payment-attempts/index.js';
import { CartModule } from '../cart/index.js';
import { GiftCardChoiceModule } from '../gift-card-choice/index.js';
import { PaymentsModule } from '../payments/index.js';
import { EndLenderVisit } from './end-lender-visit.js';
import { LoanAttemptRepository } from './loan-attempt.repository.js';
import { LookAfterLoan } from './look-after-loan.js';
import { OpenLoan } from './open-loan.js';
import { PayLaterController } from './pay-later.controller.js';
import { ReturnFromLender } from './return-from-lender.js';
import { ShowPaymentOptions } from './show-payment-options.js';
import { TakeLoan } from './take-loan.js';

@Module({
  imports: [
    PaymentAttemptsModule,
    CartModule,
    ContentModule,
    GiftCardChoiceModule,
    PaymentsModule,
    PricingModule,
  ],
  controllers: [PayLaterController],
  providers: [
    LoanAttemptRepository,
    OpenLoan,
    EndLenderVisit,
    TakeLoan,
    ReturnFromLender,
    LookAfterLoan,
    ShowPaymentOptions,
  ],
  exports: [OpenLoan, EndLenderVisit, LookAfterLoan],
})
export class PayLaterModule {}
