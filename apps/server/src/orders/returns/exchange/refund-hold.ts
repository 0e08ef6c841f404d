import { easternMoment, type Fault, formatOrderNumber, type OrderNumber } from '@simpletread/domain';

import type { ReturnRecord } from '../return-record.js';
import { stateOfExchange } from './exchange-of.js';

/**
 * Returns why a return can't be refunded yet: its right size can still be ordered, or that order still be cancelled, which decides
 * the handling. Null if nothing is open, or no tire was accepted.
 */
export const refundHold = (
  record: ReturnRecord,
  now: Date,
): Fault<'return.exchangeOpen' | 'return.rightSizeOpen'> | null => {
  const { right_size: rightSize, exchange_until: until } = record;
  if (record.received_at !== null && record.lines.every(({ accepted }) => accepted === 0)) return null;
  if (rightSize !== null && (rightSize.cancel_closes_at !== null || rightSize.is_waiting))
    return {
      code: 'return.rightSizeOpen',
      data: { order: formatOrderNumber(rightSize.number as OrderNumber) },
    };
  return until !== null && stateOfExchange(record, now) === 'open'
    ? { code: 'return.exchangeOpen', data: { until: easternMoment(until) } }
    : null;
};
