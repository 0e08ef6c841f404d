import { isCountedOnly } from '@simpletread/contract';

const COUNT = new Intl.NumberFormat('en-US');

/** Returns a list’s total as people read it: `1,204`, or `more than 10,000` where it was counted no further. */
export const totalText = (total: number): string =>
  isCountedOnly(total) ? `more than ${COUNT.format(total - 1)}` : COUNT.format(total);

/** The same where there is little room: `10,000+`. */
export const shortTotalText = (total: number): string =>
  isCountedOnly(total) ? `${COUNT.format(total - 1)}+` : COUNT.format(total);
