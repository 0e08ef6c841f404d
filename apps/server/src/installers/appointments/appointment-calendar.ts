import { Injectable } from '@nestjs/common';
import type { OfferedAppointments } from '@simpletread/contract';
import {
  type Appointment,
  type AppointmentChoice,
  appointmentSlot,
  type AppointmentTerms,
  arrivalOf,
  businessDayAfter,
  calendarBounds,
  dayAfter,
  nextFreeTimes,
  offeredDays,
  ok,
  promiseDelivery,
  readAppointment,
  refuse,
  type Result,
  type WantedStock,
} from '@simpletread/domain';

import type { Shop } from '../shops/index.js';
import { Warehouses, ZipDirectory } from '../../delivery/index.js';
import { BookingRepository, type SlotsBut } from './booking.repository.js';

/** The asker: its own order's, cart's or rotations' slots count as free. */
export interface Asking extends SlotsBut {
  /** The latest arrival of the tires, as `2026-11-24`. Absent for tires ordered now. */
  readonly tiresArriveBy?: string;
  /** The tires of a cart, which would be ordered now. */
  readonly wanted?: WantedStock;
}

/** The longest way of a parcel, for a ZIP that has no position. */
const SLOWEST_DAYS = 4;

/** A card of a shop shows a morning and an afternoon. */
const MOST_NEXT_TIMES = 2;

/** A shop with new opening hours has a different window of the same name. */
const isSameWindow = (
  { dropOffWindow: chosen }: Appointment,
  { dropOffWindow: offered }: Appointment,
): boolean => chosen?.from === offered?.from && chosen?.to === offered?.to;

const nameOf = (date: string, slot: string): string => `${date} ${slot}`;

/** Offered and free slots of shops, by the database's clock like every hold. */
@Injectable()
export class AppointmentCalendar {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly warehouses: Warehouses,
    private readonly zips: ZipDirectory,
  ) {}

  /** The database's clock. */
  now(): Promise<Date> {
    return this.bookings.now();
  }

  async show(shop: Shop, asking: Asking): Promise<OfferedAppointments> {
    const now = await this.bookings.now();
    const terms = await this.terms(shop, asking, now);
    const { firstDate, lastDate, days } = offeredDays(terms, now);
    const isFree = await this.freeSlots(shop.shopId, [firstDate, lastDate], asking);
    return {
      shopCode: shop.code,
      company: shop.company,
      timeZone: shop.timeZone,
      tiresArriveBy: terms.tiresArriveBy,
      firstDate,
      lastDate,
      days: days.map(({ date, waits, dropOffs }) => ({
        date,
        waits: waits.map((wait) => ({ ...wait, isFree: isFree(date, wait.startTime) })),
        dropOffs: dropOffs.map((dropOff) => ({ ...dropOff, isFree: isFree(date, dropOff.amOrPm) })),
      })),
    };
  }

  /** The next free times of each shop, by its code: of those that `show` has free. One query reads the taken slots of all shops. */
  async next(
    shops: readonly Shop[],
    asking: Asking,
  ): Promise<ReadonlyMap<string, readonly AppointmentChoice[]>> {
    const now = await this.bookings.now();
    const terms = await Promise.all(shops.map((shop) => this.terms(shop, asking, now)));
    const bounds = terms.map((each) => calendarBounds(each, now));
    const from = bounds.map(({ firstDate }) => firstDate).sort()[0];
    const to = bounds
      .map(({ lastDate }) => lastDate)
      .sort()
      .at(-1);
    if (from === undefined || to === undefined) return new Map();
    const shopIds = shops.map(({ shopId }) => shopId);
    const full = await this.bookings.fullOfShops(shopIds, [from, to], asking.cartId ?? null);
    const taken = new Set(full.map(({ shop_id: id, date, slot }) => `${id} ${nameOf(date, slot)}`));
    return new Map(
      shops.map(({ shopId, code }, at) => {
        const own = terms[at];
        const isFree = (date: string, slot: string) => !taken.has(`${shopId} ${nameOf(date, slot)}`);
        return [code, own === undefined ? [] : nextFreeTimes(own, now, isFree, MOST_NEXT_TIMES)];
      }),
    );
  }

  /** The appointment that a choice means; refused where the shop does not offer it, or takes no more cars then. */
  async read(
    shop: Shop,
    choice: AppointmentChoice,
    asking: Asking,
  ): Promise<Result<Appointment, 'appointment.notOffered' | 'appointment.taken'>> {
    const now = await this.bookings.now();
    const read = readAppointment(choice, await this.terms(shop, asking, now), now);
    if (!read.ok) return read;
    const { date } = choice;
    const isFree = await this.freeSlots(shop.shopId, [date, date], asking);
    return isFree(date, appointmentSlot(read.value)) ? read : refuse('appointment.taken');
  }

  /**
   * Checks that a chosen slot is still available. Refuses a slot that now starts too early for tires from the nearest warehouse, or at another time. Which
   * warehouse they come from is known when they are held, and is checked then.
   */
  async check(
    shop: Shop,
    appointment: Appointment,
    asking: Asking,
  ): Promise<Result<null, 'appointment.taken'>> {
    if (appointment.installer !== shop.code) return refuse('appointment.taken');
    const now = await this.bookings.now();
    const [tiresArriveBy] = await this.arrivals(shop.zip, now);
    const read = await this.read(shop, appointment, { ...asking, tiresArriveBy: tiresArriveBy ?? '' });
    return read.ok && isSameWindow(appointment, read.value) ? ok(null) : refuse('appointment.taken');
  }

  private async freeSlots(
    shopId: string,
    days: readonly [string, string],
    asking: Asking,
  ): Promise<(date: string, slot: string) => boolean> {
    const full = await this.bookings.full(shopId, days, asking);
    const names = new Set(full.map(({ date, slot }) => nameOf(date, slot)));
    return (date, slot) => !names.has(nameOf(date, slot));
  }

  private async terms(shop: Shop, { tiresArriveBy, wanted }: Asking, now: Date): Promise<AppointmentTerms> {
    return {
      installer: shop.code,
      hours: shop.hours,
      timeZone: shop.timeZone,
      tiresArriveBy: tiresArriveBy ?? (await this.arrival(shop.zip, wanted, now)),
    };
  }

  /** As the product page promises it; by the slowest way without tires. */
  private async arrival(zip: string, wanted: WantedStock | undefined, now: Date): Promise<string> {
    const arrival = wanted === undefined ? null : await this.arrivalOfStock(zip, wanted, now);
    return arrival ?? (await this.arrivals(zip, now)).at(-1) ?? '';
  }

  private async arrivalOfStock(zip: string, wanted: WantedStock, now: Date): Promise<string | null> {
    const [warehouses, place] = await Promise.all([this.warehouses.all(), this.zips.find(zip)]);
    const position = place?.position ?? null;
    return position === null ? null : (arrivalOf(wanted, warehouses, position, now)?.latestOn ?? null);
  }

  /** The days by which tires arrive from each warehouse, earliest first; at least one. */
  private async arrivals(zip: string, now: Date): Promise<readonly string[]> {
    const [warehouses, place] = await Promise.all([this.warehouses.all(), this.zips.find(zip)]);
    const position = place?.position ?? null;
    const days =
      position === null
        ? []
        : warehouses.map((warehouse) => promiseDelivery(warehouse, position, now).latestOn);
    const tomorrow = dayAfter(now.toISOString().slice(0, 10), 1);
    return days.length === 0 ? [businessDayAfter(tomorrow, SLOWEST_DAYS)] : days.sort();
  }
}
