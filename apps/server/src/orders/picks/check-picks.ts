import { Injectable } from '@nestjs/common';
import { isPicked, ok } from '@simpletread/domain';

import { Database, UnitOfWork } from '../../platform/database/index.js';
import { OrderReader, OrderRepository } from '../order/index.js';
import { PickLines } from './pick-lines.js';
import { PickRepository } from './pick.repository.js';

/** Compares what is packed with what the order has now: staff may have removed tires since. */
@Injectable()
export class CheckPicks {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly picks: PickRepository,
    private readonly lines: PickLines,
  ) {}

  /** True if all that people pick of an order is packed and still right. Opens again what isn't. */
  async areReady(orderId: string): Promise<boolean> {
    const picks = await this.picks.ofOrder(this.database, orderId);
    return picks.length === 0 || this.check(orderId);
  }

  private async check(orderId: string): Promise<boolean> {
    const checked = await this.work.run(async (tx) => {
      await this.orders.lock(tx, orderId);
      const order = await this.reader.byId(orderId, tx);
      if (order?.state !== 'placed') return ok(false);
      let areReady = true;
      for (const { warehouse_code: code, packed_at: packedAt } of await this.picks.ofOrder(tx, orderId)) {
        const isRight = packedAt !== null && isPicked(await this.lines.of(tx, order, code));
        if (!isRight && packedAt !== null) await this.picks.reopen(tx, [orderId, code]);
        areReady &&= isRight;
      }
      return ok(areReady);
    });
    return checked.value;
  }
}
