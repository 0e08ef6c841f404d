import { Injectable } from '@nestjs/common';

import type { Transaction } from '../database/index.js';
import { newId } from '../ids/index.js';
import { OutboxWake } from './outbox-wake.js';

export interface EventToRecord {
  /** Past tense, as `OrderPlaced`. */
  readonly type: string;
  readonly aggregateId: string;
  readonly payload: object;
}

/** Events of a use case, written in its transaction and delivered to consumers after the commit. */
@Injectable()
export class Outbox {
  constructor(private readonly wake: OutboxWake) {}

  /** Records `event` and returns its id. */
  async record(tx: Transaction, event: EventToRecord): Promise<string> {
    const id = newId();
    await tx.execute(
      'INSERT INTO platform.outbox_event (id, type, aggregate_id, payload) VALUES ($1, $2, $3, $4)',
      [id, event.type, event.aggregateId, JSON.stringify(event.payload)],
    );
    tx.afterCommit(() => this.wake.soon());
    return id;
  }
}
