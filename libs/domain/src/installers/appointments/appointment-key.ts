import { isIsoDay } from '../../time/index.js';
import { type AppointmentChoice, appointmentSlot } from './appointment.js';

const KEY = /^(\d{4}-\d{2}-\d{2})\.(?:(am|pm)|(([01]\d|2[0-3]):[0-5]\d))$/;

const NOON_HOUR = 12;

/** Returns a choice as one word for forms and cookies: `2026-12-01.09:00` to wait, `2026-12-01.am` to drop off. */
export const appointmentKey = (choice: AppointmentChoice): string =>
  `${choice.date}.${appointmentSlot(choice)}`;

/** Reads the text of `appointmentKey`; null for any other text and for a day that doesn't exist. Doesn't check that a shop offers it. */
export const readAppointmentKey = (text: string): AppointmentChoice | null => {
  const [, date, half, startTime, hour] = KEY.exec(text) ?? [];
  if (date === undefined || !isIsoDay(date)) return null;
  if (half === 'am' || half === 'pm') return { date, isDropOff: true, amOrPm: half, startTime: null };
  if (startTime === undefined) return null;
  return { date, isDropOff: false, amOrPm: Number(hour) < NOON_HOUR ? 'am' : 'pm', startTime };
};

/** The three fields of a picker, as its form sends them. */
export interface PickedFields {
  /** `leave` to drop off; anything else is to wait. */
  readonly stay: string;
  readonly day: string;
  readonly slot: string;
}

/** Reads a picker's fields; null unless the slot belongs to the shown day and option: without script another one can stay selected. */
export const readPickedFields = ({ stay, day, slot }: PickedFields): AppointmentChoice | null => {
  const choice = readAppointmentKey(slot);
  const isShown = choice !== null && choice.date === day && choice.isDropOff === (stay === 'leave');
  return isShown ? choice : null;
};
