import { Injectable } from '@nestjs/common';
import type { AppointmentView, OrderAppointments } from '@simpletread/contract';
import {
  type AppointmentChoice,
  appointmentKey,
  appointmentWords,
  mayMoveAppointment,
  mayMoveOwnAppointment,
  ok,
  refuse,
  type Result,
  type TiresAtShop,
} from '@simpletread/domain';

import {
  AppointmentBookings,
  AppointmentCalendar,
  type Shop,
  ShopDirectory,
} from '../../installers/index.js';
import { Database, type SqlRunner, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { ReleasePromise } from '../holds/index.js';
import {
  APPOINTMENT_MOVED,
  askingFor,
  movableOrder,
  type OrderActor,
  OrderEvents,
  OrderOnce,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  tiresOfOrder,
} from '../order/index.js';

export interface MoveRequest {
  readonly orderId: string;
  readonly orderVersion: number;
  readonly appointment: AppointmentChoice;
  /** Null for a buyer. */
  readonly reason: string | null;
  readonly by: MovedBy;
  readonly requestKey: string;
  readonly actorOf: (order: OrderRecord) => OrderActor;
  /** False if the order isn't theirs by the time it is locked. */
  readonly isTheirs?: (order: OrderRecord) => boolean;
}

export type MovedBy = 'buyer' | 'staff';

/** The times of an order's shop, for a person who may move it. */
export interface ShownAppointments {
  readonly offered: OrderAppointments;
  readonly order: OrderRecord;
  readonly current: AppointmentView | null;
  /** Moves by its buyer so far. */
  readonly moves: number;
}

interface Movable {
  readonly order: OrderRecord;
  readonly shop: Shop;
  readonly before: AppointmentView | null;
  readonly moves: number;
}

/**
 * Moves an order to another slot at its shop. The old slot is freed in the same commit; a taken slot changes nothing.
 */
@Injectable()
export class MoveAppointment {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly changes: OrderOnce,
    private readonly trail: OrderTrail,
    private readonly shops: ShopDirectory,
    private readonly calendar: AppointmentCalendar,
    private readonly bookings: AppointmentBookings,
    private readonly promises: ReleasePromise,
  ) {}

  /** When the order's shop could mount its tires instead. */
  async show(orderId: string, by: MovedBy): Promise<Result<ShownAppointments>> {
    const order = await this.reader.byId(orderId);
    if (order === null) return refuse('record.missing');
    const movable = await this.movable(this.database, order, by);
    if (!movable.ok) return movable;
    const { shop, before, moves } = movable.value;
    const tires = await this.tires(this.database, order, shop);
    const calendar = await this.calendar.show(shop, askingFor(orderId, tires));
    const offered = { ...calendar, tires: { ...tires, promisedOn: order.estimated_delivery_on } };
    return ok({ offered, order, current: before, moves });
  }

  /** A move that this request already made counts as a success: only its answer was lost. */
  run(request: MoveRequest): Promise<Result<null>> {
    const { orderId, orderVersion, requestKey, by, isTheirs } = request;
    return this.work.run((tx) =>
      this.changes.run(tx, { orderId, type: APPOINTMENT_MOVED, requestKey }, async (order) => {
        if (isTheirs !== undefined && !isTheirs(order)) return refuse('record.missing');
        const movable = await this.movable(tx, order, by);
        if (!movable.ok) return movable;
        if (order.version !== orderVersion) return refuse('record.stale');
        return this.move(tx, movable.value, request);
      }),
    );
  }

  private async move(
    tx: Transaction,
    { order, shop, before }: Movable,
    { orderId, appointment, reason, actorOf }: MoveRequest,
  ): Promise<Result<null>> {
    // Else buyer and shop would be written to about nothing.
    if (before !== null && appointmentKey(before) === appointmentKey(appointment))
      return refuse('appointment.unchanged');
    const asking = askingFor(orderId, await this.tires(tx, order, shop));
    const read = await this.calendar.read(shop, appointment, asking);
    if (!read.ok) return read;
    const moved = await this.bookings.move(tx, orderId, { shopId: shop.shopId, appointment: read.value });
    if (!moved.ok) return moved;
    const at = await tx.now();
    await this.orders.countChange(tx, orderId, at);
    const words = appointmentWords(read.value);
    const because = reason === null ? {} : { reason };
    await this.trail.recordBy(
      tx,
      {
        orderId,
        at,
        type: APPOINTMENT_MOVED,
        data: { ...because, to: words, ...(before === null ? {} : { from: appointmentWords(before) }) },
        audit: {
          action: 'order.move-appointment',
          before: before === null ? null : { appointment: before },
          after: { appointment: read.value, ...because },
        },
        payload: {},
      },
      actorOf(order),
    );
    return ok(null);
  }

  /** From the later day that the buyer is asked about, at once or at the end of a hold: an earlier time would be missed. */
  private async tires(db: SqlRunner, order: OrderRecord, { timeZone }: Shop): Promise<TiresAtShop> {
    return tiresOfOrder(order, timeZone, await this.promises.revisedOn(db, order));
  }

  private async movable(db: SqlRunner, order: OrderRecord, by: MovedBy): Promise<Result<Movable>> {
    const before = await this.bookings.ofOrder(order.id, db);
    const moves = await this.events.count(db, {
      orderId: order.id,
      type: APPOINTMENT_MOVED,
      actorKind: 'customer',
    });
    const may =
      by === 'buyer'
        ? mayMoveOwnAppointment(movableOrder(order), before, { moves, now: order.read_at })
        : mayMoveAppointment(movableOrder(order), before, order.read_at);
    if (!may.ok) return may;
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    return shop === null ? refuse('order.transitionRefused') : ok({ order, shop, before, moves });
  }
}
