import { Module } from '@nestjs/common';

import { RefundGateways } from '../../orders/index.js';
import { PaidBackGateways } from './paid-back-gateways.js';
import { PayLaterGateway } from './pay-later-gateway.js';
import { PaymentGateway } from './payment-gateway.js';
import { SandboxClient } from './sandbox-client.js';
import { SandboxGateway } from './sandbox-gateway.js';
import { SandboxLender } from './sandbox-lender.js';

@Module({
  providers: [
    SandboxClient,
    PaidBackGateways,
    { provide: PaymentGateway, useClass: SandboxGateway },
    { provide: PayLaterGateway, useClass: SandboxLender },
    { provide: RefundGateways, useExisting: PaidBackGateways },
  ],
  exports: [PaymentGateway, PaidBackGateways, PayLaterGateway],
})
export class PaymentsModule {}
