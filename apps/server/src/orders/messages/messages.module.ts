import { Module } from '@nestjs/common';

import { ContentModule } from '../../content/index.js';
import { InstallersModule } from '../../installers/index.js';
import { CoverageClaimsModule } from '../coverage-claims/index.js';
import { OrderModule } from '../order/index.js';
import { PriceClaimsModule } from '../price-claims/index.js';
import { ReturnsModule } from '../returns/index.js';
import { CoverageClaimMessages } from './coverage-claim-messages.consumers.js';
import { OrderMessages } from './order-messages.consumers.js';
import { PriceClaimMessages } from './price-claim-messages.consumers.js';
import { ReturnMessages } from './return-messages.consumers.js';

@Module({
  imports: [
    ContentModule,
    CoverageClaimsModule,
    InstallersModule,
    OrderModule,
    PriceClaimsModule,
    ReturnsModule,
  ],
  providers: [CoverageClaimMessages, OrderMessages, PriceClaimMessages, ReturnMessages],
})
export class OrderMessagesModule {}
