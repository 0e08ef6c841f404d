import { Injectable } from '@nestjs/common';
import type { AppointmentView } from '@simpletread/contract';
import {
  type Appointment,
  type AppointmentEvent,
  appointmentMachine,
  type AppointmentState,
  transition,
} from '@simpletread/domain';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { ShopCapacityRow } from '../shops/index.js';
import type { BookingRow } from './booking.entity.js';

/** The new holder of a slot: an order or a rotation. */
export interface SlotOwner {
  readonly orderId: string | null;
  readonly rotationId?: string;
  /** Both null where staff give an order another slot. */
  readonly attemptId: string | null;
  readonly cartId: string | null;
  /** Null books it for good. */
  readonly expiresAt: Date | null;
}

/** Whose slots count as free. */
export interface SlotsBut {
  readonly orderId?: string;
  readonly cartId?: string;
  readonly rotationIds?: readonly string[];
}

type FullSlot = Pick<BookingRow, 'date' | 'slot'>;

type FullSlotOfShop = Pick<BookingRow, 'shop_id' | 'date' | 'slot'>;

type BookedRow = Pick<
  BookingRow,
  | 'order_id'
  | 'rotation_id'
  | 'date'
  | 'is_drop_off'
  | 'am_or_pm'
  | 'start_time'
  | 'window_from'
  | 'window_to'
> &
  Pick<ShopCapacityRow, 'time_zone'> &
  Renamed<ShopCapacityRow, { installer: 'code' }>;

const IN_SLOT = 'shop_id = $1 AND date = $2 AND slot = $3';

const FREE_EXPIRED = `
  UPDATE appointments.booking SET state = $4, expires_at = NULL, updated_at = now()
  WHERE ${IN_SLOT} AND state = 'held' AND expires_at <= clock_timestamp()`;

// Seats beyond the bays date from a larger capacity. They fill the slot like the others.
const FREE_SEAT = `
  WITH taken AS (SELECT seat FROM appointments.booking WHERE ${IN_SLOT} AND state <> 'released')
  SELECT seat FROM installers.shop_capacity shop, generate_series(1, shop.bays) AS seat
  WHERE shop.shop_id = $1 AND (SELECT count(*) FROM taken) < shop.bays AND seat NOT IN (SELECT taken.seat FROM taken)
  ORDER BY seat LIMIT 1`;

// The faster caller keeps the seat; the other tries the next one.
const TAKE_SEAT = `
  INSERT INTO appointments.booking
    (id, shop_id, date, seat, is_drop_off, am_or_pm, start_time, window_from, window_to, state, attempt_id, cart_id, order_id, rotation_id,
     expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  ON CONFLICT DO NOTHING`;

// The state moved from is not a parameter: each has its own index, of attempts and of orders.
const MOVE = {
  held: `
    UPDATE appointments.booking SET state = $2, expires_at = NULL, updated_at = now()
    WHERE attempt_id = $1 AND state = 'held'`,
  booked: `
    UPDATE appointments.booking SET state = $2, expires_at = NULL, updated_at = now()
    WHERE order_id = $1 AND state = 'booked'`,
} as const;

const RELEASE_ROTATIONS = `
  UPDATE appointments.booking SET state = $2, expires_at = NULL, updated_at = now()
  WHERE rotation_id = ANY ($1::uuid[]) AND state = 'booked'`;

// Bookings that staff made have no cart, and those of rotations no order.
const FULL = `
  SELECT date::text AS date, slot FROM appointments.booking b JOIN installers.shop_capacity shop USING (shop_id)
  WHERE b.shop_id = $1 AND b.date BETWEEN $2 AND $3
    AND (b.state = 'booked' OR (b.state = 'held' AND b.expires_at > now()))
    AND (b.order_id = $4) IS NOT TRUE AND (b.cart_id = $5) IS NOT TRUE AND (b.rotation_id = ANY ($6::uuid[])) IS NOT TRUE
  GROUP BY b.date, b.slot, shop.bays HAVING count(*) >= shop.bays`;

const FULL_OF_SHOPS = `
  SELECT b.shop_id, b.date::text AS date, b.slot FROM appointments.booking b JOIN installers.shop_capacity shop USING (shop_id)
  WHERE b.shop_id = ANY ($1::uuid[]) AND b.date BETWEEN $2 AND $3
    AND (b.state = 'booked' OR (b.state = 'held' AND b.expires_at > now())) AND ($4::uuid IS NULL OR b.cart_id IS DISTINCT FROM $4)
  GROUP BY b.shop_id, b.date, b.slot, shop.bays HAVING count(*) >= shop.bays`;

const BOOKED = `
  SELECT b.order_id, b.rotation_id, shop.code AS installer, b.date::text AS date, b.is_drop_off, b.am_or_pm, b.start_time, b.window_from, b.window_to,
    shop.time_zone
  FROM appointments.booking b JOIN installers.shop_capacity shop USING (shop_id)`;
