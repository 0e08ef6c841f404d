import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isOpenDelay, mayReportDelay } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  DelayReader,
  OrderReader,
  OrderRepository,
  TIRES_MISSING,
  type TiresMissingPayload,
} from '../order/index.js';
import { OpenDelay } from './open-delay.js';

/** Orders whose tires a count couldn’t find are late: staff ask their buyers, swap the tires or cancel. */
@Injectable()
export class MissingTires implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly known: DelayReader,
    private readonly opens: OpenDelay,
  ) {}

  onModuleInit(): void {
    this.consumers.register<TiresMissingPayload>({
      consumer: 'orders.missing-tires-delays',
      eventType: TIRES_MISSING,
      handle: async (tx, { payload }) => {
        for (const orderId of [...payload.orderIds].sort()) await this.open(tx, orderId);
      },
    });
  }

  private async open(tx: Transaction, orderId: string): Promise<void> {
    await this.orders.lock(tx, orderId);
    const order = await this.reader.byId(orderId, tx);
    const promisedOn = order?.estimated_delivery_on ?? null;
    // A buyer who agreed to wait without a day waits already.
    if (order === null || promisedOn === null || order.cancel_requested_at !== null) return;
    const isWarehousePickup = order.fulfilment === 'warehouse-pickup';
    if (!mayReportDelay({ state: order.state, isWarehousePickup }).ok) return;
    const known = await this.known.ofOrder(orderId, tx);
    const open = known.find(({ state }) => isOpenDelay(state));
    if (open?.state === 'found' || open?.state === 'asked') return;
    await this.opens.run(tx, order, known, { promisedOn, revisedOn: null, reason: 'outOfStock' });
  }
}
