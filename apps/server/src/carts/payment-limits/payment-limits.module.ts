import { Module } from '@nestjs/common';

import { LimitRepository } from './limit.repository.js';
import { PaymentAlarms } from './payment-alarms.js';
import { PaymentLimits } from './payment-limits.js';

@Module({
  providers: [LimitRepository, PaymentAlarms, PaymentLimits],
  exports: [LimitRepository, PaymentAlarms, PaymentLimits],
})
export class PaymentLimitsModule {}
