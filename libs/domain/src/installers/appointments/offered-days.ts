import { ok, refuse, type Result } from '../../result/index.js';
import { dayAfter, zoneDayInstants, zoneInstant, zoneWall } from '../../time/index.js';
import type { OpeningHours } from '../shops/index.js';
import type { Appointment, AppointmentChoice } from './appointment.js';
import { appointmentsOfDay, daySlots, type DaySlots } from './day-slots.js';
import { hoursOn } from './hours-on.js';

/** The number of days ahead that appointments can be made. Source: spec section 9. */
export const APPOINTMENT_DAYS = 30;

/** A shop that opens once a week can miss two weeks in a row: Christmas and New Year's Day fall on the same weekday. */
const DAYS_TO_OPENING = 21;

/** The terms that decide a shop's appointments. */
export interface AppointmentTerms {
  /** The shop's code. */
  readonly installer: string;
  readonly hours: OpeningHours;
  /** IANA name. */
  readonly timeZone: string;
  /** The last day the tires may arrive there, as `2026-11-24`. */
  readonly tiresArriveBy: string;
}

/** A calendar day with at least one slot. */
export interface OfferedDay extends DaySlots {
  readonly date: string;
}

export interface OfferedDays {
  /** The first day the tires are certain to be there and the shop is open. The calendar begins here. */
  readonly firstDate: string;
  readonly lastDate: string;
  readonly days: readonly OfferedDay[];
}

/** The next open day; the same day for a shop that never opens. */
const openDayFrom = (date: string, hours: OpeningHours): string => {
  const ahead = Array.from({ length: DAYS_TO_OPENING }, (_, days) => dayAfter(date, days));
  return ahead.find((day) => hoursOn(day, hours) !== null) ?? date;
};

/** Returns the first and the last day of a shop's calendar. */
export const calendarBounds = ({ hours, timeZone, tiresArriveBy }: AppointmentTerms, now: Date) => {
  const today = zoneWall(now, timeZone).slice(0, 10);
  // On the promise's last day, tires may arrive in the evening.
  const thereFrom = dayAfter(tiresArriveBy, 1);
  return {
    firstDate: openDayFrom(thereFrom < today ? today : thereFrom, hours),
    lastDate: dayAfter(today, APPOINTMENT_DAYS),
  };
};

/** Returns a day's slots without those that have begun, and times that the shop's clock skips when daylight saving time begins. */
export const slotsAhead = (date: string, { hours, timeZone }: AppointmentTerms, now: Date): OfferedDay => {
  const { waits, dropOffs } = daySlots(hoursOn(date, hours));
  const instantAt = zoneDayInstants(date, timeZone);
  const isAhead = (time: string): boolean => {
    const begins = instantAt(time);
    return begins !== null && begins > now;
  };
  return {
    date,
    waits: waits.filter(({ startTime }) => isAhead(startTime)),
    dropOffs: dropOffs.filter(({ from }) => isAhead(from)),
  };
};

const hasSlot = ({ waits, dropOffs }: DaySlots): boolean => waits.length + dropOffs.length > 0;

/**
 * Returns the days and slots when a shop can mount tires ordered at `now`: from the first open day after the delivery promise ends, up to
 * 30 days from today, in the shop's own time. Doesn't check for slots already taken. `lastDate` is before `firstDate` if the tires arrive
 * too late for every slot.
 */
export const offeredDays = (terms: AppointmentTerms, now: Date): OfferedDays => {
  const { firstDate, lastDate } = calendarBounds(terms, now);
  const dates = Array.from({ length: APPOINTMENT_DAYS + 1 }, (_, days) => dayAfter(firstDate, days));
  const days = dates
    .filter((date) => date <= lastDate)
    .map((date) => slotsAhead(date, terms, now))
    .filter(hasSlot);
  return { firstDate, lastDate, days };
};

/** Returns a choice's appointment. Refuses with `appointment.notOffered` if `offeredDays` doesn't include it. */
export const readAppointment = (
  choice: AppointmentChoice,
  terms: AppointmentTerms,
  now: Date,
): Result<Appointment, 'appointment.notOffered'> => {
  const { firstDate, lastDate } = calendarBounds(terms, now);
  const isInside = choice.date >= firstDate && choice.date <= lastDate;
  if (!isInside) return refuse('appointment.notOffered');
  const offered = appointmentsOfDay(terms.installer, choice.date, slotsAhead(choice.date, terms, now));
  const chosen = offered.find(
    (slot) =>
      slot.isDropOff === choice.isDropOff &&
      slot.amOrPm === choice.amOrPm &&
      slot.startTime === choice.startTime,
  );
  return chosen === undefined ? refuse('appointment.notOffered') : ok(chosen);
};

/** Returns the instant an appointment begins; null for a time that the shop's clock skips. */
export const appointmentBegins = (
  { date, startTime, dropOffWindow }: Appointment,
  timeZone: string,
): Date | null => zoneInstant(`${date}T${startTime ?? dropOffWindow?.from ?? ''}`, timeZone);
