import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { Config } from '../config/index.js';
import { Database, UnitOfWork } from '../database/index.js';
import { JobWorkers } from '../jobs/index.js';
import { crashPoint } from '../shutdown/index.js';
import type { EventConsumer, RecordedEvent } from './event-consumers.js';
import { EventConsumers } from './event-consumers.js';

const FIND = `SELECT id, type, aggregate_id AS "aggregateId", payload, created_at AS "createdAt"
  FROM platform.outbox_event WHERE id = $1`;

const MARK =
  'INSERT INTO platform.consumed_event (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';

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
    this.workers.start('events', async (job) => {
      await this.deliver((job.data as { id: string }).id);
    });
  }

  /** Gives the event to every consumer that has not had it; one that fails does not hold up the others. */
  async deliver(eventId: string): Promise<void> {
    const event = await this.database.one<RecordedEvent>(FIND, [eventId]);
    if (event === null) return;
    const failures: unknown[] = [];
    for (const consumer of this.consumers.forType(event.type)) {
      await this.consume(consumer, event).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw firstOf(failures, event);
  }

  private async consume(consumer: EventConsumer, event: RecordedEvent): Promise<void> {
    await this.work.run(async (tx) => {
      const isNew = (await tx.execute(MARK, [consumer.consumer, event.id])) === 1;
      if (isNew) await consumer.handle(tx, event);
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
