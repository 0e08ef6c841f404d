import { Injectable } from '@nestjs/common';
import type { AppointmentView } from '@simpletread/contract';
import {
  type Appointment,
  appointmentBegins,
  appointmentSlot,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { BookingRepository, type SlotOwner } from './booking.repository.js';

/** A slot at a shop that an order is to have. */
export interface WantedSlot {
  readonly shopId: string;
  readonly appointment: Appointment;
}

/** Each failed try has lost a seat to another caller, and a shop has at most twelve. */
const MOST_TRIES = 100;

type Booked = Result<null, 'appointment.taken'>;

/**
 * Books slots of shops for orders: held while a payment runs, then booked or released; released when the order is
 * cancelled. All of it happens in the caller's transaction. The table's index gives a seat to one caller only.
 */
@Injectable()
export class AppointmentBookings {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly database: Database,
  ) {}

  /** Refuses with `appointment.taken` where the shop takes no more cars then; holds that ran out count as free. */
  async hold(tx: Transaction, wanted: WantedSlot, owner: SlotOwner): Promise<Booked> {
    const { shopId, appointment } = wanted;
    const slot = appointmentSlot(appointment);
    await this.bookings.freeExpired(tx, shopId, appointment.date, slot);
    for (let tried = 0; tried < MOST_TRIES; tried += 1) {
      const seat = await this.bookings.freeSeat(tx, shopId, appointment.date, slot);
      if (seat === null) return refuse('appointment.taken');
      if (await this.bookings.takeSeat(tx, shopId, seat, appointment, owner)) return ok(null);
    }
    throw new Error(`no seat at shop ${shopId} was to be had or to be refused`);
  }

  /** Turns an attempt's hold into its order's booking. A hold lost meanwhile is taken again if a seat is free. */
  async take(
    tx: Transaction,
    wanted: WantedSlot,
    owner: Omit<SlotOwner, 'expiresAt'> & { readonly attemptId: string },
  ): Promise<Booked> {
    if (await this.bookings.move(tx, 'held', 'book', owner.attemptId)) return ok(null);
    return this.hold(tx, wanted, { ...owner, expiresAt: null });
  }

  /** Gives back what an attempt holds; nothing when it holds nothing anymore. */
  async release(tx: Transaction, attemptId: string): Promise<void> {
    await this.bookings.move(tx, 'held', 'release', attemptId);
  }

  /** Gives back the slot of an order that is cancelled; false if it has none. */
  releaseOfOrder(tx: Transaction, orderId: string): Promise<boolean> {
    return this.bookings.move(tx, 'booked', 'release', orderId);
  }

  /** Gives back the slot of an order whose tires are all returned, unless it is over; null if nothing was given back. */
  async releaseComing(tx: Transaction, orderId: string, now: Date): Promise<AppointmentView | null> {
    const booked = await this.ofOrder(orderId, tx);
    const begins = booked === null ? null : appointmentBegins(booked, booked.timeZone);
    if (begins === null || begins <= now) return null;
    await this.releaseOfOrder(tx, orderId);
    return booked;
  }

  /** Gives an order another slot for its own; the caller gives the transaction up where it is refused, and the old one stays. */
  async move(tx: Transaction, orderId: string, wanted: WantedSlot): Promise<Booked> {
    await this.releaseOfOrder(tx, orderId);
    return this.hold(tx, wanted, { orderId, attemptId: null, cartId: null, expiresAt: null });
  }

  /** Books a slot for a rotation, in place of the one that it may have. */
  async bookRotation(tx: Transaction, rotationId: string, wanted: WantedSlot): Promise<Booked> {
    await this.bookings.releaseRotations(tx, [rotationId]);
    return this.hold(tx, wanted, {
      orderId: null,
      rotationId,
      attemptId: null,
      cartId: null,
      expiresAt: null,
    });
  }

  /** Gives back the slots of rotations. */
  releaseRotations(tx: Transaction, rotationIds: readonly string[]): Promise<void> {
    return this.bookings.releaseRotations(tx, rotationIds);
  }

  /** By rotation; those whose slot was given back are left out. */
  ofRotations(
    rotationIds: readonly string[],
    db: SqlRunner = this.database,
  ): Promise<ReadonlyMap<string, AppointmentView>> {
    return this.bookings.ofRotations(db, rotationIds);
  }

  /** Null without one, and once it was released. */
  async ofOrder(orderId: string, db: SqlRunner = this.database): Promise<AppointmentView | null> {
    return (await this.bookings.ofOrders(db, [orderId])).get(orderId) ?? null;
  }

  /** The former booking of a cancelled order. */
  async lastOfOrder(orderId: string, db: SqlRunner = this.database): Promise<AppointmentView | null> {
    return (await this.bookings.ofOrders(db, [orderId], 'released')).get(orderId) ?? null;
  }

  /** By order; orders without one are left out. */
  ofOrders(orderIds: readonly string[], db: SqlRunner): Promise<ReadonlyMap<string, AppointmentView>> {
    return this.bookings.ofOrders(db, orderIds);
  }
}
