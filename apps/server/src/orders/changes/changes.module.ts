import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { ContentModule } from '../../content/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { RefundsModule } from '../refunds/index.js';
import { ApplyChange } from './apply-change.js';
import { MakeChange } from './make-change.js';
import { NotifyOfChange } from './notify-of-change.js';
import { OwnChangesController } from './own-changes.controller.js';
import { PlanChange } from './plan-change.js';
import { PlaceOfAddress } from './receiving/place-of-address.js';
import { PlanReceivingChange } from './receiving/plan-receiving-change.js';
import { SwitchReceiving } from './receiving/switch-receiving.js';
import { RemovalApproval } from './removal-approval.js';
import { RemoveTires } from './remove-tires.js';
import { RequestRemoval } from './request-removal.js';
import { StaffChangesController } from './staff/changes.controller.js';

@Module({
  imports: [
    CatalogueModule,
    ContentModule,
    DeliveryModule,
    InstallersModule,
    OrderModule,
    RefundsModule,
    SsoModule,
  ],
  controllers: [StaffChangesController, OwnChangesController],
  providers: [
    PlanChange,
    ApplyChange,
    MakeChange,
    NotifyOfChange,
    RemoveTires,
    RequestRemoval,
    RemovalApproval,
    PlaceOfAddress,
    PlanReceivingChange,
    SwitchReceiving,
  ],
})
export class ChangesModule {}
