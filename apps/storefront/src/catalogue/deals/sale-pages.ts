import type { DealsReply } from '@simpletread/contract';
import { firstDayWords, lastMinuteWords, type YearlySale } from '@simpletread/domain';
import { dealHref } from '../../shell/paths';

type Sale = DealsReply['sales'][number];

interface SalePage {
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

/** The yearly sales, each with a page in and out of season [R2.15]. */
export const SALE_PAGES: Readonly<Record<YearlySale, SalePage>> = {
  blackFriday: {
    href: dealHref('black-friday-sale'),
    title: 'Black Friday tire sale',
    description: 'When the Black Friday tire sale starts, and what is on sale now, out the door.',
  },
  cyberMonday: {
    href: dealHref('cyber-monday-sale'),
    title: 'Cyber Monday tire sale',
    description: 'When the Cyber Monday tire sale starts, and what is on sale now, out the door.',
  },
};

/** Returns a sale's time in words: its end, or its first day. */
export const saleTimeWords = ({ isOn, startsAt, endsAt }: Sale): string =>
  isOn
    ? `On now, until ${lastMinuteWords(new Date(endsAt))}`
    : `Begins ${firstDayWords(new Date(startsAt))}, at midnight Eastern time`;
