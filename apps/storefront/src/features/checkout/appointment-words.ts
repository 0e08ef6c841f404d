/** When people can come to a shop, as they are asked. */
export const APPOINTMENT_WISHES = [
  { value: 'weekday-morning', label: 'a weekday morning' },
  { value: 'weekday-afternoon', label: 'a weekday afternoon' },
  { value: 'saturday', label: 'a Saturday' },
] as const;

export type AppointmentWish = (typeof APPOINTMENT_WISHES)[number]['value'];

/** A wish of the list; null for anything else. */
export const appointmentWishOf = (text: unknown): AppointmentWish | null =>
  APPOINTMENT_WISHES.find(({ value }) => value === text)?.value ?? null;

/** `a weekday morning`. */
export const appointmentWords = (wish: AppointmentWish): string =>
  APPOINTMENT_WISHES.find(({ value }) => value === wish)?.label ?? '';
