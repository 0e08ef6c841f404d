import { easternInstant, easternWall } from '@simpletread/domain';

import { dayText, dayTimeText } from '../../shell/time/index.js';

/** The wall's reading of an instant, as fields and campaigns hold it. */
export const wallOf = (instant: string): string => easternWall(new Date(instant));

/** `Nov 27, 12:00 am`, of a reading of the wall; the reading itself where no clock shows it. */
export const wallText = (wall: string, now: Date): string => {
  const read = easternInstant(wall);
  return read.ok ? dayTimeText(read.value.toISOString(), now) : wall;
};

/** `Nov 27, 12:00 am to Nov 29, 12:00 am ET`. */
export const windowText = (startsAt: string, endsAt: string, now: Date): string =>
  `${dayTimeText(startsAt, now)} to ${dayTimeText(endsAt, now)} ET`;

const MINUTE_MS = 60_000;

/** The days that a window touches, as people say them: `Nov 27 to Nov 28`, `Nov 30`. */
export const daysText = (startsAt: string, endsAt: string, now: Date): string => {
  const first = dayText(startsAt, now);
  const last = dayText(new Date(Date.parse(endsAt) - MINUTE_MS), now);
  return first === last ? first : `${first} to ${last}`;
};
