type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

export interface DayHours {
  readonly open: string;
  readonly close: string;
}

/** Opening hours in a place's own zone; a closed day is null. */
export type WeekHours = Readonly<Record<Day, DayHours | null>>;

export const from = (open: string, close: string): DayHours => ({ open, close });

/** The same hours from Monday to Friday. */
export const week = (weekday: DayHours, sat: DayHours | null, sun: DayHours | null): WeekHours => ({
  mon: weekday,
  tue: weekday,
  wed: weekday,
  thu: weekday,
  fri: weekday,
  sat,
  sun,
});
