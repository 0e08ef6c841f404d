import {
  type Appointment,
  appointmentsOfDay,
  appointmentSlot,
  dayAfter,
  daySlots,
  hoursOn,
} from '@simpletread/domain';
import type { CopyValue } from '../../../database/index.js';
import type { ShopRow } from '../../installers/shops/shop-row.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import type { SeedOrder } from './seed-order.js';

type Columns = Readonly<Record<string, CopyValue>>;

/** People come within the first days after their tires arrive. */
const DAYS = 9;
const TRIES = 40;

const slotsOn = (shop: ShopRow, date: string): readonly Appointment[] =>
  appointmentsOfDay(shop.code, date, daySlots(hoursOn(date, shop.hours)));

/** Gives each order at a shop that was not cancelled a slot there, past or future, with no more cars per slot than the shop has bays. */
export const appointmentValues = (orders: readonly SeedOrder[], random: Prng): Columns[] => {
  const seats = new Map<string, number>();
  const nextSeat = (shop: ShopRow, appointment: Appointment): number | null => {
    const name = [shop.id, appointment.date, appointmentSlot(appointment)].join(' ');
    const seat = (seats.get(name) ?? 0) + 1;
    if (seat > shop.bays) return null;
    seats.set(name, seat);
    return seat;
  };
  const bookingOf = ({ id, shop, progress, placedAt }: SeedOrder): Columns[] => {
    if (shop === null || progress.cancelledAt !== null) return [];
    const promisedOn = progress.estimatedDelivery.toISOString().slice(0, 10);
    for (let tried = 0; tried < TRIES; tried += 1) {
      const slots = slotsOn(shop, dayAfter(promisedOn, random.int(1, DAYS)));
      const appointment = slots.length === 0 ? null : random.pick(slots);
      const seat = appointment === null ? null : nextSeat(shop, appointment);
      if (appointment === null || seat === null) continue;
      return [{ ...columnsOf(appointment), ...rowOf({ id, shop, placedAt, seat }, random) }];
    }
    throw new Error(`shop ${shop.code} has no slot for order ${id}`);
  };
  return orders.flatMap(bookingOf);
};

const rowOf = (
  { id, shop, placedAt, seat }: Pick<SeedOrder, 'id' | 'placedAt'> & { shop: ShopRow; seat: number },
  random: Prng,
): Columns => ({
  id: seededId(random, placedAt),
  shop_id: shop.id,
  seat,
  state: 'booked',
  order_id: id,
  created_at: placedAt,
  updated_at: placedAt,
});

const columnsOf = ({ date, isDropOff, amOrPm, startTime, dropOffWindow }: Appointment): Columns => ({
  date,
  is_drop_off: isDropOff,
  am_or_pm: amOrPm,
  start_time: startTime,
  window_from: dropOffWindow?.from ?? null,
  window_to: dropOffWindow?.to ?? null,
});
