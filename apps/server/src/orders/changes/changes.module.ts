import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { ContentModule } from '../../content/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { SsoModule } from '../../sso/index.js';
import { PricingModule } from '../../pricing/index.js';
import { CancellationModule } from '../cancellation/index.js';
import { OrderModule } from '../order/index.js';
import { RefundsModule } from '../refunds/index.js';
import { ReturnsModule } from '../returns/index.js';
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
import { StaffSwapsController } from './staff/swaps.controller.js';
import { FindSwap } from './swap/find-swap.js';
import { GiveSwapLink } from './swap/give-swap-link.js';
import { OwnSwapsController } from './swap/own-swaps.controller.js';
import { ReplaceOrder } from './swap/replace-order.js';
import { SwapTokens } from './swap/swap-tokens.js';

@Module({
  imports: [
    CancellationModule,
    CatalogueModule,
    ContentModule,
    DeliveryModule,
    InstallersModule,
    OrderModule,
    PricingModule,
    RefundsModule,
    ReturnsModule,
    SsoModule,
  ],
  controllers: [StaffChangesController, StaffSwapsController, OwnChangesController, OwnSwapsController],
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
    SwapTokens,
    GiveSwapLink,
    FindSwap,
    ReplaceOrder,
  ],
  exports: [FindSwap, ReplaceOrder],
})
export class ChangesModule {}
