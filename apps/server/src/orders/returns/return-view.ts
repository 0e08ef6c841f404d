import type { OrderReturns, ReturnView } from '@simpletread/contract';
import {
  answerDueAt,
  canReturn,
  formatReturnNumber,
  lastReturnDay,
  maskEmail,
  MOST_RETURN_PICTURES,
  openPromise,
  refundDueAt,
  returnableQuantity,
  type ReturnableLine,
  returnDaysLeft,
  returnMachine,
  RETURNS_UNDER_WAY,
  type TenderAmounts,
  transition,
} from '@simpletread/domain';

import { amountsOfLine, type OrderRecord, paymentLabel, tendersOf } from '../order/index.js';
import { stateOfExchange } from './exchange/exchange-of.js';
import { planOrderReturn, priceOrderReturn } from './money/plan-order-return.js';
import type { ReturnRecord } from './return-record.js';

/** The lines of an order with their tires in returns, or that coverage replaced; `except` is a return that doesn't count. */
export const returnableLines = (
  order: OrderRecord,
  returns: readonly ReturnRecord[],
  except: string | null = null,
): ReturnableLine[] =>
  order.lines.map(({ id, quantity, returned_quantity: returned, replaced_quantity: replaced }) => {
    const underWay = returns
      .filter((each) => each.id !== except && RETURNS_UNDER_WAY.includes(each.state))
      .flatMap(({ lines }) => lines.filter(({ line_id: lineId }) => lineId === id))
      .reduce((sum, line) => sum + line.quantity, 0);
    return { lineId: id, quantity, inReturns: returned + replaced + underWay };
  });

const isPlanned = ({ state, settled_at: settledAt }: ReturnRecord): boolean =>
  settledAt === null &&
  (RETURNS_UNDER_WAY.includes(state) || state === 'received' || state === 'awaitingApproval');

const moneyOf = (order: OrderRecord, record: ReturnRecord, committed: TenderAmounts): ReturnView['money'] => {
  const price = priceOrderReturn(order, record);
  const planned = isPlanned(record)
    ? planOrderReturn(order, record, committed).refunds
    : record.refunds.map((refund) => ({ tender: refund.tender, amountInCents: refund.amount_in_cents }));
  return {
    rows: price.rows.map((row) => ({ ...row })),
    feeInCents: price.feeInCents,
    waivedInCents: price.waivedInCents,
    feeWaivedBecause: price.feeWaivedBecause,
    refundInCents: price.refundInCents,
    refunds: planned.map(({ tender, amountInCents }) => ({
      tender,
      to: tendersOf(order)[tender],
      amountInCents,
    })),
  };
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const can = (record: ReturnRecord, event: 'cancel' | 'appeal'): boolean =>
  transition(returnMachine, record.state, event).ok;

/** The promise of an answer, kept or open. */
const answerDue = ({ requested_at: requestedAt, appealed_at: appealedAt }: ReturnRecord): Date =>
  answerDueAt(appealedAt ?? requestedAt);

/** True while its buyer can add pictures: until staff answer, up to four. */
export const takesPictures = ({ state, pictures }: ReturnRecord): boolean =>
  (state === 'requested' || state === 'appealed') && pictures.length < MOST_RETURN_PICTURES;

/** Without its token, which only the buyer gets. */
const exchangeViewOf = (record: ReturnRecord, now: Date): ReturnView['exchange'] => {
  const state = stateOfExchange(record, now);
  const { exchange, exchange_until: until } = record;
  if (state === null || exchange === null || until === null) return null;
  const ordered = record.right_size ?? record.exchange_order;
  return {
    state,
    name: exchange.name,
    quantity: exchange.quantity,
    until: until.toISOString(),
    orderNumber: ordered?.number ?? null,
    standing: ordered?.tire_count ?? 0,
    token: null,
  };
};

/** A return as its buyer sees it. */
export const returnViewOf = (
  order: OrderRecord,
  record: ReturnRecord,
  committed: TenderAmounts,
): ReturnView => {
  const moments = {
    state: record.state,
    requestedAt: record.requested_at,
    appealedAt: record.appealed_at,
    receivedAt: record.received_at,
  };
  const isAnswerOpen = openPromise(moments)?.kind === 'answer';
  return {
    returnNumber: formatReturnNumber(record.number),
    state: record.state,
    version: record.version,
    reason: record.reason,
    comments: record.comments,
    pictureCount: record.pictures.length,
    lines: record.lines.flatMap((line) => {
      const sold = order.lines.find(({ id }) => id === line.line_id);
      if (sold === undefined) return [];
      return [
        {
          lineId: sold.id,
          name: sold.line_name,
          brandName: sold.brand_name,
          sizeCode: sold.size_code,
          imageKey: sold.image_key,
          quantity: line.quantity,
          received: line.received,
          accepted: line.accepted,
        },
      ];
    }),
    money: moneyOf(order, record, committed),
    requestedAt: record.requested_at.toISOString(),
    answerDueAt: isAnswerOpen ? answerDue(record).toISOString() : null,
    answeredAt: iso(record.answered_at),
    denialReason: record.denial_reason,
    receivedAt: iso(record.received_at),
    refundDueAt: record.received_at === null ? null : refundDueAt(record.received_at).toISOString(),
    refundedAt: iso(record.refunded_at),
    cancelledAt: iso(record.cancelled_at),
    canCancel: can(record, 'cancel'),
    canAppeal: can(record, 'appeal'),
    canAddPicture: takesPictures(record),
    hasLabel: record.state === 'approved',
    exchange: exchangeViewOf(record, order.read_at),
  };
};

/** The returns of an order and what is left to return. */
export const orderReturnsOf = (
  order: OrderRecord,
  returns: readonly ReturnRecord[],
  committed: TenderAmounts,
): OrderReturns => {
  const { delivered_at: deliveredAt, read_at: now } = order;
  const open = returnableLines(order, returns);
  const lines = order.lines.map((line, at) => ({
    lineId: line.id,
    name: line.line_name,
    brandName: line.brand_name,
    sizeCode: line.size_code,
    serviceDescription: line.service_description,
    imageKey: line.image_key,
    unitPriceInCents: line.unit_price_in_cents,
    bought: line.quantity,
    takenBack: line.returned_quantity,
    returnable: returnableQuantity(open[at] ?? { lineId: line.id, quantity: 0, inReturns: 0 }),
    amounts: amountsOfLine(line),
    adjustments: line.price_adjustments.map((each) => ({ ...each })),
  }));
  const window = canReturn({ state: order.state, deliveredAt }, now);
  return {
    orderNumber: order.number,
    deliveredAt: iso(deliveredAt),
    lastDay: deliveredAt === null ? null : lastReturnDay(deliveredAt),
    daysLeft: deliveredAt === null ? null : returnDaysLeft(deliveredAt, now),
    isOpen: window.ok && lines.some(({ returnable }) => returnable > 0),
    maskedEmail: maskEmail(order.email),
    changesNeed: null,
    waivedHandling: null,
    vehicle: order.vehicle,
    zip: order.zip,
    refundTo: paymentLabel(order.payment),
    lines,
    returns: returns.map((each) => returnViewOf(order, each, committed)),
  };
};
