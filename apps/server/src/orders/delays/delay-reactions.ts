import { Injectable, type OnModuleInit } from '@nestjs/common';
import { delayMachine, isOpenDelay, transition } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  DelayReader,
  ORDER_CANCELLED,
  ORDER_HANDED_TO_CARRIER,
  type OrderPayload,
  OrderRepository,
} from '../order/index.js';
import { DelayRepository } from './delay.repository.js';

/** Ends the open delay of an order whose tires left, or that was cancelled for another reason. */
@Injectable()
export class DelayReactions implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly orders: OrderRepository,
    private readonly reader: DelayReader,
    private readonly delays: DelayRepository,
  ) {}

  onModuleInit(): void {
    this.consumers.register<OrderPayload>({
      consumer: 'orders.shipped-delays',
      eventType: ORDER_HANDED_TO_CARRIER,
      handle: (tx, { payload }) => this.close(tx, payload, 'ship'),
    });
    this.consumers.register<OrderPayload>({
      consumer: 'orders.cancelled-delays',
      eventType: ORDER_CANCELLED,
      handle: (tx, { payload }) => this.close(tx, payload, 'end'),
    });
  }

  private async close(tx: Transaction, { orderId }: OrderPayload, event: 'ship' | 'end'): Promise<void> {
    await this.orders.lock(tx, orderId);
    const open = (await this.reader.ofOrder(orderId, tx)).find(({ state }) => isOpenDelay(state));
    const closed = open === undefined ? null : transition(delayMachine, open.state, event);
    if (open === undefined || closed?.ok !== true) return;
    await this.delays.move(tx, open.id, closed.value, { settled_at: await tx.now() });
  }
}
