import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { Log } from '../../platform/log/index.js';
import {
  type KeyedStaffContext,
  OrderEvents,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  requestKeyOf,
} from '../order/index.js';

/** A part of the audit row: the bulk run that a hold belongs to. */
export interface HoldRun {
  readonly runId?: string;
}

/** Steps of holds: under the lock of the order, once for each request, and told live. */
@Injectable()
export class HoldSteps {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  /** Takes a step unless this request took it before, which returns null. Refuses with `record.missing`. */
  async once<V>(
    tx: Transaction,
    { orderId, type }: { readonly orderId: string; readonly type: string },
    context: KeyedStaffContext,
    act: (order: OrderRecord) => Promise<Result<V>>,
  ): Promise<Result<V | null>> {
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

/** As the audit names a bulk run. */
export const runOf = (runId: string | undefined) => (runId === undefined ? {} : { bulkRun: runId });
