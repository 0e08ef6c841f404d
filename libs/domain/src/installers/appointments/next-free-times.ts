import { dayAfter } from '../../time/index.js';
import { type AppointmentChoice, appointmentSlot } from './appointment.js';
import { type AppointmentTerms, calendarBounds, type OfferedDay, slotsAhead } from './offered-days.js';

type IsFree = (date: string, slot: string) => boolean;

const HALVES = ['am', 'pm'] as const;

const waitsOf = ({ date, waits }: OfferedDay): readonly AppointmentChoice[] =>
  waits.map(({ startTime, amOrPm }) => ({ date, isDropOff: false, amOrPm, startTime }));

const dropOffsOf = ({ date, dropOffs }: OfferedDay): readonly AppointmentChoice[] =>
  dropOffs.map(({ amOrPm }) => ({ date, isDropOff: true, amOrPm, startTime: null }));

/** The first free slot of each half of a day. */
const firstOfHalves = (slots: readonly AppointmentChoice[], isFree: IsFree): readonly AppointmentChoice[] =>
  HALVES.flatMap((half) => {
    const first = slots.find((slot) => slot.amOrPm === half && isFree(slot.date, appointmentSlot(slot)));
    return first === undefined ? [] : [first];
  });

/**
 * Returns a shop's next free times, `most` at most, in order: the first of each morning and afternoon to wait, or to drop off the car
 * where there is none to wait. They are among those of `offeredDays`; days after the last needed one are not computed, so that a list can
 * have them for each of its shops.
 */
export const nextFreeTimes = (
  terms: AppointmentTerms,
  now: Date,
  isFree: IsFree,
  most: number,
): readonly AppointmentChoice[] => {
  const { firstDate, lastDate } = calendarBounds(terms, now);
  for (const slotsOf of [waitsOf, dropOffsOf]) {
    const found: AppointmentChoice[] = [];
    for (let date = firstDate; date <= lastDate && found.length < most; date = dayAfter(date, 1))
      found.push(...firstOfHalves(slotsOf(slotsAhead(date, terms, now)), isFree));
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
};
