import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { Transaction } from '../../../platform/database/index.js';
import type { OrderRecord } from '../order-record.js';
import { OrderReader } from '../order.reader.js';
import { OrderRepository } from '../order.repository.js';
import { OrderEvents } from './order-events.repository.js';

/** A request for a change of an order, which its event records. */
export interface OrderRequest {
  readonly orderId: string;
  readonly type: string;
  readonly requestKey: string;
}

/** A change of an order: under its lock, once for each request. */
@Injectable()
export class OrderOnce {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
  ) {}

  /** Makes the change unless this request made it before, which returns null: only its answer was lost. Refuses with `record.missing`. */
  async run<V>(
    tx: Transaction,
    { orderId, type, requestKey }: OrderRequest,
    act: (order: OrderRecord) => Promise<Result<V>>,
  ): Promise<Result<V | null>> {
    if (!(await this.orders.lock(tx, orderId))) return refuse('record.missing');
    if (await this.events.isKnown(tx, { orderId, type, requestKey })) return ok(null);
    const order = await this.reader.byId(orderId, tx);
    return order === null ? refuse('record.missing') : act(order);
  }
}
