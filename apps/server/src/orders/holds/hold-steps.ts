import { Injectable } from '@nestjs/common';
import type { Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { Log } from '../../platform/log/index.js';
import { type KeyedStaffContext, OrderOnce, type OrderRecord, requestKeyOf } from '../order/index.js';

/** A part of the audit row: the bulk run that a hold belongs to. */
export interface HoldRun {
  readonly runId?: string;
}

/** Steps of holds: under the lock of the order, once for each request, and told live. */
@Injectable()
export class HoldSteps {
  constructor(
    private readonly changes: OrderOnce,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  /** Takes a step unless this request took it before, which returns null. Refuses with `record.missing`. */
  once<V>(
    tx: Transaction,
    { orderId, type }: { readonly orderId: string; readonly type: string },
    context: KeyedStaffContext,
    act: (order: OrderRecord) => Promise<Result<V>>,
  ): Promise<Result<V | null>> {
    return this.changes.run(tx, { orderId, type, requestKey: requestKeyOf(context) }, (order) => {
      tx.afterCommit(() => this.tell(orderId, type));
      return act(order);
    });
  }

  private tell(id: string, type: string): void {
    this.live
      .publish('orders', { id, type })
      .catch((error: unknown) => this.log.warn({ err: error, orderId: id }, 'not told live'));
  }
}

/** As the audit names a bulk run. */
export const runOf = (runId: string | undefined) => (runId === undefined ? {} : { bulkRun: runId });
