import type { AppointmentView, OrderView } from '@simpletread/contract';
import { appointmentBegins, formatOrderNumber, type OrderNumber, zoneInstant } from '@simpletread/domain';

const HOUR_MS = 3_600_000;
/** Calendar lines hold 75 octets; the rest is folded onto the next (RFC 5545, 3.1). */
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

type Booked = Pick<OrderView, 'appointment' | 'cancelledAppointment' | 'orderNumber' | 'shop' | 'version'>;

/** The car's time at the shop: an hour to wait, or the whole drop-off window; null for a time that no clock shows. */
const hoursOf = (appointment: AppointmentView): { readonly from: Date; readonly until: Date } | null => {
  const { date, dropOffWindow, timeZone } = appointment;
  const from = appointmentBegins(appointment, timeZone);
  if (from === null) return null;
  const closes = dropOffWindow === null ? null : zoneInstant(`${date}T${dropOffWindow.to}`, timeZone);
  return { from, until: closes ?? new Date(from.getTime() + HOUR_MS) };
};

/**
 * Returns an order's appointment as an iCalendar file (RFC 5545) with times in UTC; null without one. An order is the same event after
 * every move: its UID stays, and its SEQUENCE grows with the order's version, so a calendar replaces it. A cancelled order removes it.
 */
export const appointmentCalendar = (order: Booked, now: Date): string | null => {
  const { shop, orderNumber, cancelledAppointment: cancelled, version } = order;
  const appointment = order.appointment ?? cancelled;
  const hours = appointment === null ? null : hoursOf(appointment);
  if (hours === null || shop === null) return null;
  const isOff = order.appointment === null;
  const number = formatOrderNumber(orderNumber as OrderNumber);
  const what = appointment?.isDropOff ? 'Drop off your car for new tires' : 'New tires mounted';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SimpleTread//Appointments//EN',
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:order-${orderNumber.toLowerCase()}@simpletread`,
    `SEQUENCE:${version}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(hours.from)}`,
    `DTEND:${utc(hours.until)}`,
    `SUMMARY:${escaped(`${what}, ${shop.company}`)}`,
    `LOCATION:${escaped(`${shop.company}, ${shop.address1}, ${shop.city}, ${shop.state} ${shop.zip}`)}`,
    `DESCRIPTION:${escaped(`Order ${number}. ${isOff ? 'It was cancelled.' : 'The tires are at the shop by then.'}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
};

/** Returns the file for the calendar; not found for an order without an appointment. */
export const calendarReply = (order: Booked | null): Response => {
  const calendar = order === null ? null : appointmentCalendar(order, new Date());
  if (calendar === null) return new Response('The page you are looking for is missing.', { status: 404 });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'private, no-store',
    },
  });
};
