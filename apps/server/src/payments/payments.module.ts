import { Module } from '@nestjs/common';

import { PayLaterGateway } from './pay-later-gateway.js';
import { PaymentGateway } from './payment-gateway.js';
import { RefundGateways } from './refund-gateways.js';
import { SandboxClient } from './sandbox-client.js';
import { SandboxGateway } from './sandbox-gateway.js';
import { SandboxLender } from './sandbox-lender.js';

@Module({
  providers: [
    SandboxClient,
    RefundGateways,
    { provide: PaymentGateway, useClass: SandboxGateway },
    { provide: PayLaterGateway, useClass: SandboxLender },
  ],
  exports: [PaymentGateway, PayLaterGateway, RefundGateways],
})
export class PaymentsModule {}
