import {
  type CancellableOrder,
  type CancellationPlan,
  giftCardLabel,
  type LineAllocation,
  maskEmail,
  planCancellation,
  subtractCents,
  ZERO_CENTS,
} from '@simpletread/domain';

import { moneyLabel, type OrderLineRecord, type OrderRecord, tireLabel } from '../order/index.js';

/** Gives each line its share of the allocations; two lines of one tire are served in their order. */
const allocationsOf = (
  lines: readonly OrderLineRecord[],
  allocations: readonly LineAllocation[],
): ReadonlyMap<string, readonly LineAllocation[]> => {
  const left = allocations.map((allocation) => ({ ...allocation }));
  return new Map(
    lines.map((line) => {
      let missing = line.quantity;
      const shares = left.flatMap((allocation): LineAllocation[] => {
        if (allocation.tireId !== line.tire_id) return [];
        const quantity = Math.min(missing, allocation.quantity);
        missing -= quantity;
        allocation.quantity -= quantity;
        return quantity === 0 ? [] : [{ ...allocation, quantity }];
      });
      return [line.id, shares];
    }),
  );
};

/** Payments and refunds by tender. The order's own totals cover the money. */
const tendersOf = (order: OrderRecord): Pick<CancellableOrder, 'paidWith' | 'paid' | 'refunded'> => {
  const { payment, total_in_cents: total, refunded_in_cents: refunded } = order;
  const giftCardInCents = payment?.gift_card_in_cents ?? ZERO_CENTS;
  const giftCardBack = payment?.gift_card_refunded_in_cents ?? ZERO_CENTS;
  return {
    paidWith: { money: moneyLabel(payment), 'gift-card': giftCardLabel(payment?.gift_card_number ?? '') },
    paid: { moneyInCents: subtractCents(total, giftCardInCents), giftCardInCents },
    refunded: { moneyInCents: subtractCents(refunded, giftCardBack), giftCardInCents: giftCardBack },
  };
};

/** The domain's plan for an order as it was read; preview and act both come from here. */
export const planOrderCancellation = (
  order: OrderRecord,
  allocations: readonly LineAllocation[],
  shopName: string | null,
): CancellationPlan => {
  const ofLine = allocationsOf(order.lines, allocations);
  return planCancellation({
    maskedEmail: maskEmail(order.email),
    ...tendersOf(order),
    shopName,
    lines: order.lines.map((line) => ({
      lineId: line.id,
      name: tireLabel(line),
      totalInCents: line.total_in_cents,
      allocations: ofLine.get(line.id) ?? [],
    })),
  });
};
