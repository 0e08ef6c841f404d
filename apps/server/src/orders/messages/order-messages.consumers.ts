import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AppointmentView } from '@simpletread/contract';
import { ZERO_CENTS } from '@simpletread/domain';

import { AppointmentBookings, type Shop, ShopDirectory } from '../../installers/index.js';
import { CurrentShopSettings } from '../../content/index.js';
import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  APPOINTMENT_MOVED,
  type CancelledPayload,
  heldUntilOf,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  ORDER_DELIVERED,
  ORDER_PLACED,
  ORDER_RELEASED,
  type OrderPayload,
  OrderReader,
  type OrderRecord,
  PICKUP_MOVED,
  type PickupMovedPayload,
  PICKUP_REMINDED,
  PickupCodes,
} from '../order/index.js';
import { appointmentMovedMail, installationMovedMail } from './appointment-message.js';
import { cancellationMail } from './cancellation-message.js';
import { confirmationMail, confirmationText } from './confirmation-message.js';
import {
  pickupMovedMail,
  pickupMovedText,
  pickupReminderMail,
  pickupReminderText,
  readyAtWarehouseMail,
  readyAtWarehouseText,
  readyForPickupMail,
  readyForPickupText,
} from './pickup-message.js';
import { installationOffMail, installationPlannedMail } from './shop-message.js';

interface OrderFacts {
  readonly order: OrderRecord;
  readonly shop: Shop | null;
  /** As it is when the message is written. */
  readonly appointment: AppointmentView | null;
}

