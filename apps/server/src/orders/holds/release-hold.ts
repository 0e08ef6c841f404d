import { Injectable } from '@nestjs/common';
import type { ReleasePreview } from '@simpletread/contract';
import {
  isOpenDelay,
  mayReleaseOrder,
  ok,
  type PromiseOnRelease,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { AskDelay, type DelayReport, PreviewDelay } from '../delays/index.js';
import {
  DelayReader,
  HOLD_RELEASED,
  type KeyedStaffContext,
  OrderReader,
  type OrderRecord,
  OrderRepository,
  OrderTrail,
  staffActorOf,
} from '../order/index.js';
import { type HoldRun, HoldSteps, runOf } from './hold-steps.js';
import { releaseEffects } from './release-effects.js';
import { readyFromNow, ReleasePromise } from './release-promise.js';

/** A release, and the effect on the promise that staff saw; undefined takes the one of now. */
export interface ReleaseRequest extends HoldRun {
  readonly seen?: PromiseOnRelease | undefined;
}

/** Staff release a held order. A promise that can't be kept any more is put to its buyer in the same commit. */
@Injectable()
export class ReleaseHold {
  constructor(
    private readonly database: Database,
    private readonly steps: HoldSteps,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly trail: OrderTrail,
    private readonly promises: ReleasePromise,
    private readonly delays: DelayReader,
    private readonly previews: PreviewDelay,
    private readonly asks: AskDelay,
  ) {}

  async preview(orderId: string): Promise<Result<ReleasePreview>> {
    const order = await this.reader.byId(orderId);
    if (order === null) return refuse('record.missing');
    const possible = mayRelease(order);
    if (!possible.ok) return possible;
    const promise = await this.promises.run(this.database, order);
    const delay = await this.delayOf(this.database, order, promise);
    if (!delay.ok) return delay;
    return ok({ promise, effects: [...releaseEffects(order, promise)], delay: delay.value });
  }

  /** Returns the effect on the promise; null if this request released the order before. Refuses with `record.stale` if it isn't the one that was seen. */
  run(
    tx: Transaction,
    orderId: string,
    { runId, seen }: ReleaseRequest,
    context: KeyedStaffContext,
  ): Promise<Result<readonly string[] | null>> {
    return this.steps.once(tx, { orderId, type: HOLD_RELEASED }, context, async (order) => {
      const possible = mayRelease(order);
      if (!possible.ok) return possible;
      const promise = await this.promises.run(tx, order);
      if (seen !== undefined && !isSamePromise(seen, promise)) return refuse('record.stale');
      await this.orders.hold(tx, orderId, null, readyFromNow(order));
      await this.trail.recordByStaff(
        tx,
        {
          orderId,
          at: await tx.now(),
          type: HOLD_RELEASED,
          data: {},
          audit: {
            action: 'order.releaseHold',
            before: { isHeld: true },
            after: { isHeld: false, ...runOf(runId) },
          },
        },
        context,
      );
      if (promise.outcome === 'asks') {
        const asker = { actor: staffActorOf(context), action: 'order.askDelay' };
        const asked = await this.asks.run(tx, order, await this.reportOf(tx, order, promise), asker);
        if (!asked.ok) return asked;
      }
      return ok(releaseEffects(order, promise));
    });
  }

  private async delayOf(db: SqlRunner, order: OrderRecord, promise: PromiseOnRelease) {
    return promise.outcome === 'asks'
      ? this.previews.run(db, order, await this.reportOf(db, order, promise))
      : ok(null);
  }

  private async reportOf(
    db: SqlRunner,
    order: OrderRecord,
    { revisedOn }: PromiseOnRelease,
  ): Promise<DelayReport> {
    const open = (await this.delays.ofOrder(order.id, db)).find(({ state }) => isOpenDelay(state));
    return { revisedOn, reason: open?.reason ?? 'other' };
  }
}

const mayRelease = (order: OrderRecord) =>
  mayReleaseOrder({
    isHeld: order.held_at !== null,
    isCancelling: order.cancel_requested_at !== null,
  });

const isSamePromise = (a: PromiseOnRelease, b: PromiseOnRelease): boolean =>
  a.outcome === b.outcome && a.revisedOn === b.revisedOn;
