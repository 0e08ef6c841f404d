import type { PriceClaimView, ReturnView } from '@simpletread/contract';
import { momentWords } from '../../shell/time';

interface Refunded {
  readonly refundedAt: string | null;
  readonly money: Pick<NonNullable<PriceClaimView['money']> | ReturnView['money'], 'refunds'> | null;
}

/** Returns ` by Fri, Nov 27, 10:00 am ET` for a moment, and nothing without one. */
export const byWords = (moment: string | null): string =>
  moment === null ? '' : ` by ${momentWords(moment)}`;

/** Returns the sentence about a paid refund. Only money takes days to show; a gift card has its part at once. */
export const refundedWords = ({ refundedAt, money }: Refunded): string => {
  const done = refundedAt === null ? 'Refunded.' : `Refunded ${momentWords(refundedAt)}.`;
  const isInBank = money?.refunds.some(({ tender }) => tender === 'money') ?? false;
  return isInBank ? `${done} Banks take 3 to 5 business days to show it.` : done;
};
