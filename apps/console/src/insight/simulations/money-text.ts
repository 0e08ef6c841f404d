import { type Cents, cents, formatMoney } from '@simpletread/domain';

const count = new Intl.NumberFormat('en-US');
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export const countText = (value: number): string => count.format(value);

/** `+$12.00`, `−$3.50`, `$0.00`: a difference says which way it goes. */
export const changeText = (from: Cents, to: Cents): string => {
  const change = to - from;
  if (change === 0) return formatMoney(cents(0));
  return `${change > 0 ? '+' : '−'}${formatMoney(cents(Math.abs(change)))}`;
};

export const countChangeText = (from: number, to: number): string => {
  const change = to - from;
  if (change === 0) return '0';
  return `${change > 0 ? '+' : '−'}${count.format(Math.abs(change))}`;
};

/** The share of the total; a dash if the total is zero. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : share.format(part / whole).replace('-', '−');
