import {
  type CancellableOrder,
  type CancellationPlan,
  handlingDueAgain,
  type LineAllocation,
  maskEmail,
  planCancellation,
  type TenderAmounts,
  tiresLeft,
  type WaivedHandling,
} from '@simpletread/domain';

import {
  type OrderLineRecord,
  type OrderRecord,
  paidBy,
  removableLineOf,
  tendersOf,
  tireLabel,
} from '../order/index.js';

/** Gives each line its share of the allocations; two lines of one tire are served in their order. */
const allocationsOf = (
  lines: readonly OrderLineRecord[],
  allocations: readonly LineAllocation[],
): ReadonlyMap<string, readonly LineAllocation[]> => {
  const left = allocations.map((allocation) => ({ ...allocation }));
  return new Map(
    lines.map((line) => {
      let missing = line.quantity - line.removed_quantity;
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

/** The tires that are left, once some were removed or lost their coverage, or their handling is due. */
const leftOf = (
  { lines }: OrderRecord,
  waived: WaivedHandling | null,
): Pick<CancellableOrder, 'left' | 'handlingDue'> => {
  const left = lines.map(removableLineOf).map((line) => ({ ...line, quantity: tiresLeft(line) }));
  const handlingDue = handlingDueAgain(waived, left);
  const isAsSold = lines.every((line) => line.returned_quantity === 0 && line.price_adjustments.length === 0);
  return isAsSold && handlingDue === 0 ? {} : { left, handlingDue };
};

/** The facts around an order that its cancellation needs; `committed` are all refunds of it. */
export interface CancellationFacts {
  readonly allocations: readonly LineAllocation[];
  /** Tires that are missing where the allocations are from. */
  readonly missing: readonly LineAllocation[];
  readonly committed: TenderAmounts;
  readonly shopName: string | null;
  /** The handling of an earlier return that this order waived. */
  readonly waived: WaivedHandling | null;
}

/** The domain's plan for an order as it was read; preview and act both come from here. */
export const planOrderCancellation = (
  order: OrderRecord,
  { allocations, missing, committed, shopName, waived }: CancellationFacts,
): CancellationPlan => {
  const ofLine = allocationsOf(order.lines, allocations);
  return planCancellation({
    maskedEmail: maskEmail(order.email),
    paidWith: tendersOf(order),
    paid: paidBy(order),
    refunded: committed,
    ...leftOf(order, waived),
    shopName,
    missing,
    lines: order.lines.map((line) => ({
      lineId: line.id,
      name: tireLabel(line),
      totalInCents: line.total_in_cents,
      allocations: ofLine.get(line.id) ?? [],
    })),
  });
};
