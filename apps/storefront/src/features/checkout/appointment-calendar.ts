import type { OrderView } from '@simpletread/contract';
import { appointmentBegins, formatOrderNumber, type OrderNumber, zoneInstant } from '@simpletread/domain';

const HOUR_MS = 3_600_000;
/** Lines of a calendar hold 75 octets; what follows is folded onto the next (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const folded = (line: string): string => {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + letter) > LINE_OCTETS) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
};

type Booked = Pick<OrderView, 'appointment' | 'orderNumber' | 'shop'>;

/** When the car is wanted: an hour for who waits, the whole window for who leaves it; null without an appointment. */
const hoursOf = ({ appointment }: Booked): { readonly from: Date; readonly until: Date } | null => {
  if (appointment === null) return null;
  const { date, dropOffWindow, timeZone } = appointment;
  const from = appointmentBegins(appointment, timeZone);
  if (from === null) return null;
  const closes = dropOffWindow === null ? null : zoneInstant(`${date}T${dropOffWindow.to}`, timeZone);
  return { from, until: closes ?? new Date(from.getTime() + HOUR_MS) };
};

/** The appointment of an order as an iCalendar file (RFC 5545), its times in UTC; null where it has none. */
export const appointmentCalendar = (order: Booked, now: Date): string | null => {
  const hours = hoursOf(order);
  const { shop, orderNumber, appointment } = order;
  if (hours === null || shop === null) return null;
  const number = formatOrderNumber(orderNumber as OrderNumber);
  const what = appointment?.isDropOff ? 'Leave your car for new tires' : 'New tires mounted';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SimpleTread//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:order-${orderNumber.toLowerCase()}@simpletread`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(hours.from)}`,
    `DTEND:${utc(hours.until)}`,
    `SUMMARY:${escaped(`${what}, ${shop.company}`)}`,
    `LOCATION:${escaped(`${shop.company}, ${shop.address1}, ${shop.city}, ${shop.state} ${shop.zip}`)}`,
    `DESCRIPTION:${escaped(`Order ${number}. The tires are at the shop by then.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
