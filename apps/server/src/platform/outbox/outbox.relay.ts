import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { Config } from '../config/index.js';
import { Database } from '../database/index.js';
import { QueueRegistry } from '../jobs/index.js';
import { Log } from '../log/index.js';
import { PostgresListener } from '../pubsub/index.js';
import { crashPoint } from '../shutdown/index.js';
import type { OutboxEventRow } from './outbox-event.entity.js';
import { jobsOf } from './event-jobs.js';
import { OUTBOX_CHANNEL, OutboxWake } from './outbox-wake.js';

const BATCH = 100;

// Up to here one by one: adding in bulk makes temporary tables on PostgreSQL, and every connection then reads its catalogue again.
const FEW = 10;
const POLL_MS = 1_000;

/** Shutdown waits this long for jobs being added. The next process adds the rest. */
const STOP_MS = 3_000;

// Not FOR UPDATE: a consumer's mark refers to the event, and would wait for the claim of the next ones.
const CLAIM = `
  WITH claimed AS (
    UPDATE platform.outbox_event SET claimed_until = clock_timestamp() + interval '15 seconds'
    WHERE id IN (
      SELECT id FROM platform.outbox_event
      WHERE relayed_at IS NULL AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
      ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, type)
  SELECT id, type FROM claimed ORDER BY id`;

const FREE = `UPDATE platform.outbox_event SET claimed_until = NULL
  WHERE id = ANY ($1::uuid[]) AND relayed_at IS NULL`;

const MARK = `UPDATE platform.outbox_event SET relayed_at = clock_timestamp(), attempts = attempts + 1
  WHERE id = ANY ($1::uuid[])`;

type WaitingEvent = Pick<OutboxEventRow, 'id' | 'type'>;

/**
 * Moves committed events to the queue in the order of their ids: claims them, adds their jobs (one for several of a type), marks them. No transaction
 * stays open meanwhile. Events of a relay that died are claimed again after 15 seconds; one that is added twice is handled
 * once, since its consumers mark it.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopped = false;

  constructor(
    private readonly config: Config,
    private readonly log: Log,
    private readonly listener: PostgresListener,
    private readonly alarm: OutboxWake,
    private readonly database: Database,
    private readonly registry: QueueRegistry,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.hasWorkers) return;
    await this.listener.listen(OUTBOX_CHANNEL, () => this.wake());
    this.alarm.hereBy(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    const limit = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([this.running, limit]);
  }

  private wake(): void {
    this.isAskedAgain = true;
    this.running ??= this.drain().finally(() => {
      this.running = null;
    });
  }

  private async drain(): Promise<void> {
    try {
      while (this.isAskedAgain && !this.isStopped) {
        this.isAskedAgain = false;
        if ((await this.relayBatch()) === BATCH) this.isAskedAgain = true;
      }
    } catch (error) {
      this.log.warn({ err: error }, 'the outbox relay failed and will try again');
    }
  }

  private async relayBatch(): Promise<number> {
    const events = await this.database.prepared<WaitingEvent>(CLAIM);
    if (events.length === 0) return 0;
    const ids = events.map(({ id }) => id);
    try {
      await this.enqueue(events);
    } catch (error) {
      await this.database.execute(FREE, [ids]).catch(() => undefined);
      throw error;
    }
    crashPoint('outbox.afterRelay');
    await this.database.prepared(MARK, [ids]);
    return events.length;
  }

  private async enqueue(events: readonly WaitingEvent[]): Promise<void> {
    const queue = this.registry.queue('events');
    const jobs = jobsOf(events);
    if (jobs.length > FEW) {
      await queue.addBulk([...jobs]);
      return;
    }
    for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
  }
}
