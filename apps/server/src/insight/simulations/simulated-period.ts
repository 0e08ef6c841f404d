import { dayAfter, easternInstant, refuse, type Result } from '@simpletread/domain';

const DAY_MS = 24 * 60 * 60 * 1_000;
export const MOST_DAYS = 366;

/** The moments of days in Eastern time, both included; of a day that is not over, until `now`. */
export const simulatedPeriod = (
  fromDay: string,
  toDay: string,
  now: Date,
): Result<{ readonly from: Date; readonly to: Date }, 'simulation.periodInvalid'> => {
  const from = easternInstant(`${fromDay}T00:00`);
  const to = easternInstant(`${dayAfter(toDay, 1)}T00:00`);
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS + 1;
  if (!from.ok || !to.ok || days < 1 || days > MOST_DAYS || from.value >= now)
    return refuse('simulation.periodInvalid', { days: MOST_DAYS });
  return { ok: true, value: { from: from.value, to: to.value < now ? to.value : now } };
};