const BOOKED_FOR = `${BOOKED} WHERE b.order_id = ANY ($1::uuid[])`;
const OF_ROTATIONS = `${BOOKED} WHERE b.rotation_id = ANY ($1::uuid[]) AND b.state = 'booked'`;

// The state is not a parameter: each of the two has its own index.
const OF_ORDERS = {
  booked: `${BOOKED_FOR} AND b.state = 'booked'`,
  released: `${BOOKED_FOR} AND b.state = 'released' ORDER BY b.updated_at`,
} as const;

const viewOf = ({ window_from: from, window_to: to, ...row }: BookedRow): AppointmentView => ({
  installer: row.installer,
  date: row.date,
  isDropOff: row.is_drop_off,
  amOrPm: row.am_or_pm,
  startTime: row.start_time,
  dropOffWindow: from === null || to === null ? null : { from, to },
  timeZone: row.time_zone,
});

/** The domain's machine says where a seat may go; any other move is an error of ours. */
const stateAfter = (from: AppointmentState, event: AppointmentEvent): AppointmentState => {
  const moved = transition(appointmentMachine, from, event);
  if (!moved.ok) throw new Error(`no ${event} for an appointment that is ${from}`);
  return moved.value;
};

/** The only SQL on bookings. */
@Injectable()
export class BookingRepository {
  constructor(private readonly database: Database) {}

  /** The database's clock, which all servers follow. */
  async now(): Promise<Date> {
    const row = await this.database.one<Computed<{ now: Date }>>('SELECT clock_timestamp() AS now');
    if (row === null) throw new Error('the database told no time');
    return row.now;
  }

  async freeExpired(tx: Transaction, shopId: string, date: string, slot: string): Promise<void> {
    await tx.execute(FREE_EXPIRED, [shopId, date, slot, stateAfter('held', 'expire')]);
  }

  /** The lowest free seat; null if the shop is full. */
  async freeSeat(tx: Transaction, shopId: string, date: string, slot: string): Promise<number | null> {
    return (await tx.one<Pick<BookingRow, 'seat'>>(FREE_SEAT, [shopId, date, slot]))?.seat ?? null;
  }

  /** False if another caller took the seat meanwhile. */
  async takeSeat(
    tx: Transaction,
    shopId: string,
    seat: number,
    { date, isDropOff, amOrPm, startTime, dropOffWindow }: Appointment,
    { attemptId, cartId, orderId, rotationId, expiresAt }: SlotOwner,
  ): Promise<boolean> {
    const place = [newId(), shopId, date, seat];
    const time = [isDropOff, amOrPm, startTime, dropOffWindow?.from ?? null, dropOffWindow?.to ?? null];
    const { initial } = appointmentMachine;
    const state = expiresAt === null ? stateAfter(initial, 'book') : initial;
    const owner = [state, attemptId, cartId, orderId, rotationId ?? null, expiresAt];
    return (await tx.execute(TAKE_SEAT, [...place, ...time, ...owner])) === 1;
  }

  /** Moves the seat of an attempt (`held`) or of an order (`booked`); false where there is none. */
  async move(
    tx: Transaction,
    from: keyof typeof MOVE,
    event: AppointmentEvent,
    ownerId: string,
  ): Promise<boolean> {
    return (await tx.execute(MOVE[from], [ownerId, stateAfter(from, event)])) === 1;
  }

  async releaseRotations(tx: Transaction, rotationIds: readonly string[]): Promise<void> {
    await tx.execute(RELEASE_ROTATIONS, [rotationIds, stateAfter('booked', 'release')]);
  }

  /** The slots in which a shop takes no more cars, those of one order, cart or customer not counted. */
  full(shopId: string, [from, to]: readonly [string, string], but: SlotsBut): Promise<FullSlot[]> {
    const params = [shopId, from, to, but.orderId ?? null, but.cartId ?? null, but.rotationIds ?? []];
    return this.database.query<FullSlot>(FULL, params);
  }

  /** As `full` of several shops at once; a cart's own slots don't count. */
  fullOfShops(
    shopIds: readonly string[],
    [from, to]: readonly [string, string],
    cartId: string | null,
  ): Promise<FullSlotOfShop[]> {
    return this.database.query<FullSlotOfShop>(FULL_OF_SHOPS, [shopIds, from, to, cartId]);
  }

  /** By order; the latest change if there are several. Orders without one are left out. */
  async ofOrders(
    db: SqlRunner,
    orderIds: readonly string[],
    state: keyof typeof OF_ORDERS = 'booked',
  ): Promise<ReadonlyMap<string, AppointmentView>> {
    const rows = await db.query<BookedRow>(OF_ORDERS[state], [orderIds]);
    return new Map(rows.map((row) => [row.order_id ?? '', viewOf(row)]));
  }

  /** By rotation; those without a seat are left out. */
  async ofRotations(
    db: SqlRunner,
    rotationIds: readonly string[],
  ): Promise<ReadonlyMap<string, AppointmentView>> {
    const rows = await db.query<BookedRow>(OF_ROTATIONS, [rotationIds]);
    return new Map(rows.map((row) => [row.rotation_id ?? '', viewOf(row)]));
  }
}
