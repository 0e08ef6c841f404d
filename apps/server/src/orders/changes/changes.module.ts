import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { ContentModule } from '../../content/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { ApplyChange } from './apply-change.js';
import { NotifyOfChange } from './notify-of-change.js';
import { OwnChangesController } from './own-changes.controller.js';
import { PlanChange } from './plan-change.js';
import { StaffChangesController } from './staff/changes.controller.js';

@Module({
  imports: [CatalogueModule, ContentModule, DeliveryModule, InstallersModule, OrderModule, SsoModule],
  controllers: [StaffChangesController, OwnChangesController],
  providers: [PlanChange, ApplyChange, NotifyOfChange],
})
export class ChangesModule {}
