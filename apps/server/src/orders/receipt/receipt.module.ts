import { Module } from '@nestjs/common';

import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { ReceiptReader } from './receipt.reader.js';
import { ReceiptsController } from './receipts.controller.js';
import { SendReceipt } from './send-receipt.js';
import { StaffReceiptsController } from './staff/receipts.controller.js';

@Module({
  imports: [InstallersModule, OrderModule],
  controllers: [ReceiptsController, StaffReceiptsController],
  providers: [ReceiptReader, SendReceipt],
})
export class ReceiptModule {}
