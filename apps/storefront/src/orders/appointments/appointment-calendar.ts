import type { AppointmentView, OrderView } from '@simpletread/contract';
import { appointmentBegins, formatOrderNumber, type OrderNumber, zoneInstant } from '@simpletread/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

const HOUR_MS = 3_600_000;

type Booked = Pick<OrderView, 'appointment' | 'cancelledAppointment' | 'orderNumber' | 'shop' | 'version'>;

/**
 * The hours of an appointment: one for a waiting customer, the whole window for a dropped-off car. Null for a time
 * that doesn't exist on the clock.
 */
const hoursOf = (appointment: AppointmentView): { readonly from: Date; readonly until: Date } | null => {
  const { date, dropOffWindow, timeZone } = appointment;
  const from = appointmentBegins(appointment, timeZone);
  if (from === null) return null;
  const closes = dropOffWindow === null ? null : zoneInstant(`${date}T${dropOffWindow.to}`, timeZone);
  return { from, until: closes ?? new Date(from.getTime() + HOUR_MS) };
};

/**
 * Returns an order's appointment as an iCalendar file (RFC 5545) with times in UTC; null without an appointment. An
 * order is one event: its UID stays and its SEQUENCE follows the order's version, so a calendar replaces the earlier
 * event. A cancelled order cancels its event.
 */
export const appointmentCalendar = (order: Booked, now: Date): string | null => {
  const { shop, orderNumber, cancelledAppointment: cancelled, version } = order;
  const appointment = order.appointment ?? cancelled;
  const hours = appointment === null ? null : hoursOf(appointment);
  if (hours === null || shop === null) return null;
  const isOff = order.appointment === null;
  const number = formatOrderNumber(orderNumber as OrderNumber);
  const what = appointment?.isDropOff ? 'Drop off your car for new tires' : 'New tire installation';
  const calendar = ical({
    prodId: { company: 'SimpleTread', product: 'Appointments', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `order-${orderNumber.toLowerCase()}@simpletread`,
    sequence: version,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    start: hours.from,
    end: hours.until,
    summary: `${what}, ${shop.company}`,
    location: `${shop.company}, ${shop.address1}, ${shop.city}, ${shop.state} ${shop.zip}`,
    description: `Order ${number}. ${isOff ? 'It was cancelled.' : 'The tires are at the shop by then.'}`,
  });
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
};

/** The file as a browser gets it; a 404 for an order without an appointment. */
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
