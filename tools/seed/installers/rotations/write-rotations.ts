import {
  type Appointment,
  appointmentBegins,
  appointmentsOfDay,
  appointmentSlot,
  dayAfter,
  daySlots,
  hoursOn,
  type OpeningHours,
} from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const VEHICLES = `
  SELECT v.id, v.account_id, concat_ws(' ', v.year, v.make, v.model) AS name, o.phone
  FROM customers.vehicle v JOIN identity.account a ON a.id = v.account_id
  CROSS JOIN LATERAL (SELECT phone FROM orders."order" WHERE lower(email) = a.email ORDER BY placed_at DESC LIMIT 1) o
  ORDER BY v.rotated_on, v.id LIMIT 2`;
const vehicleRow = z.object({ id: z.string(), account_id: z.string(), name: z.string(), phone: z.string() });

const SHOP = `
  SELECT id, code, hours, time_zone FROM installers.shop
  WHERE status = 'active' ORDER BY state = 'PA' DESC, does_mobile, code LIMIT 1`;
const shopRow = z.object({
  id: z.string(),
  code: z.string(),
  hours: z.custom<OpeningHours>(),
  time_zone: z.string(),
});

const FREE_SEAT = `
  SELECT coalesce(max(b.seat), 0)::int + 1 AS seat, s.bays FROM installers.shop s
  LEFT JOIN appointments.booking b ON b.shop_id = s.id AND b.date = $2 AND b.slot = $3 AND b.state <> 'released'
  WHERE s.id = $1 GROUP BY s.bays`;
const seatRow = z.object({ seat: z.number(), bays: z.number() });

const DAYS_TRIED = 14;

type ShopOfRotations = z.output<typeof shopRow>;

/** The first slot from a day on that still takes a car. */
const freeSlot = async (
  client: pg.ClientBase,
  shop: ShopOfRotations,
  from: string,
): Promise<{ appointment: Appointment; seat: number }> => {
  for (let days = 0; days < DAYS_TRIED; days += 1) {
    const date = dayAfter(from, days);
    const [appointment] = appointmentsOfDay(shop.code, date, daySlots(hoursOn(date, shop.hours)));
    if (appointment === undefined) continue;
    const [free] = await queryRows(client, seatRow, FREE_SEAT, [shop.id, date, appointmentSlot(appointment)]);
    if (free !== undefined && free.seat <= free.bays) return { appointment, seat: free.seat };
  }
  throw new Error(`shop ${shop.code} takes no car within ${DAYS_TRIED} days from ${from}`);
};

/** Books two rotations at a shop: one ahead, and one that has begun and isn't recorded yet. */
export const writeRotations = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const vehicles = await queryRows(client, vehicleRow, VEHICLES);
  const [shop] = await queryRows(client, shopRow, SHOP);
  if (shop === undefined) return;
  const today = now.toISOString().slice(0, 10);
  const begins = [dayAfter(today, 4), dayAfter(today, -12)];
  for (const [index, vehicle] of vehicles.entries()) {
    const { appointment, seat } = await freeSlot(client, shop, begins[index] ?? today);
    const { date, isDropOff, amOrPm, startTime, dropOffWindow } = appointment;
    const id = seededId(random, now);
    await writeColumns(client, 'rotations.rotation', [
      {
        id,
        account_id: vehicle.account_id,
        vehicle_id: vehicle.id,
        vehicle: vehicle.name,
        shop_id: shop.id,
        phone: vehicle.phone,
        state: 'booked',
        begins_at: appointmentBegins(appointment, shop.time_zone),
      },
    ]);
    await writeColumns(client, 'appointments.booking', [
      {
        id: seededId(random, now),
        shop_id: shop.id,
        date,
        is_drop_off: isDropOff,
        am_or_pm: amOrPm,
        start_time: startTime,
        window_from: dropOffWindow?.from ?? null,
        window_to: dropOffWindow?.to ?? null,
        seat,
        state: 'booked',
        order_id: null,
        rotation_id: id,
      },
    ]);
  }
};
