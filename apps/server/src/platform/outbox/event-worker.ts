import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { Config } from '../config/index.js';
import { Database, type Renamed, UnitOfWork } from '../database/index.js';
import { JobWorkers } from '../jobs/index.js';
import { crashPoint } from '../shutdown/index.js';
import type { ConsumedEventRow } from './consumed-event.entity.js';
import { type EventJob, eventIdsOf } from './event-jobs.js';
import { type EventConsumer, EventConsumers, type RecordedEvent } from './event-consumers.js';
import type { OutboxEventRow } from './outbox-event.entity.js';

type EventRow = Pick<OutboxEventRow, 'id' | 'type' | 'payload'> &
  Renamed<OutboxEventRow, { aggregateId: 'aggregate_id'; createdAt: 'created_at' }>;

const FIND = `SELECT id, type, aggregate_id AS "aggregateId", payload, created_at AS "createdAt"
  FROM platform.outbox_event WHERE id = $1`;

const MARK = `
  INSERT INTO platform.consumed_event (consumer, event_id) SELECT consumer, $2 FROM unnest($1::text[]) AS consumer
  ON CONFLICT DO NOTHING RETURNING consumer`;

/** Hands each relayed event to its consumers, to each exactly once: the mark is part of the consumer's own transaction. */
@Injectable()
export class EventWorker implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly workers: JobWorkers,
    private readonly consumers: EventConsumers,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.hasWorkers) return;
    this.workers.start('events', (job) => this.deliverAll(eventIdsOf(job.data as EventJob)));
  }

  /** Delivers the events of a job. One that fails doesn't hold up the others; the job's next try finds those marked. */
  async deliverAll(eventIds: readonly string[]): Promise<void> {
    const failures: unknown[] = [];
    for (const id of eventIds) await this.deliver(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Gives the event to every consumer that still lacks it. A failing consumer doesn't hold up the others. */
  async deliver(eventId: string): Promise<void> {
    const [event] = await this.database.prepared<EventRow>(FIND, [eventId]);
    if (event === undefined) return;
    const consumers = this.consumers.forType(event.type);
    if (await this.consumeTogether(consumers, event)) return;
    const failures: unknown[] = [];
    for (const consumer of consumers) {
      await this.consume([consumer], event).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw firstOf(failures, event);
  }

  /** All in one transaction, which costs less; false, with nothing written, where one of several fails. */
  private async consumeTogether(consumers: readonly EventConsumer[], event: RecordedEvent): Promise<boolean> {
    if (consumers.length < 2) return consumers.length === 0;
    return this.consume(consumers, event).then(
      () => true,
      () => false,
    );
  }

  private async consume(consumers: readonly EventConsumer[], event: RecordedEvent): Promise<void> {
    await this.work.run(async (tx) => {
      const names = consumers.map(({ consumer }) => consumer);
      const marked = await tx.query<Pick<ConsumedEventRow, 'consumer'>>(MARK, [names, event.id]);
      const isNew = ({ consumer }: EventConsumer): boolean =>
        marked.some((mark) => mark.consumer === consumer);
      for (const consumer of consumers.filter(isNew)) await consumer.handle(tx, event);
      crashPoint('outbox.beforeConsumeCommit');
      return ok(undefined);
    });
    crashPoint('outbox.afterConsumeCommit');
  }
}

const firstOf = (failures: readonly unknown[], event: RecordedEvent): Error => {
  const [first] = failures;
  const reason = first instanceof Error ? first.message : String(first);
  return new Error(`${failures.length} consumer(s) of ${event.type} failed: ${reason}`, { cause: first });
};
