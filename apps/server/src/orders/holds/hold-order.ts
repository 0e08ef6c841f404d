import { Injectable } from '@nestjs/common';
import { mayHoldOrder, ok, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { type KeyedStaffContext, ORDER_HELD, OrderRepository, OrderTrail } from '../order/index.js';
import { type HoldRun, HoldSteps, runOf } from './hold-steps.js';

/** Staff hold an order back from the warehouse, with a reason for colleagues. */
@Injectable()
export class HoldOrder {
  constructor(
    private readonly steps: HoldSteps,
    private readonly orders: OrderRepository,
    private readonly trail: OrderTrail,
  ) {}

  run(
    tx: Transaction,
    orderId: string,
    { reason, runId }: HoldRun & { readonly reason: string },
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    return this.steps.once(tx, { orderId, type: ORDER_HELD }, context, async (order) => {
      const possible = mayHoldOrder({ state: order.state, isHeld: order.held_at !== null });
      if (!possible.ok) return possible;
      const at = await tx.now();
      await this.orders.hold(tx, orderId, { at, by: context.staff.name, reason });
      await this.trail.recordByStaff(
        tx,
        {
          orderId,
          at,
          type: ORDER_HELD,
          data: { text: reason },
          audit: {
            action: 'order.hold',
            before: { isHeld: false },
            after: { isHeld: true, ...runOf(runId) },
          },
        },
        context,
      );
      return ok(null);
    });
  }
}
