import {
  type Cents,
  type ExchangeState,
  exchangeState,
  formatReturnNumber,
  HANDLING_FEE,
  multiplyCents,
  RETURNS_UNDER_WAY,
} from '@simpletread/domain';

import { type OrderRecord, paymentLabel } from '../../order/index.js';
import { refundWithoutHandling } from '../money/plan-order-return.js';
import type { ReturnRecord } from '../return-record.js';
import type { ChosenExchange } from '../return.entity.js';

/** An exchange and the money of its return. */
export interface Exchange {
  readonly returnId: string;
  readonly returnNumber: string;
  readonly state: ExchangeState;
  readonly chosen: ChosenExchange;
  readonly until: Date;
  /** The ZIP code of the order whose tires come back. */
  readonly zip: string;
  readonly refundInCents: Cents;
  readonly refundTo: string;
  readonly handlingInCents: Cents;
}

const isOpen = ({ state, settled_at: settledAt }: ReturnRecord): boolean =>
  settledAt === null &&
  (RETURNS_UNDER_WAY.includes(state) || state === 'received' || state === 'awaitingApproval');

/** Returns the state of a return's exchange; null if it has none. */
export const stateOfExchange = (record: ReturnRecord, now: Date): ExchangeState | null => {
  const { exchange_until: until, exchange_order: ordered, right_size: rightSize } = record;
  if (until === null) return null;
  const standing = (rightSize ?? ordered)?.tire_count ?? 0;
  const isOrdered = ordered !== null || rightSize !== null;
  return exchangeState({ until, isReturnOpen: isOpen(record), isOrdered, standing }, now);
};

/** Returns the exchange of a return with its money; null if it has none. */
export const exchangeOf = (order: OrderRecord, record: ReturnRecord): Exchange | null => {
  const state = stateOfExchange(record, order.read_at);
  if (state === null || record.exchange === null || record.exchange_until === null) return null;
  return {
    returnId: record.id,
    returnNumber: formatReturnNumber(record.number),
    state,
    chosen: record.exchange,
    until: record.exchange_until,
    zip: order.zip,
    refundInCents: refundWithoutHandling(order, record),
    refundTo: paymentLabel(order.payment),
    handlingInCents: multiplyCents(HANDLING_FEE, record.exchange.quantity),
  };
};
