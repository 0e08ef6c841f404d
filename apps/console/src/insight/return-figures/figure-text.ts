const COUNT = new Intl.NumberFormat('en-US');
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const HOURS_A_DAY = 24;

/** Returns a whole number with separators: `1,204`. */
export const countText = (count: number): string => COUNT.format(count);

/** Returns a share in percent: `3.4%`; a dash where there is nothing to share. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : SHARE.format(part / whole);

const rounded = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** Returns a stretch of time as people say it: `6 h`, `2.5 days`; a dash for null. */
export const hoursText = (hours: number | null): string => {
  if (hours === null) return '–';
  if (hours < 1) return 'under 1 h';
  return hours < 2 * HOURS_A_DAY ? `${rounded(hours)} h` : `${rounded(hours / HOURS_A_DAY)} days`;
};
