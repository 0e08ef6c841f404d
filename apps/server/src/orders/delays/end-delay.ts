import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { LoadCancellation, RecordCancellation } from '../cancellation/index.js';
import type { DelayRow, OrderActor } from '../order/index.js';
import { DelayRepository } from './delay.repository.js';

/** Cancels a late order with a full refund: its buyer declined the delay, or their silence did. */
@Injectable()
export class EndDelay {
  constructor(
    private readonly delays: DelayRepository,
    private readonly load: LoadCancellation,
    private readonly record: RecordCancellation,
  ) {}

  /** Under the lock of the order. Refuses with `approval.pending`, and with `record.stale` if the refund isn't the expected one. */
  async run(
    tx: Transaction,
    delay: DelayRow,
    ending: {
      readonly state: 'declined' | 'lapsed';
      readonly reason: string;
      readonly expectedInCents?: number;
    },
    actor: OrderActor,
  ): Promise<Result<null>> {
    const possible = await this.load.delayed(tx, delay.order_id);
    if (!possible.ok) return possible;
    const { order, plan } = possible.value;
    if (ending.expectedInCents !== undefined && ending.expectedInCents !== plan.refundInCents)
      return refuse('record.stale');
    const cause = { reason: ending.reason, requestedBy: null, delay: ending.state };
    const cancelled = await this.record.run(tx, possible.value, cause, actor);
    if (!cancelled.ok) return cancelled;
    await this.delays.move(tx, delay.id, ending.state, { settled_at: order.read_at });
    return ok(null);
  }
}
