import { type CancellationPlan, type LineAllocation, maskEmail, planCancellation } from '@simpletread/domain';

import type { OrderLineRecord, OrderRecord } from '../order-record.js';
import { paymentLabel, tireLabel } from '../wording.js';

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

/** The domain's plan for an order as it was read; preview and act both come from here. */
export const planOrderCancellation = (
  order: OrderRecord,
  allocations: readonly LineAllocation[],
  shopName: string | null,
): CancellationPlan => {
  const ofLine = allocationsOf(order.lines, allocations);
  return planCancellation({
    maskedEmail: maskEmail(order.email),
    paymentLabel: paymentLabel(order.payment),
    refundedInCents: order.refunded_in_cents,
    shopName,
    lines: order.lines.map((line) => ({
      lineId: line.id,
      name: tireLabel(line),
      totalInCents: line.total_in_cents,
      allocations: ofLine.get(line.id) ?? [],
    })),
  });
};
