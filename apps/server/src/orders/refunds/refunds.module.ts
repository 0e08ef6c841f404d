import { Module } from '@nestjs/common';

import { PricingModule } from '../../pricing/index.js';
import { OrderModule } from '../order/index.js';
import { PayRefund } from './pay-refund.js';
import { RecordRefund } from './record-refund.js';
import { RefundReactions } from './refund-reactions.js';
import { RefundRepository } from './refund.repository.js';
import { RetryRefund } from './retry-refund.js';
import { SettleRefunds } from './settle-refunds.js';
import { StaffRefundsController } from './staff/refunds.controller.js';

@Module({
  imports: [OrderModule, PricingModule],
  controllers: [StaffRefundsController],
  providers: [RefundRepository, PayRefund, RecordRefund, RetryRefund, SettleRefunds, RefundReactions],
  exports: [RefundRepository],
})
export class RefundsModule {}
