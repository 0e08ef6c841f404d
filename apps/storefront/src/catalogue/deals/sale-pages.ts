import type { DealsReply } from '@simpletread/contract';
import {
  easternClock,
  easternTime,
  firstDayWords,
  lastMinuteWords,
  type YearlySale,
} from '@simpletread/domain';
import { dealHref, DEALS_PATH } from '../../shell/paths';

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
    description:
      'Dates of the Black Friday tire sale as soon as they are set, and today’s deals at out-the-door prices.',
  },
  cyberMonday: {
    href: dealHref('cyber-monday-sale'),
    title: 'Cyber Monday tire sale',
    description:
      'Dates of the Cyber Monday tire sale as soon as they are set, and today’s deals at out-the-door prices.',
  },
};

/** The pages of single sales; the others are on the page of all deals. */
export const salePageOf = (sale: Sale['sale']): string =>
  sale === 'blackFriday' || sale === 'cyberMonday' ? SALE_PAGES[sale].href : DEALS_PATH;

const startClockWords = (startsAt: string): string =>
  easternClock(startsAt) === '12:00 am' ? 'midnight Eastern time' : easternTime(startsAt);

/** Returns a sale's time in words: its end, or its first day. */
export const saleTimeWords = ({
  isOn,
  startsAt,
  endsAt,
}: Pick<Sale, 'isOn' | 'startsAt' | 'endsAt'>): string =>
  isOn
    ? `On now, until ${lastMinuteWords(new Date(endsAt))}`
    : `Begins ${firstDayWords(new Date(startsAt))}, at ${startClockWords(startsAt)}`;
