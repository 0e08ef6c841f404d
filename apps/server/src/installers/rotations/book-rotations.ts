import { Injectable } from '@nestjs/common';
import type {
  BookedRotation,
  bookRotation,
  cancelRotation,
  HandlerInput,
  moveRotation,
  OfferedAppointments,
} from '@simpletread/contract';
import {
  type Appointment,
  appointmentBegins,
  appointmentKey,
  mayBookRotation,
  mayCancelRotation,
  mayMoveRotation,
  ok,
  phoneText,
  refuse,
  type Result,
  type RotationBookingState,
  zoneMoment,
} from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Config } from '../../platform/config/index.js';
import { Messages } from '../../platform/messages/index.js';
import { Accounts, OwnVehicles } from '../../sso/index.js';
import { AppointmentBookings, AppointmentCalendar, type Asking } from '../appointments/index.js';
import { type Shop, ShopDirectory } from '../shops/index.js';
import {
  rotationBookedMail,
  rotationCancelledMail,
  rotationOffMail,
  rotationPlannedMail,
  type TellOf,
} from './rotation-mails.js';
import { rotationViewOf } from './rotation-view.js';
import type { RotationRow } from './rotation.entity.js';
import { RotationRepository } from './rotation.repository.js';

type Booking = HandlerInput<typeof bookRotation>['body'];
type Move = HandlerInput<typeof moveRotation>;
type Cancel = HandlerInput<typeof cancelRotation>;

/** From tomorrow: the shop has a day to hear of it. */
const askingAt = (shop: Shop, now: Date, rotationIds: readonly string[] = []): Asking => ({
  tiresArriveBy: zoneMoment(now, shop.timeZone).isoDay,
  rotationIds,
});

const beginningOf = (appointment: Appointment, shop: Shop): Date => {
  const begins = appointmentBegins(appointment, shop.timeZone);
  if (begins === null) throw new Error(`shop ${shop.code} offered a time that its clock skips`);
  return begins;
};

