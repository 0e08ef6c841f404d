/** Between these two times, `HH:MM` at the shop, a car is left there. */
export interface DropOffWindow {
  readonly from: string;
  readonly to: string;
}

/**
 * When a shop mounts the tires of an order: the customer waits there from `startTime` on, or leaves the car within
 * `dropOffWindow`; the other of the two is null.
 */
export interface Appointment {
  /** The shop's code. */
  readonly installer: string;
  /** `2026-12-01`, at the shop. */
  readonly date: string;
  readonly isDropOff: boolean;
  readonly amOrPm: 'am' | 'pm';
  /** `HH:MM` at the shop. */
  readonly startTime: string | null;
  readonly dropOffWindow: DropOffWindow | null;
}

/** What a shopper says of the slot they want: everything else of it is the shop's. */
export type AppointmentChoice = Pick<Appointment, 'date' | 'isDropOff' | 'amOrPm' | 'startTime'>;

/**
 * What tells a slot of a day from the others there, and what `bays` of a shop are counted for: `09:00` for those who wait,
 * `am` or `pm` for cars that are left.
 */
export const appointmentSlot = ({
  isDropOff,
  amOrPm,
  startTime,
}: Pick<Appointment, 'isDropOff' | 'amOrPm' | 'startTime'>): string =>
  isDropOff ? amOrPm : (startTime ?? amOrPm);
