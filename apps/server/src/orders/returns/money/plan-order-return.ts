import {
  type Cents,
  planReturn,
  priceReturn,
  type ReturnPlan,
  type ReturnPrice,
  RETURNS_UNDER_WAY,
  sumCents,
  type TenderAmounts,
  type TiresBack,
} from '@simpletread/domain';

import { amountsOfLine, type OrderRecord, paidBy, tendersOf } from '../../order/index.js';
import type { ReturnRecord } from '../return-record.js';

// The accepted tires once they arrived, until then the asked ones. A request that is over counts for itself.
const tiresBack = (order: OrderRecord, record: ReturnRecord): TiresBack[] =>
  record.lines.flatMap((line) => {
    const sold = order.lines.find(({ id }) => id === line.line_id);
    if (sold === undefined) return [];
    const isUnderWay = RETURNS_UNDER_WAY.includes(record.state);
    const asked = { quantity: line.quantity, takenBack: isUnderWay ? sold.returned_quantity : 0 };
    const arrived = { quantity: line.accepted, takenBack: line.taken_before };
    return [
      {
        lineId: sold.id,
        bought: sold.quantity,
        amounts: amountsOfLine(sold),
        adjustments: sold.price_adjustments,
        ...(record.received_at === null ? asked : arrived),
      },
    ];
  });

const replacementsFor = ({ right_size: rightSize }: ReturnRecord): number => rightSize?.tire_count ?? 0;

/** The money of a return, before it is split by tender. */
export const priceOrderReturn = (order: OrderRecord, record: ReturnRecord): ReturnPrice =>
  priceReturn(tiresBack(order, record), replacementsFor(record));

/** Returns the amount to check against refund limits: all refunds of the order together, so no limit is passed in parts. */
export const refundedWith = (
  { moneyInCents, giftCardInCents }: TenderAmounts,
  { refundInCents }: ReturnPrice,
): Cents => sumCents([moneyInCents, giftCardInCents, refundInCents]);

/** The domain's plan for a return as it was read; `committed` are all refunds of its order. */
export const planOrderReturn = (
  order: OrderRecord,
  record: ReturnRecord,
  committed: TenderAmounts,
): ReturnPlan =>
  planReturn({
    paidWith: tendersOf(order),
    paid: paidBy(order),
    committed,
    lines: tiresBack(order, record),
    replacements: replacementsFor(record),
  });
