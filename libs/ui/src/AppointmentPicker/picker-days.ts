import type { OfferedDay } from '@simpletread/domain';

type Slot<T> = T & { readonly isFree: boolean };

/** A day of a shop with its slots, taken ones too. */
export type AppointmentDay = {
  readonly date: OfferedDay['date'];
  readonly waits: readonly Slot<OfferedDay['waits'][number]>[];
  readonly dropOffs: readonly Slot<OfferedDay['dropOffs'][number]>[];
};

/** Whether one waits at the shop or leaves the car there. */
export type Stay = 'wait' | 'leave';

/** What is chosen so far; null where nothing is. */
export type PickedAppointment = {
  readonly stay: Stay | null;
  readonly date: string | null;
  /** As `appointmentKey` writes it. */
  readonly key: string | null;
};

const slotsOf = ({ waits, dropOffs }: AppointmentDay, stay: Stay): readonly { readonly isFree: boolean }[] =>
  stay === 'leave' ? dropOffs : waits;

/** Whether a day has a free slot for those who stay so. */
export const isFreeFor = (day: AppointmentDay, stay: Stay): boolean =>
  slotsOf(day, stay).some(({ isFree }) => isFree);

/** Whether any day has. */
export const isOffered = (days: readonly AppointmentDay[], stay: Stay): boolean =>
  days.some((day) => isFreeFor(day, stay));

/** The days that are shown to those who stay so: full ones too. */
export const daysFor = (days: readonly AppointmentDay[], stay: Stay): readonly AppointmentDay[] =>
  days.filter((day) => slotsOf(day, stay).length > 0);

/** What the picker shows: the picked stay and day where they are free, else the first that are. */
export const shownOf = (
  days: readonly AppointmentDay[],
  { stay: pickedStay, date }: PickedAppointment,
): { readonly stay: Stay; readonly day: AppointmentDay | undefined } => {
  const wanted = pickedStay ?? 'wait';
  const other = wanted === 'wait' ? 'leave' : 'wait';
  const stay = isOffered(days, wanted) || !isOffered(days, other) ? wanted : other;
  const free = daysFor(days, stay).filter((day) => isFreeFor(day, stay));
  return { stay, day: free.find((day) => day.date === date) ?? free[0] };
};
