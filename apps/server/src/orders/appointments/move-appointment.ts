import { Injectable } from '@nestjs/common';
import type { AppointmentView, OrderAppointments } from '@simpletread/contract';
import {
  type AppointmentChoice,
  appointmentKey,
  appointmentWords,
  mayMoveAppointment,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import {
  AppointmentBookings,
  AppointmentCalendar,
  type Shop,
  ShopDirectory,
} from '../../installers/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import {
  APPOINTMENT_MOVED,
  askingFor,
  movableOrder,
  OrderEvents,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  requestKeyOf,
  type KeyedStaffContext,
  tiresOfOrder,
} from '../order/index.js';

export interface MoveRequest {
  readonly orderId: string;
  readonly orderVersion: number;
  readonly appointment: AppointmentChoice;
  readonly reason: string;
}

interface Movable {
  readonly order: OrderRecord;
  readonly shop: Shop;
  readonly before: AppointmentView | null;
}

/**
 * Moves an order to another slot at its shop. The old slot is freed in the same commit; a taken slot changes nothing.
 */
@Injectable()
export class MoveAppointment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly shops: ShopDirectory,
    private readonly calendar: AppointmentCalendar,
    private readonly bookings: AppointmentBookings,
  ) {}

  /** When the order's shop could mount its tires instead. */
  async show(orderId: string): Promise<Result<OrderAppointments>> {
    const order = await this.reader.byId(orderId);
    if (order === null) return refuse('record.missing');
    const movable = await this.movable(order, await this.bookings.ofOrder(orderId));
    if (!movable.ok) return movable;
    const { shop } = movable.value;
    const tires = tiresOfOrder(order, shop.timeZone);
    const offered = await this.calendar.show(shop, askingFor(orderId, tires));
    return ok({ ...offered, tires: { ...tires, promisedOn: order.estimated_delivery_on } });
  }

  /** A move that this request already made counts as a success: only its answer was lost. */
  run(request: MoveRequest, context: KeyedStaffContext): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const { orderId, orderVersion } = request;
      if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
      const requestKey = requestKeyOf(context);
      if (await this.events.isKnown(tx, { orderId, type: APPOINTMENT_MOVED, requestKey })) return ok(null);
      const order = await this.reader.byId(orderId, tx);
      if (order === null) return refuse('record.missing');
      const movable = await this.movable(order, await this.bookings.ofOrder(orderId, tx));
      if (!movable.ok) return movable;
      if (order.version !== orderVersion) return refuse('record.stale');
      return this.move(tx, movable.value, request, context);
    });
  }

  private async move(
    tx: Transaction,
    { order, shop, before }: Movable,
    { orderId, appointment, reason }: MoveRequest,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    // Else buyer and shop would be written to about nothing.
    if (before !== null && appointmentKey(before) === appointmentKey(appointment))
      return refuse('appointment.unchanged');
    const asking = askingFor(orderId, tiresOfOrder(order, shop.timeZone));
    const read = await this.calendar.read(shop, appointment, asking);
    if (!read.ok) return read;
    const moved = await this.bookings.move(tx, orderId, { shopId: shop.shopId, appointment: read.value });
    if (!moved.ok) return moved;
    const at = await tx.now();
    await this.orders.countChange(tx, orderId, at);
    const words = appointmentWords(read.value);
    await this.trail.recordByStaff(
      tx,
      {
        orderId,
        at,
        type: APPOINTMENT_MOVED,
        data: { reason, to: words, ...(before === null ? {} : { from: appointmentWords(before) }) },
        audit: {
          action: 'order.move-appointment',
          before: before === null ? null : { appointment: before },
          after: { appointment: read.value, reason },
        },
        payload: {},
      },
      context,
    );
    return ok(null);
  }

  private async movable(order: OrderRecord, before: AppointmentView | null): Promise<Result<Movable>> {
    const may = mayMoveAppointment(movableOrder(order), before, order.read_at);
    if (!may.ok) return may;
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    return shop === null ? refuse('order.transitionRefused') : ok({ order, shop, before });
  }
}
