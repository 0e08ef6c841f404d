import { Injectable } from '@nestjs/common';
import type {
  AppointmentView,
  BookedRotation,
  bookRotation,
  cancelRotation,
  getRotationTimes,
  HandlerInput,
  moveRotation,
  OfferedAppointments,
} from '@simpletread/contract';
import {
  type Appointment,
  type AppointmentChoice,
  appointmentBegins,
  appointmentKey,
  mailboxOf,
  mayBookRotation,
  mayCancelRotation,
  mayMoveRotation,
  ok,
  phoneText,
  refuse,
  type Result,
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
import { type Booker, RotationRepository } from './rotation.repository.js';

type Booking = HandlerInput<typeof bookRotation>['body'];
type Move = HandlerInput<typeof moveRotation>;
type Cancel = HandlerInput<typeof cancelRotation>;

interface Change {
  readonly shop: Shop;
  readonly what: 'booked' | 'moved' | 'cancelled';
  /** The time before a move. */
  readonly before?: AppointmentView | undefined;
}

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

  /** The times of a shop for the rotation of a vehicle; the one that it has there counts as free. */
  async times(
    accountId: string,
    { params: { code }, query: { vehicleId } }: HandlerInput<typeof getRotationTimes>,
  ): Promise<Result<OfferedAppointments>> {
    const shop = await this.shops.findByCode(code);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const own = await this.rotations.ofVehicleAt(accountId, shop.shopId, vehicleId);
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
      const booker = await this.bookerOf(tx, accountId, number);
      await this.rotations.oneByOne(tx, booker);
      const vehicle = await this.vehicles.nameOf(accountId, vehicleId);
      if (vehicle === null) return refuse('record.missing');
      const shop = await this.shops.findByCode(shopCode);
      if (shop === null || !shop.isActive) return refuse('shop.unknown');
      const may = mayBookRotation(await this.rotations.soFar(tx, booker));
      if (!may.ok) return may;
      const read = await this.read(shop, choice, askingAt(shop, await tx.now()));
      if (!read.ok) return read;
      await this.rotations.endBegunOfVehicle(tx, vehicleId);
      const id = newId();
      const beginsAt = beginningOf(read.value, shop);
      const { shopId } = shop;
      const isNew = { id, accountId, vehicleId, vehicle, shopId, phone: number, beginsAt };
      if (!(await this.rotations.insert(tx, isNew))) return refuse('rotation.booked');
      const booked = await this.bookings.bookRotation(tx, id, { shopId, appointment: read.value });
      if (!booked.ok) return refuse('rotation.taken');
      return this.told(tx, await this.rotations.own(accountId, id, tx), { shop, what: 'booked' });
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
      if (!shop.isActive) return refuse('shop.unknown');
      const before = (await this.bookings.ofRotations([row.id], tx)).get(row.id);
      if (before !== undefined && appointmentKey(before) === appointmentKey(body.appointment))
        return refuse('appointment.unchanged');
      const read = await this.read(shop, body.appointment, askingAt(shop, now, [row.id]));
      if (!read.ok) return read;
      const { shopId } = shop;
      const booked = await this.bookings.bookRotation(tx, row.id, { shopId, appointment: read.value });
      if (!booked.ok) return refuse('rotation.taken');
      const beginsAt = beginningOf(read.value, shop);
      await this.rotations.change(tx, row.id, { event: 'move', beginsAt, moves: row.moves + 1 });
      const moved = await this.rotations.own(accountId, row.id, tx);
      return this.told(tx, moved, { shop, what: 'moved', before });
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
      const told = await this.told(tx, row, { shop, what: 'cancelled' });
      if (!told.ok) return told;
      await this.release(tx, [row]);
      return ok(undefined);
    });
  }

  /** An erased customer's rotations: what is ahead is cancelled, and the shops hear of it. */
  async forget(tx: Transaction, accountId: string): Promise<void> {
    const ahead = await this.rotations.aheadLocked(tx, accountId);
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
    for (const { id, begins_at: beginsAt, moves } of rows)
      await this.rotations.change(tx, id, { event: 'cancel', beginsAt, moves });
    await this.bookings.releaseRotations(
      tx,
      rows.map(({ id }) => id),
    );
  }

  /** Writes to customer and shop, in the same commit. */
  private async told(
    tx: Transaction,
    row: RotationRow | null,
    { shop, what, before }: Change,
  ): Promise<Result<BookedRotation>> {
    const tell = row === null ? null : await this.tellOf(tx, row, shop);
    if (row === null || tell === null) return refuse('record.missing');
    const changeUrl = `${this.config.storefrontUrl}/account/my-garage/rotation/${row.vehicle_id}`;
    await this.messages.queueAll(
      tx,
      what === 'cancelled'
        ? [rotationCancelledMail(tell), rotationOffMail(tell)]
        : [rotationBookedMail(tell, changeUrl, what === 'moved'), rotationPlannedMail(tell, before)],
    );
    return ok(rotationViewOf(row, { shop, appointment: tell.appointment, now: await tx.now() }));
  }

  private async read(
    shop: Shop,
    choice: AppointmentChoice,
    asking: Asking,
  ): Promise<Result<Appointment, 'appointment.notOffered' | 'rotation.taken'>> {
    const read = await this.calendar.read(shop, choice, asking);
    if (read.ok) return read;
    return refuse(read.fault.code === 'appointment.taken' ? 'rotation.taken' : 'appointment.notOffered');
  }

  private async bookerOf(tx: Transaction, accountId: string, phone: string): Promise<Booker> {
    const account = await this.accounts.byId(accountId, tx);
    const mailbox = mailboxOf(account?.email ?? accountId);
    const accountIds = await this.accounts.idsOfMailboxes([mailbox], tx);
    return { accountIds: [...new Set([accountId, ...accountIds])], mailbox, phone };
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
