export interface Change {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'same';
}

const MANY_TIMES = 3;

/** Today against the same time a week ago, in whole percent. */
export const changeSince = (today: number, before: number): Change => {
  if (before === 0)
    return { text: today === 0 ? 'as last week' : 'none last week by now', direction: 'same' };
  const percent = Math.round(((today - before) / before) * 100);
  if (percent === 0) return { text: 'as last week', direction: 'same' };
  if (today >= before * MANY_TIMES)
    return { text: `${Math.round(today / before)}× last week`, direction: 'up' };
  return percent > 0
    ? { text: `${percent}% over last week`, direction: 'up' }
    : { text: `${-percent}% under last week`, direction: 'down' };
};
