import { Injectable } from '@nestjs/common';
import { mayHoldOrder, mayReleaseOrder, ok, refuse, type Result } from '@simpletread/domain';

import { StockAllocations } from '../../catalogue/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { Log } from '../../platform/log/index.js';
import {
  EstimateDelivery,
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
    private readonly zips: ZipDirectory,
    private readonly stock: StockAllocations,
    private readonly delivery: EstimateDelivery,
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
          data: { reason },
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
      const possible = mayReleaseOrder({ state: order.state, isHeld: order.held_at !== null });
      if (!possible.ok) return possible;
      const deliveryOn = await this.deliveryFromNow(tx, order);
      await this.orders.hold(tx, orderId, null, deliveryOn);
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

  /** The day by which the tires arrive if they leave now; null where that isn't known. */
  private async deliveryFromNow(tx: Transaction, order: OrderRecord): Promise<string | null> {
    if (order.estimated_delivery_on === null) return null;
    const place = await this.zips.shippedPlace(order.zip);
    if (!place.ok) return null;
    const from = (await this.stock.returnable(tx, order.id)).map(({ warehouseCode }) => warehouseCode);
    return this.delivery.run(from, place.value.position, order.read_at);
  }

  private tell(id: string, type: string): void {
    this.live
      .publish('orders', { id, type })
      .catch((error: unknown) => this.log.warn({ err: error, orderId: id }, 'not told live'));
  }
}

const runOf = (runId: string | undefined) => (runId === undefined ? {} : { bulkRun: runId });
