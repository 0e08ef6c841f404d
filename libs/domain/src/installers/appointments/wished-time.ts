import { clockWords, shortDayWords } from '../../time/index.js';
import { type AppointmentChoice, appointmentSlot } from './appointment.js';
import { appointmentKey, readAppointmentKey } from './appointment-key.js';

/** A time at a shop, chosen on the shop's page. It holds no seat: checkout preselects it if it is still free. */
export interface WishedTime {
  readonly shopCode: string;
  readonly choice: AppointmentChoice;
}

interface DayOfShop {
  readonly date: string;
  readonly waits: readonly { readonly startTime: string; readonly isFree: boolean }[];
  readonly dropOffs: readonly { readonly amOrPm: 'am' | 'pm'; readonly isFree: boolean }[];
}

const TEXT = /^([A-Z0-9-]{3,20})\.(.+)$/i;

/** Returns a wished time as one word for a cookie: `S20001.2026-12-01.09:00`. */
export const wishedTimeText = ({ shopCode, choice }: WishedTime): string =>
  `${shopCode}.${appointmentKey(choice)}`;

/** Reads the text of `wishedTimeText`; null for any other text. */
export const readWishedTime = (text: string): WishedTime | null => {
  const [, shopCode, key = ''] = TEXT.exec(text) ?? [];
  const choice = readAppointmentKey(key);
  return shopCode === undefined || choice === null ? null : { shopCode, choice };
};

/** True if a shop's calendar has this slot, and it is free. */
export const isFreeTime = (days: readonly DayOfShop[], choice: AppointmentChoice): boolean => {
  const slot = appointmentSlot(choice);
  return days
    .filter(({ date }) => date === choice.date)
    .some(({ waits, dropOffs }) =>
      choice.isDropOff
        ? dropOffs.some(({ amOrPm, isFree }) => isFree && amOrPm === slot)
        : waits.some(({ startTime, isFree }) => isFree && startTime === slot),
    );
};

/** Returns a chosen time in short: `Tue, Dec 1 at 9:00 am`, `Drop-off on the morning of Tue, Dec 1`. */
export const wishedTimeWords = ({ date, amOrPm, startTime }: AppointmentChoice): string => {
  const day = shortDayWords(date);
  if (startTime !== null) return `${day} at ${clockWords(startTime)}`;
  return amOrPm === 'am' ? `Drop-off on the morning of ${day}` : `Drop-off at noon on ${day}`;
};

/** Returns why a wished time can't be had: `Tue, Dec 1 at 9:00 am is no longer free. Choose another time.` */
export const wishGoneWords = (choice: AppointmentChoice): string =>
  `${wishedTimeWords(choice)} is no longer free. Choose another time.`;
