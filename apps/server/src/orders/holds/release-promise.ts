import { Injectable } from '@nestjs/common';
import {
  isOpenDelay,
  type PromiseOnRelease,
  promiseOnRelease,
  warehousePickupReadyBy,
} from '@simpletread/domain';

import type { SqlRunner } from '../../platform/database/index.js';
import { PredictArrival } from '../delays/index.js';
import { DelayReader, type OrderRecord } from '../order/index.js';

/** The effect that a release now has on the promise to a buyer. */
@Injectable()
export class ReleasePromise {
  constructor(
    private readonly delays: DelayReader,
    private readonly arrivals: PredictArrival,
  ) {}

  async run(db: SqlRunner, order: OrderRecord): Promise<PromiseOnRelease> {
    const open = (await this.delays.ofOrder(order.id, db)).find(({ state }) => isOpenDelay(state));
    const question = open?.state === 'asked' ? open : undefined;
    const { earliestOn, suggestedOn } = await this.arrivals.run(db, order);
    return promiseOnRelease(
      {
        // Tires at a counter don't ship: the rule isn't about them.
        promisedOn: order.pickup_warehouse_code === null ? order.estimated_delivery_on : null,
        question: question === undefined ? null : { revisedOn: question.revised_on },
        earliestArrivalOn: earliestOn,
        // A day that counts on missing tires would be no promise.
        suggestedOn: open?.reason === 'outOfStock' ? null : suggestedOn,
      },
      order.read_at,
    );
  }

  /** The new day that a buyer is asked about once their order is released, or was asked about already; null if there is none. */
  async revisedOn(db: SqlRunner, order: OrderRecord): Promise<string | null> {
    const asked = (await this.delays.ofOrder(order.id, db)).find(({ state }) => state === 'asked');
    const released = order.held_at === null ? null : await this.run(db, order);
    return released?.outcome === 'asks' ? released.revisedOn : (asked?.revised_on ?? null);
  }
}

/** When tires for pickup at a warehouse are ready there, if their order is released now; null for any other order. */
export const readyFromNow = ({
  pickup_warehouse_code: warehouse,
  pickup_point: point,
  read_at: now,
}: OrderRecord): Date | null =>
  warehouse === null || point === null ? null : warehousePickupReadyBy(now, point);
