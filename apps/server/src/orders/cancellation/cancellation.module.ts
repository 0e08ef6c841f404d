import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { InstallersModule } from '../../installers/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { RefundsModule } from '../refunds/index.js';
import { ReturnsModule } from '../returns/index.js';
import { CancelOrder } from './cancel-order.js';
import { CancelOwnOrder } from './cancel-own-order.js';
import { CancellationApproval } from './cancellation-approval.js';
import { LoadCancellation } from './load-cancellation.js';
import { OwnCancellationController } from './own-cancellation.controller.js';
import { PreviewCancellation } from './preview-cancellation.js';
import { PreviewOwnCancellation } from './preview-own-cancellation.js';
import { RecordCancellation } from './record-cancellation.js';
import { RequestCancellation } from './request-cancellation.js';
import { StaffCancellationController } from './staff/cancellation.controller.js';

@Module({
  imports: [CatalogueModule, InstallersModule, OrderModule, RefundsModule, ReturnsModule, SsoModule],
  controllers: [StaffCancellationController, OwnCancellationController],
  providers: [
    LoadCancellation,
    PreviewCancellation,
    PreviewOwnCancellation,
    RecordCancellation,
    RequestCancellation,
    CancellationApproval,
    CancelOrder,
    CancelOwnOrder,
  ],
  exports: [LoadCancellation, RecordCancellation],
})
export class CancellationModule {}
