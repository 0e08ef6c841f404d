import {
  type Cents,
  HANDLING_FEE,
  handlingDueAgain,
  planReturn,
  priceReturn,
  type ReturnPlan,
  type ReturnPrice,
  RETURNS_UNDER_WAY,
  sumCents,
  type TenderAmounts,
  type TiresBack,
  type WaivedHandling,
} from '@simpletread/domain';

import { amountsOfLine, type OrderRecord, paidBy, tendersOf } from '../../order/index.js';
import type { ReturnRecord, WaivedReturn } from '../return-record.js';

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

const replacementsFor = ({
  right_size: rightSize,
  settled_at: settledAt,
  waived_in_cents: waived,
}: ReturnRecord): number =>
  settledAt === null ? (rightSize?.tire_count ?? 0) : (waived ?? 0) / HANDLING_FEE;

/** The handling that an order waived for an earlier return; null without one. */
export const waivedHandlingOf = (waived: WaivedReturn | null): WaivedHandling | null =>
  waived === null
    ? null
    : {
        tires: waived.waived_in_cents / HANDLING_FEE,
        chargedAgain: waived.charged_again,
        standing: waived.standing,
        lineIds: waived.line_ids,
      };

// A request takes its tires from those that stand; arrived ones are off already. What a settled return charged is written.
const dueAgainOf = (record: ReturnRecord): number => {
  if (record.settled_at !== null) return (record.due_again_in_cents ?? 0) / HANDLING_FEE;
  return handlingDueAgain(
    waivedHandlingOf(record.waived_return),
    record.received_at === null
      ? record.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }))
      : [],
  );
};

/** The money of a return, before it is split by tender. */
export const priceOrderReturn = (order: OrderRecord, record: ReturnRecord): ReturnPrice =>
  priceReturn(tiresBack(order, record), {
    replacements: replacementsFor(record),
    dueAgain: dueAgainOf(record),
  });

/** The refund if all returned tires are exchanged. */
export const refundWithoutHandling = (order: OrderRecord, record: ReturnRecord): Cents => {
  const tires = tiresBack(order, record);
  const replacements = tires.reduce((sum, { quantity }) => sum + quantity, 0);
  return priceReturn(tires, { replacements, dueAgain: dueAgainOf(record) }).refundInCents;
};

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
    dueAgain: dueAgainOf(record),
  });