/** Rotations that customers book at shops for the vehicles in their garages, with a seat of the same calendar as orders. */
@Injectable()
export class BookRotations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rotations: RotationRepository,
    private readonly vehicles: OwnVehicles,
    private readonly accounts: Accounts,
    private readonly shops: ShopDirectory,
    private readonly calendar: AppointmentCalendar,
    private readonly bookings: AppointmentBookings,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** The times of a shop for a rotation; those that the customer has there count as free. */
  async times(accountId: string, code: string): Promise<Result<OfferedAppointments>> {
    const shop = await this.shops.findByCode(code);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const own = await this.rotations.aheadAt(accountId, shop.shopId);
    return ok(await this.calendar.show(shop, askingAt(shop, await this.now(), own)));
  }

  async list(accountId: string): Promise<BookedRotation[]> {
    const rows = await this.rotations.ofAccount(accountId);
    const now = await this.now();
    const appointments = await this.bookings.ofRotations(rows.map(({ id }) => id));
    const views = await Promise.all(
      rows.map(async (row) => {
        const appointment = appointments.get(row.id);
        const shop = await this.shops.findById(row.shop_id);
        return appointment === undefined || shop === null
          ? []
          : [rotationViewOf(row, { shop, appointment, now })];
      }),
    );
    return views.flat();
  }

  book(
    accountId: string,
    { vehicleId, shopCode, appointment: choice, phone }: Booking,
  ): Promise<Result<BookedRotation>> {
    const number = phoneText(phone);
    return this.work.run(async (tx) => {
      await this.rotations.oneByOne(tx, [accountId, number]);
      const vehicle = await this.vehicles.nameOf(accountId, vehicleId);
      if (vehicle === null) return refuse('record.missing');
      const shop = await this.shops.findByCode(shopCode);
      if (shop === null || !shop.isActive) return refuse('shop.unknown');
      const may = mayBookRotation(await this.rotations.soFar(tx, accountId, number));
      if (!may.ok) return may;
      const read = await this.calendar.read(shop, choice, askingAt(shop, await tx.now()));
      if (!read.ok) return read;
      await this.rotations.endBegun(tx, vehicleId);
      const id = newId();
      const beginsAt = beginningOf(read.value, shop);
      const { shopId } = shop;
      const isNew = { id, accountId, vehicleId, vehicle, shopId, phone: number, beginsAt };
      if (!(await this.rotations.insert(tx, isNew))) return refuse('rotation.booked');
      const booked = await this.bookings.bookRotation(tx, id, { shopId, appointment: read.value });
      if (!booked.ok) return booked;
      return this.told(tx, await this.rotations.own(accountId, id, tx), shop, 'booked');
    });
  }

  move(accountId: string, { params, body }: Move): Promise<Result<BookedRotation>> {
    return this.work.run(async (tx) => {
      const row = await this.rotations.locked(tx, accountId, params.id);
      if (row === null) return refuse('record.missing');
      if (row.version !== body.version) return refuse('record.stale');
      const now = await tx.now();
      const may = mayMoveRotation({ beginsAt: row.begins_at, moves: row.moves }, now);
      if (!may.ok) return may;
      const shop = await this.shopOf(row);
      const before = (await this.bookings.ofRotations([row.id], tx)).get(row.id);
      if (before !== undefined && appointmentKey(before) === appointmentKey(body.appointment))
        return refuse('appointment.unchanged');
      const read = await this.calendar.read(shop, body.appointment, askingAt(shop, now, [row.id]));
      if (!read.ok) return read;
      const { shopId } = shop;
      const booked = await this.bookings.bookRotation(tx, row.id, { shopId, appointment: read.value });
      if (!booked.ok) return booked;
      const beginsAt = beginningOf(read.value, shop);
      await this.rotations.change(tx, row.id, { state: 'booked', beginsAt, moves: row.moves + 1 });
      return this.told(tx, await this.rotations.own(accountId, row.id, tx), shop, 'moved');
    });
  }

  cancel(accountId: string, { params, body }: Cancel): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const row = await this.rotations.locked(tx, accountId, params.id);
      if (row === null) return refuse('record.missing');
      if (row.version !== body.version) return refuse('record.stale');
      const may = mayCancelRotation({ beginsAt: row.begins_at }, await tx.now());
      if (!may.ok) return may;
      const shop = await this.shopOf(row);
      const told = await this.told(tx, row, shop, 'cancelled');
      if (!told.ok) return told;
      await this.release(tx, [row]);
      return ok(undefined);
    });
  }

  /** An erased customer's rotations: what is ahead is cancelled, and the shops hear of it. */
  async forget(tx: Transaction, accountId: string): Promise<void> {
    const now = await tx.now();
    const ahead = (await this.rotations.ofAccount(accountId, tx)).filter(
      ({ state, begins_at: beginsAt }) => state === 'booked' && beginsAt > now,
    );
    for (const row of ahead) {
      const shop = await this.shopOf(row);
      const appointment = (await this.bookings.ofRotations([row.id], tx)).get(row.id);
      if (appointment === undefined) continue;
      await this.messages.queue(tx, rotationOffMail({ shop, vehicle: row.vehicle, appointment }));
    }
    await this.release(tx, ahead);
    await this.rotations.forget(tx, accountId);
  }

  private async release(tx: Transaction, rows: readonly RotationRow[]): Promise<void> {
    const state: RotationBookingState = 'cancelled';
    for (const { id, begins_at: beginsAt, moves } of rows)
      await this.rotations.change(tx, id, { state, beginsAt, moves });
    await this.bookings.releaseRotations(
      tx,
      rows.map(({ id }) => id),
    );
  }

  /** Writes to customer and shop, in the same commit. */
  private async told(
    tx: Transaction,
    row: RotationRow | null,
    shop: Shop,
    what: 'booked' | 'moved' | 'cancelled',
  ): Promise<Result<BookedRotation>> {
    const tell = row === null ? null : await this.tellOf(tx, row, shop);
    if (row === null || tell === null) return refuse('record.missing');
    const isMoved = what === 'moved';
    const changeUrl = `${this.config.storefrontUrl}/account/my-garage/rotation/${row.vehicle_id}`;
    await this.messages.queueAll(
      tx,
      what === 'cancelled'
        ? [rotationCancelledMail(tell), rotationOffMail(tell)]
        : [rotationBookedMail(tell, changeUrl, isMoved), rotationPlannedMail(tell, isMoved)],
    );
    return ok(rotationViewOf(row, { shop, appointment: tell.appointment, now: await tx.now() }));
  }

  private async tellOf(tx: Transaction, row: RotationRow, shop: Shop): Promise<TellOf | null> {
    const account = await this.accounts.byId(row.account_id, tx);
    const appointment = (await this.bookings.ofRotations([row.id], tx)).get(row.id);
    if (account === null || appointment === undefined) return null;
    return { account, shop, vehicle: row.vehicle, phone: row.phone, appointment };
  }

  private async shopOf({ shop_id: shopId }: RotationRow): Promise<Shop> {
    const shop = await this.shops.findById(shopId);
    if (shop === null) throw new Error(`shop ${shopId} is missing`);
    return shop;
  }

  private now(): Promise<Date> {
    return this.calendar.now();
  }
}
