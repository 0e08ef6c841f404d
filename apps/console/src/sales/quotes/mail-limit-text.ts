import type { AdminQuote } from '@simpletread/contract';
import { easternMoment } from '@simpletread/domain';

/** `3 of 5 quotes to this address within 24 hours`, and when the next one can go out if none can now. */
export const mailLimitText = ({ sent, most, nextAt }: AdminQuote['mailLimit']): string => {
  const counted = `${sent} of ${most} quotes to this address within 24 hours`;
  return nextAt === null ? counted : `${counted}. The next one can go out on ${easternMoment(nextAt)}`;
};
