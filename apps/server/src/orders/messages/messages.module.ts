import { Module } from '@nestjs/common';

import { ContentModule } from '../../content/index.js';
import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { PriceClaimsModule } from '../price-claims/index.js';
import { ReturnsModule } from '../returns/index.js';
import { OrderMessages } from './order-messages.consumers.js';
import { PriceClaimMessages } from './price-claim-messages.consumers.js';
import { ReturnMessages } from './return-messages.consumers.js';

@Module({
  imports: [ContentModule, InstallersModule, OrderModule, PriceClaimsModule, ReturnsModule],
  providers: [OrderMessages, PriceClaimMessages, ReturnMessages],
})
export class OrderMessagesModule {}
