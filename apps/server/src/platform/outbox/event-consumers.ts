import { Injectable } from '@nestjs/common';

import type { Transaction } from '../database/index.js';

export interface RecordedEvent<P extends object = object> {
  readonly id: string;
  readonly type: string;
  readonly aggregateId: string;
  readonly payload: P;
  readonly createdAt: Date;
}

export interface EventConsumer<P extends object = object> {
  /** Unique name, as `orders.confirmation-mail`: together with the event's id it is handled exactly once. */
  readonly consumer: string;
  readonly eventType: string;
  /**
   * Runs in the transaction that marks the event as handled, which other consumers of the event may share; no network calls.
   * A throw, also of one of those, rolls back its writes and runs it again: alone, then with a growing pause.
   */
  handle(tx: Transaction, event: RecordedEvent<P>): Promise<void>;
}

/** All event consumers. Features register theirs in `onModuleInit`. */
@Injectable()
export class EventConsumers {
  private readonly consumers = new Map<string, EventConsumer>();

  register<P extends object>(consumer: EventConsumer<P>): void {
    if (this.consumers.has(consumer.consumer))
      throw new Error(`two consumers are called ${consumer.consumer}`);
    this.consumers.set(consumer.consumer, consumer as unknown as EventConsumer);
  }

  forType(eventType: string): EventConsumer[] {
    return [...this.consumers.values()].filter((consumer) => consumer.eventType === eventType);
  }

  named(consumer: string): EventConsumer | undefined {
    return this.consumers.get(consumer);
  }
}
