import { Module } from '@nestjs/common';

import { AppointmentsModule } from '../appointments/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ContentModule } from '../content/index.js';
import { GiftCardsModule } from '../gift-cards/index.js';
import { IdentityModule } from '../identity/index.js';
import { InstallersModule } from '../installers/index.js';
import { LocationsModule } from '../locations/index.js';
import { PaymentsModule } from '../payments/index.js';
import { OrderHistory, PricingModule } from '../pricing/index.js';
import { AccountOrderRepository } from './accounts/account-order.repository.js';
import { AccountOrders } from './accounts/account-orders.js';
import { ClaimOrders } from './accounts/claim-orders.js';
import { PastOrders } from './accounts/past-orders.js';
import { AddOrderNote } from './add-order-note.js';
import { AdminOrderReader } from './admin/admin-order.reader.js';
import { AdminOrdersController } from './admin/admin-orders.controller.js';
import { OrderListReader } from './admin/order-list.reader.js';
import { RevealContact } from './admin/reveal-contact.js';
import { ShowAdminOrder } from './admin/show-admin-order.js';
import { AdminAppointmentsController } from './appointments/admin-appointments.controller.js';
import { MoveAppointment } from './appointments/move-appointment.js';
import { PurchaseReader } from './bought-with/purchase.reader.js';
import { ShowBoughtWith } from './bought-with/show-bought-with.js';
import { AdvanceOrder } from './carrier/advance-order.js';
import { Carrier } from './carrier/carrier.js';
import { MoveOrdersAlong } from './carrier/move-orders-along.js';
import { SandboxCarrier } from './carrier/sandbox-carrier.js';
import { ShipmentRepository } from './carrier/shipment.repository.js';
import { CancelOrder } from './cancellation/cancel-order.js';
import { LoadCancellation } from './cancellation/load-cancellation.js';
import { PreviewCancellation } from './cancellation/preview-cancellation.js';
import { AdminDashboardController } from './dashboard/admin-dashboard.controller.js';
import { ShowDashboard } from './dashboard/show-dashboard.js';
import { CancellationApproval } from './cancellation/cancellation-approval.js';
import { RecordCancellation } from './cancellation/record-cancellation.js';
import { RequestCancellation } from './cancellation/request-cancellation.js';
import { OrderedPrices } from './charged-prices.js';
import { EstimateDelivery } from './estimate-delivery.js';
import { Ledger } from './ledger.repository.js';
import { OrderMessages } from './messages/order-messages.consumers.js';
import { OrderBuyers } from './order-buyers.js';
import { OrderEvents } from './order-events.repository.js';
import { OrderReactions } from './order-reactions.js';
import { OrderReader } from './order.reader.js';
import { OrderRepository } from './order.repository.js';
import { OrderTokens } from './order-tokens.js';
import { OrderTrail } from './order-trail.js';
import { OrdersController } from './orders.controller.js';
import { RecordOrder } from './record-order.js';
import { PersonalOrders } from './personal-orders.js';
import { PayRefund } from './refunds/pay-refund.js';
import { RecordRefund } from './refunds/record-refund.js';
import { RefundRepository } from './refunds/refund.repository.js';
import { RetryRefund } from './refunds/retry-refund.js';
import { SettleRefunds } from './refunds/settle-refunds.js';
import { ShowOrder } from './show-order.js';

@Module({
  imports: [
    AppointmentsModule,
    ApprovalsModule,
    CatalogueModule,
    ContentModule,
    GiftCardsModule,
    IdentityModule,
    InstallersModule,
    LocationsModule,
    PaymentsModule,
    PricingModule,
  ],
  controllers: [
    OrdersController,
    AdminOrdersController,
    AdminAppointmentsController,
    AdminDashboardController,
  ],
  providers: [
    AccountOrderRepository,
    AccountOrders,
    ClaimOrders,
    { provide: OrderHistory, useClass: PastOrders },
    OrderedPrices,
    PurchaseReader,
    ShowBoughtWith,
    OrderRepository,
    OrderReader,
    OrderBuyers,
    OrderEvents,
    OrderTrail,
    Ledger,
    RefundRepository,
    OrderTokens,
    EstimateDelivery,
    RecordOrder,
    ShowOrder,
    OrderListReader,
    AdminOrderReader,
    ShowAdminOrder,
    RevealContact,
    LoadCancellation,
    PreviewCancellation,
    RecordCancellation,
    RequestCancellation,
    CancellationApproval,
    CancelOrder,
    AddOrderNote,
    MoveAppointment,
    PayRefund,
    RecordRefund,
    RetryRefund,
    SettleRefunds,
    OrderMessages,
    OrderReactions,
    PersonalOrders,
    { provide: Carrier, useClass: SandboxCarrier },
    ShipmentRepository,
    AdvanceOrder,
    MoveOrdersAlong,
    ShowDashboard,
  ],
  exports: [AccountOrders, OrderBuyers, RecordOrder, ShowOrder, OrderTokens, SettleRefunds, MoveOrdersAlong],
})
export class OrdersModule {}
