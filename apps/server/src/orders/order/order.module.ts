import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { PricingModule } from '../../pricing/index.js';
import { SsoModule } from '../../sso/index.js';
import { AddOrderNote } from './timeline/add-order-note.js';
import { OrderedPrices } from './payment/charged-prices.js';
import { EstimateDelivery } from './estimate-delivery.js';
import { FindOwnOrder } from './find-own-order.js';
import { Ledger } from './ledger/ledger.repository.js';
import { OrderBuyers } from './order-buyers.js';
import { OrderEvents } from './timeline/order-events.repository.js';
import { OrderReactions } from './order-reactions.js';
import { OrderTokens } from './order-tokens.js';
import { OrderOnce } from './timeline/order-once.js';
import { OrderTrail } from './timeline/order-trail.js';
import { RecordSteps } from './timeline/record-steps.js';
import { OrderReader } from './order.reader.js';
import { OrderRepository } from './order.repository.js';
import { PersonalOrders } from './personal-orders.js';
import { PickupCodes } from './pickup-codes.js';
import { RecordOrder } from './record-order.js';
import { TakenNumbers } from './taken-numbers.js';
import { carrierScanEntity } from './scans/carrier-scan.entity.js';
import { CarrierScans } from './scans/carrier-scans.js';
import { delayEntity, DelayReader } from './delays/index.js';
import { ShowOrder } from './view/show-order.js';
import { OrderListReader } from './staff/order-list.reader.js';
import { StaffOrderReader } from './staff/order.reader.js';
import { StaffOrdersController } from './staff/orders.controller.js';
import { RevealContact } from './staff/reveal-contact.js';
import { ShowOrderToStaff } from './staff/show-order.js';
import { chargedOrderEntity } from './payment/charged-order.entity.js';
import { ledgerEntryEntity } from './ledger/ledger-entry.entity.js';
import { ledgerTransactionEntity } from './ledger/ledger-transaction.entity.js';
import { orderCustomerEntity } from './order-customer.entity.js';
import { orderEntity } from './order.entity.js';
import { orderEventEntity } from './timeline/order-event.entity.js';
import { orderLineEntity } from './order-line.entity.js';
import { paymentEntity } from './payment/payment.entity.js';
import { refundEntity } from './payment/refund.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      carrierScanEntity,
      delayEntity,
      chargedOrderEntity,
      ledgerEntryEntity,
      ledgerTransactionEntity,
      orderCustomerEntity,
      orderEntity,
      orderEventEntity,
      orderLineEntity,
      paymentEntity,
      refundEntity,
    ]),
    DeliveryModule,
    InstallersModule,
    PricingModule,
    SsoModule,
  ],
  controllers: [StaffOrdersController],
  providers: [
    OrderedPrices,
    OrderRepository,
    OrderReader,
    FindOwnOrder,
    OrderBuyers,
    OrderEvents,
    OrderOnce,
    OrderTrail,
    RecordSteps,
    Ledger,
    OrderTokens,
    EstimateDelivery,
    RecordOrder,
    TakenNumbers,
    CarrierScans,
    DelayReader,
    ShowOrder,
    OrderListReader,
    StaffOrderReader,
    ShowOrderToStaff,
    RevealContact,
    AddOrderNote,
    OrderReactions,
    PersonalOrders,
    PickupCodes,
  ],
  exports: [
    AddOrderNote,
    CarrierScans,
    DelayReader,
    RecordOrder,
    TakenNumbers,
    OrderTokens,
    ShowOrder,
    OrderOnce,
    OrderTrail,
    RecordSteps,
    OrderRepository,
    OrderReader,
    FindOwnOrder,
    Ledger,
    OrderEvents,
    ShowOrderToStaff,
    OrderBuyers,
    EstimateDelivery,
    PickupCodes,
  ],
})
export class OrderModule {}
