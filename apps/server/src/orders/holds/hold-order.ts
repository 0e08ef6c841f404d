import { Injectable } from '@nestjs/common';
import { mayHoldOrder, mayReleaseOrder, ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { Log } from '../../platform/log/index.js';
import {
  HOLD_RELEASED,
  type KeyedStaffContext,
  ORDER_HELD,
  OrderEvents,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  requestKeyOf,
} from '../order/index.js';
import { PromiseAnew } from './promise-anew.js';

/** A part of the audit row: the bulk run that a hold belongs to. */
export interface HoldRun {
  readonly runId?: string;
}

/** Staff hold an order back from the warehouse and release it: under its lock, once for each request. */
@Injectable()
export class HoldOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly trail: OrderTrail,
    private readonly promises: PromiseAnew,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  hold(
    tx: Transaction,
    orderId: string,
    { reason, runId }: HoldRun & { readonly reason: string },
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    return this.once(tx, orderId, ORDER_HELD, context, async (order) => {
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

  release(
    tx: Transaction,
    orderId: string,
    { runId }: HoldRun,
    context: KeyedStaffContext,
  ): Promise<Result<null>> {
    return this.once(tx, orderId, HOLD_RELEASED, context, async (order) => {
      const possible = mayReleaseOrder({
        isHeld: order.held_at !== null,
        isCancelling: order.cancel_requested_at !== null,
      });
      if (!possible.ok) return possible;
      const promised = await this.promises.run(tx, order);
      if (!promised.ok) return promised;
      const { deliveryOn } = promised.value;
      await this.orders.hold(tx, orderId, null, promised.value);
      await this.trail.recordByStaff(
        tx,
        {
          orderId,
          at: await tx.now(),
          type: HOLD_RELEASED,
          data: {},
          audit: {
            action: 'order.releaseHold',
            before: { isHeld: true, deliveryOn: order.estimated_delivery_on },
            after: { isHeld: false, deliveryOn, ...runOf(runId) },
          },
        },
        context,
      );
      return ok(null);
    });
  }

  private async once(
    tx: Transaction,
    orderId: string,
    type: string,
    context: KeyedStaffContext,
    act: (order: OrderRecord) => Promise<Result<null>>,
  ): Promise<Result<null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    if (await this.events.isKnown(tx, { orderId, type, requestKey: requestKeyOf(context) })) return ok(null);
    const order = await this.reader.byId(orderId, tx);
    if (order === null) return refuse('record.missing');
    tx.afterCommit(() => this.tell(orderId, type));
    return act(order);
  }

  private tell(id: string, type: string): void {
    this.live
      .publish('orders', { id, type })
      .catch((error: unknown) => this.log.warn({ err: error, orderId: id }, 'not told live'));
  }
}

const runOf = (runId: string | undefined) => (runId === undefined ? {} : { bulkRun: runId });
