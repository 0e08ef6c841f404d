export interface Change {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'same';
}

const MANY_TIMES = 3;

// Three orders after one are no trend.
const FEWEST_ORDERS = 10;

/** True if last week's sales by this time are enough for a comparison. */
export const isComparable = (ordersLastWeek: number): boolean => ordersLastWeek >= FEWEST_ORDERS;

/** Last week by this time, in words alone; `shown` is how its number is written. */
export const lastWeekText = (before: number, shown: string): Change => ({
  text: before === 0 ? 'none at this time last week' : `${shown} at this time last week`,
  direction: 'same',
});

/** Today against the same time a week ago, in whole percent. */
export const changeSince = (today: number, before: number): Change => {
  if (before === 0) return lastWeekText(before, '');
  const percent = Math.round(((today - before) / before) * 100);
  if (percent === 0) return { text: 'same as last week', direction: 'same' };
  if (today >= before * MANY_TIMES)
    return { text: `${Math.round(today / before)}× last week`, direction: 'up' };
  return percent > 0
    ? { text: `${percent}% over last week`, direction: 'up' }
    : { text: `${-percent}% under last week`, direction: 'down' };
};
