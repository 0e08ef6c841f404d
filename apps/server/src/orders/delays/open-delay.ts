import { Injectable } from '@nestjs/common';
import { askDelayBy, type DelayReason, isOpenDelay } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { DELAY_FOUND, dayInWords, type DelayRow, type OrderRecord, OrderTrail } from '../order/index.js';
import { DelayRepository } from './delay.repository.js';

/** A delay of an order that nobody was asked about. */
export interface FoundDelay {
  readonly promisedOn: string;
  readonly revisedOn: string | null;
  readonly reason: DelayReason;
}

/** Opens a delay that staff ask the buyer about, under the lock of the order. It replaces one that the buyer agreed to. */
@Injectable()
export class OpenDelay {
  constructor(
    private readonly delays: DelayRepository,
    private readonly trail: OrderTrail,
  ) {}

  async run(
    tx: Transaction,
    order: OrderRecord,
    known: readonly DelayRow[],
    { promisedOn, revisedOn, reason }: FoundDelay,
  ): Promise<void> {
    const { id: orderId, read_at: at } = order;
    const open = known.find(({ state }) => isOpenDelay(state));
    if (open !== undefined) await this.delays.move(tx, open.id, 'replaced', { settled_at: at });
    await this.delays.insert(tx, {
      order_id: orderId,
      is_further: known.some(({ asked_at: askedAt }) => askedAt !== null),
      reason,
      promised_on: promisedOn,
      revised_on: revisedOn,
      found_at: at,
      ask_by: askDelayBy(promisedOn, at),
    });
    const happening = { orderId, at, type: DELAY_FOUND, actorKind: 'system' } as const;
    await this.trail.record(tx, { ...happening, data: { promisedOn: dayInWords(promisedOn) }, payload: {} });
  }
}
