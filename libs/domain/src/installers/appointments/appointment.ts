/** A car is dropped off between these two times, `HH:MM` at the shop. */
export interface DropOffWindow {
  readonly from: string;
  readonly to: string;
}

/**
 * The time a shop mounts an order's tires. The customer waits there from `startTime`, or drops off the car within `dropOffWindow`; the
 * other field is null.
 */
export interface Appointment {
  /** The shop's code. */
  readonly installer: string;
  /** `2026-12-01`, in the shop's time zone. */
  readonly date: string;
  readonly isDropOff: boolean;
  readonly amOrPm: 'am' | 'pm';
  /** `HH:MM`, in the shop's time zone. */
  readonly startTime: string | null;
  readonly dropOffWindow: DropOffWindow | null;
}

/** The shopper's part of a slot. The shop decides the rest. */
export type AppointmentChoice = Pick<Appointment, 'date' | 'isDropOff' | 'amOrPm' | 'startTime'>;

/** Identifies a slot within its day, and is the key for counting a shop's `bays`: `09:00` to wait, `am` or `pm` to drop off. */
export const appointmentSlot = ({
  isDropOff,
  amOrPm,
  startTime,
}: Pick<Appointment, 'isDropOff' | 'amOrPm' | 'startTime'>): string =>
  isDropOff ? amOrPm : (startTime ?? amOrPm);