/** Writes to buyers and shops when something happens to an order. */
@Injectable()
export class OrderMessages implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly orders: OrderReader,
    private readonly shops: ShopDirectory,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly appointments: AppointmentBookings,
    private readonly settings: CurrentShopSettings,
    private readonly codes: PickupCodes,
  ) {}

  onModuleInit(): void {
    this.consumers.register<OrderPayload>({
      consumer: 'orders.confirmation-messages',
      eventType: ORDER_PLACED,
      handle: async (tx, { payload }) => this.confirm(tx, await this.factsOf(tx, payload)),
    });
    this.consumers.register<OrderPayload>({
      consumer: 'orders.appointment-messages',
      eventType: APPOINTMENT_MOVED,
      handle: async (tx, { payload }) => this.notifyMoved(tx, await this.factsOf(tx, payload)),
    });
    this.consumers.register<CancelledPayload>({
      consumer: 'orders.cancellation-messages',
      eventType: ORDER_CANCELLED,
      handle: async (tx, { payload }) => this.notifyCancelled(tx, await this.factsOf(tx, payload), payload),
    });
    this.consumers.register<OrderPayload>({
      consumer: 'orders.pickup-messages',
      eventType: ORDER_DELIVERED,
      handle: async (tx, { payload }) => this.notifyReady(tx, await this.factsOf(tx, payload)),
    });
    this.consumers.register<OrderPayload>({
      consumer: 'orders.warehouse-pickup-messages',
      eventType: ORDER_RELEASED,
      handle: async (tx, { payload }) =>
        this.notifyAtWarehouse(tx, await this.factsOf(tx, payload), [
          readyAtWarehouseMail,
          readyAtWarehouseText,
        ]),
    });
    this.consumers.register<OrderPayload>({
      // Another contact has another code.
      consumer: 'orders.warehouse-pickup-again',
      eventType: ORDER_CHANGED,
      handle: async (tx, { payload }) =>
        this.notifyAtWarehouse(tx, await this.factsOf(tx, payload), [
          readyAtWarehouseMail,
          readyAtWarehouseText,
        ]),
    });
    this.consumers.register<OrderPayload>({
      consumer: 'orders.pickup-reminders',
      eventType: PICKUP_REMINDED,
      handle: async (tx, { payload }) =>
        this.notifyAtWarehouse(tx, await this.factsOf(tx, payload), [pickupReminderMail, pickupReminderText]),
    });
    this.consumers.register<PickupMovedPayload>({
      consumer: 'orders.pickup-moves',
      eventType: PICKUP_MOVED,
      handle: async (tx, { payload }) => this.notifyPickupMoved(tx, await this.factsOf(tx, payload), payload),
    });
  }

  /** Tires that wait at a location of the carrier; those at a door or a shop speak for themselves. */
  private async notifyReady(tx: Transaction, { order }: OrderFacts): Promise<void> {
    const heldUntil = heldUntilOf(order);
    const { pickup_point: point } = order;
    if (point === null || heldUntil === null) return;
    await this.messages.queueAll(tx, [
      readyForPickupMail(order, { point, heldUntil }),
      ...(order.phone_type === 'mobile' ? [readyForPickupText(order, { point, heldUntil })] : []),
    ]);
  }

  /** Tires that wait at our warehouse: those that were picked up or cancelled meanwhile have no message. */
  private async notifyAtWarehouse(
    tx: Transaction,
    { order }: OrderFacts,
    [mail, text]: readonly [typeof readyAtWarehouseMail, typeof readyAtWarehouseText],
  ): Promise<void> {
    const heldUntil = heldUntilOf(order);
    const { fulfilment, pickup_point: point } = order;
    if (fulfilment !== 'warehouse-pickup' || point === null || heldUntil === null) return;
    const ready = { point, heldUntil, code: this.codes.of(order) };
    await this.messages.queueAll(tx, [
      mail(order, ready),
      ...(order.phone_type === 'mobile' ? [text(order, ready)] : []),
    ]);
  }

  /**
   * An order that is on hold shows no time, and one that is ready meanwhile has its own message. A time that was moved again meanwhile is
   * left to the message of that move.
   */
  private async notifyPickupMoved(
    tx: Transaction,
    { order }: OrderFacts,
    { readyBy: movedTo }: PickupMovedPayload,
  ): Promise<void> {
    const { state, held_at: heldAt, pickup_point: point, pickup_ready_by: readyBy } = order;
    if (state !== 'placed' || heldAt !== null || point === null || readyBy === null) return;
    if (movedTo !== undefined && movedTo !== readyBy.toISOString()) return;
    await this.messages.queueAll(tx, [
      pickupMovedMail(order, { point, readyBy }),
      ...(order.phone_type === 'mobile' ? [pickupMovedText(order, { point, readyBy })] : []),
    ]);
  }

  private async confirm(tx: Transaction, { order, shop, appointment }: OrderFacts): Promise<void> {
    const setting = {
      shop,
      appointment,
      trackingUrl: `${this.config.storefrontUrl}/track-your-order?order=${order.number}`,
      accountUrl: `${this.config.storefrontUrl}/account/my-orders/${order.number}`,
      servicePhone: await this.servicePhone(),
    };
    await this.messages.queueAll(tx, [
      confirmationMail(order, setting),
      ...(order.phone_type === 'mobile' ? [confirmationText(order, setting)] : []),
      ...(shop === null
        ? []
        : [installationPlannedMail(order, shop, appointment, `${setting.trackingUrl}/wo`)]),
    ]);
  }

  private async notifyMoved(tx: Transaction, { order, shop, appointment }: OrderFacts): Promise<void> {
    // It was cancelled meanwhile, which has its own message.
    if (shop === null || appointment === null) return;
    await this.messages.queueAll(tx, [
      appointmentMovedMail(order, { shop, appointment, servicePhone: await this.servicePhone() }),
      installationMovedMail(order, shop, appointment),
    ]);
  }

  private async notifyCancelled(
    tx: Transaction,
    { order, shop }: OrderFacts,
    {
      refundInCents = order.total_in_cents,
      handlingInCents = ZERO_CENTS,
      replacedBy,
      isUnclaimed = false,
      delay,
    }: CancelledPayload,
  ): Promise<void> {
    const toShop = shop === null ? [] : [installationOffMail(order, shop)];
    await this.messages.queueAll(tx, [
      cancellationMail(order, {
        refundInCents,
        handlingInCents,
        replacedBy: replacedBy ?? null,
        isUnclaimed,
        delay,
      }),
      ...toShop,
    ]);
  }

  private async servicePhone(): Promise<string> {
    return (await this.settings.read()).customerServiceNumber.display;
  }

  private async factsOf(tx: Transaction, { orderId }: OrderPayload): Promise<OrderFacts> {
    const order = await this.orders.byId(orderId, tx);
    if (order === null) throw new Error(`order ${orderId} is missing`);
    if (order.shop_id === null) return { order, shop: null, appointment: null };
    const shop = await this.shops.findById(order.shop_id);
    return { order, shop, appointment: await this.appointments.ofOrder(orderId, tx) };
  }
}
