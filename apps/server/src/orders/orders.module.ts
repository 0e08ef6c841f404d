import { Module } from '@nestjs/common';

import { OrderAppointmentsModule } from './appointments/index.js';
import { BoughtWithModule } from './bought-with/index.js';
import { CancellationModule } from './cancellation/index.js';
import { CoverageClaimsModule } from './coverage-claims/index.js';
import { OrderMessagesModule } from './messages/index.js';
import { DelaysModule } from './delays/index.js';
import { HoldsModule } from './holds/index.js';
import { ChangesModule } from './changes/index.js';
import { MacrosModule } from './macros/index.js';
import { MyOrdersModule } from './my-orders/index.js';
import { OrderModule } from './order/index.js';
import { ReceiptModule } from './receipt/index.js';
import { ReferralRewardsModule } from './referral-rewards/index.js';
import { RefundsModule } from './refunds/index.js';
import { PurchaseProofModule } from './purchase-proof/index.js';
import { PriceClaimsModule } from './price-claims/index.js';
import { ReturnsModule } from './returns/index.js';
import { ReviewInvitationsModule } from './review-invitations/index.js';
import { PicksModule } from './picks/index.js';
import { TrackingModule } from './tracking/index.js';
import { WarehouseModule } from './warehouse/index.js';
import { WarehousePickupModule } from './warehouse-pickup/index.js';
import { WrittenMessagesModule } from './written-messages/index.js';

const FEATURES = [
  BoughtWithModule,
  CancellationModule,
  ChangesModule,
  CoverageClaimsModule,
  DelaysModule,
  HoldsModule,
  MacrosModule,
  MyOrdersModule,
  OrderAppointmentsModule,
  OrderMessagesModule,
  OrderModule,
  ReceiptModule,
  ReferralRewardsModule,
  RefundsModule,
  PicksModule,
  PriceClaimsModule,
  PurchaseProofModule,
  ReturnsModule,
  ReviewInvitationsModule,
  TrackingModule,
  WarehouseModule,
  WarehousePickupModule,
  WrittenMessagesModule,
];

/** Orders and their life. */
@Module({ imports: FEATURES, exports: FEATURES })
export class OrdersModule {}
