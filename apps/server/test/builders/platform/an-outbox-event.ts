import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';

export interface OutboxEventSetup {
  readonly type?: string;
  readonly aggregateId?: string;
  readonly isRelayed?: boolean;
  readonly consumers?: readonly string[];
  readonly minutesAgo?: number;
}

/** An outbox event; by default an order placed an hour ago, relayed and not consumed. */
export const anOutboxEvent = async (db: SqlRunner, setup: OutboxEventSetup = {}) => {
  const event = {
    type: 'OrderPlaced',
    aggregateId: 'order-1',
    isRelayed: true,
    consumers: [],
    minutesAgo: 60,
    ...setup,
  };
  const eventId = newId();
  await db.execute(
    `INSERT INTO platform.outbox_event (id, type, aggregate_id, payload, created_at, relayed_at)
     VALUES ($1, $2, $3, '{"n": 1}', now() - make_interval(mins => $5), CASE WHEN $4 THEN now() END)`,
    [eventId, event.type, event.aggregateId, event.isRelayed, event.minutesAgo],
  );
  for (const consumer of event.consumers) {
    await db.execute('INSERT INTO platform.consumed_event (consumer, event_id) VALUES ($1, $2)', [
      consumer,
      eventId,
    ]);
  }
  return { ...event, eventId };
};
