import { type AppointmentChoice, appointmentKey, type OfferedDay } from '@simpletread/domain';

type Slot<T> = T & { readonly isFree: boolean };

/** A shop's day with its slots, taken ones included. */
export type AppointmentDay = {
  readonly date: OfferedDay['date'];
  readonly waits: readonly Slot<OfferedDay['waits'][number]>[];
  readonly dropOffs: readonly Slot<OfferedDay['dropOffs'][number]>[];
};

/** Wait at the shop, or leave the car there. */
export type Stay = 'wait' | 'leave';

/** The current choice; null if there is none. */
export type PickedAppointment = {
  readonly stay: Stay | null;
  readonly date: string | null;
  /** The text of `appointmentKey`. */
  readonly key: string | null;
};

/** Returns a chosen time as a picker's choice. */
export const pickedOf = (choice: AppointmentChoice | null): PickedAppointment =>
  choice === null
    ? { stay: null, date: null, key: null }
    : { stay: choice.isDropOff ? 'leave' : 'wait', date: choice.date, key: appointmentKey(choice) };

const slotsOf = ({ waits, dropOffs }: AppointmentDay, stay: Stay): readonly { readonly isFree: boolean }[] =>
  stay === 'leave' ? dropOffs : waits;

/** True if a day has a free slot for this option. */
export const isFreeFor = (day: AppointmentDay, stay: Stay): boolean =>
  slotsOf(day, stay).some(({ isFree }) => isFree);

/** True if any day has one. */
export const isOffered = (days: readonly AppointmentDay[], stay: Stay): boolean =>
  days.some((day) => isFreeFor(day, stay));

/** Returns the days shown for this option, full ones included. */
export const daysFor = (days: readonly AppointmentDay[], stay: Stay): readonly AppointmentDay[] =>
  days.filter((day) => slotsOf(day, stay).length > 0);

/** Returns the shown choice: the chosen option and day if free, otherwise the first free ones. */
export const resolveChoice = (
  days: readonly AppointmentDay[],
  { stay: pickedStay, date }: PickedAppointment,
): { readonly stay: Stay; readonly day: AppointmentDay | undefined } => {
  const wanted = pickedStay ?? 'wait';
  const other = wanted === 'wait' ? 'leave' : 'wait';
  const stay = isOffered(days, wanted) || !isOffered(days, other) ? wanted : other;
  const free = daysFor(days, stay).filter((day) => isFreeFor(day, stay));
  return { stay, day: free.find((day) => day.date === date) ?? free[0] };
};
