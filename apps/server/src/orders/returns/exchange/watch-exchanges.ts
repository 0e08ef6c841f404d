import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatOrderNumber, formatReturnNumber, ok, type OrderNumber } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { EventConsumers } from '../../../platform/outbox/index.js';
import {
  EXCHANGE_ENDED,
  EXCHANGE_ORDERED,
  ORDER_CANCELLED,
  ORDER_PLACED,
  type OrderPayload,
  OrderTrail,
  RETURN_RECEIVED,
  TIRES_REMOVED,
} from '../../order/index.js';
import { ReturnReader } from '../return.reader.js';
import { ReturnRepository } from '../return.repository.js';
import { ReturnSteps } from '../return-steps.js';
import { stateOfExchange } from './exchange-of.js';
import { refundHold } from './refund-hold.js';

const EVERY_MS = 10 * 60_000;

const CHANGES_EXCHANGES = [ORDER_PLACED, ORDER_CANCELLED, TIRES_REMOVED, RETURN_RECEIVED];

/** Notes in a return’s timeline that its right size was ordered, cancelled, returned or not ordered in time, and emails the buyer. */
@Injectable()
export class WatchExchanges implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly handlers: JobHandlers,
    private readonly work: UnitOfWork,
    private readonly reader: ReturnReader,
    private readonly returns: ReturnRepository,
    private readonly steps: ReturnSteps,
    private readonly trail: OrderTrail,
  ) {}

  onModuleInit(): void {
    for (const eventType of CHANGES_EXCHANGES)
      this.consumers.register<OrderPayload>({
        consumer: `orders.watch-exchanges.${eventType}`,
        eventType,
        handle: async (tx, { payload }) => this.look(tx, await this.reader.exchangedBy(tx, payload.orderId)),
      });
    this.handlers.every(EVERY_MS, { job: 'orders.lapsed-exchanges', run: () => this.lapse() });
  }

  async lapse(): Promise<void> {
    for (const returnId of await this.reader.lapsedExchanges())
      await this.work.run(async (tx) => {
        await this.look(tx, returnId);
        return ok(null);
      });
  }

  private async look(tx: Transaction, returnId: string | null): Promise<void> {
    const locked = returnId === null ? null : await this.steps.lock(tx, returnId);
    if (locked === null) return;
    const { order, record } = locked;
    const state = stateOfExchange(record, order.read_at);
    // A settled return is paid out; a fee that its right size still owes comes off the refund of that order.
    if (record.settled_at !== null || state === record.exchange_told) return;
    if (state !== 'ordered' && state !== 'undone' && state !== 'lapsed') return;
    // Only events of its own order tell of its cancellation: another order counts once it can't be cancelled.
    if (record.exchange_order === null && refundHold(record, order.read_at) !== null) return;
    await this.returns.noteExchange(tx, record.id, state);
    const exchangeOrder = record.right_size ?? record.exchange_order;
    await this.trail.record(tx, {
      orderId: order.id,
      at: order.read_at,
      type: state === 'ordered' ? EXCHANGE_ORDERED : EXCHANGE_ENDED,
      actorKind: 'system',
      data: {
        returnNumber: formatReturnNumber(record.number),
        state,
        ...(exchangeOrder === null ? {} : { order: formatOrderNumber(exchangeOrder.number as OrderNumber) }),
      },
      payload: { returnId: record.id },
    });
  }
}
