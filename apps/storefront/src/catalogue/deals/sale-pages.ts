import type { DealsReply } from '@simpletread/contract';
import { firstDayWords, lastMinuteWords, type YearlySale } from '@simpletread/domain';
import { dealHref } from '../../shell/paths';

type Sale = DealsReply['sales'][number];

interface SalePage {
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

/** The sales of every year, each with a page in season and out of it [R2.15]. */
export const SALE_PAGES: Readonly<Record<YearlySale, SalePage>> = {
  blackFriday: {
    href: dealHref('black-friday-sale'),
    title: 'Black Friday tire sale',
    description: 'When the Black Friday tire sale is, and what is on sale now, out the door.',
  },
  cyberMonday: {
    href: dealHref('cyber-monday-sale'),
    title: 'Cyber Monday tire sale',
    description: 'When the Cyber Monday tire sale is, and what is on sale now, out the door.',
  },
};

/** When a sale is: until when it lasts, or on which day it begins. */
export const saleTimeWords = ({ isOn, startsAt, endsAt }: Sale): string =>
  isOn
    ? `On now, until ${lastMinuteWords(new Date(endsAt))}`
    : `Begins ${firstDayWords(new Date(startsAt))}, at midnight Eastern time`;
