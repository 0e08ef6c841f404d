import { Module } from '@nestjs/common';

import { PaymentGateway } from './payment-gateway.js';
import { SandboxGateway } from './sandbox-gateway.js';

@Module({
  providers: [{ provide: PaymentGateway, useClass: SandboxGateway }],
  exports: [PaymentGateway],
})
export class PaymentsModule {}
