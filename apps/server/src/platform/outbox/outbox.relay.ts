import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { Config } from '../config/index.js';
import { UnitOfWork } from '../database/index.js';
import { QueueRegistry } from '../jobs/index.js';
import { Log } from '../log/index.js';
import { PostgresListener } from '../pubsub/index.js';
import { crashPoint } from '../shutdown/index.js';
import { OUTBOX_CHANNEL } from './outbox-wake.js';

const BATCH = 100;

// Up to here one by one: adding in bulk makes temporary tables on PostgreSQL, and every connection then reads its catalogue again.
const FEW = 10;
const POLL_MS = 1_000;

const CLAIM = `SELECT id, type FROM platform.outbox_event WHERE relayed_at IS NULL
  ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

const MARK = `UPDATE platform.outbox_event SET relayed_at = clock_timestamp(), attempts = attempts + 1
  WHERE id = ANY ($1::uuid[])`;

interface WaitingEvent {
  readonly id: string;
  readonly type: string;
}

/**
 * Moves committed events to the queue in the order of their ids. The claim stays open while the jobs are added: a relay
 * that dies frees its events, and an event added twice is one job, since the job carries the event's id.
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
    private readonly work: UnitOfWork,
    private readonly registry: QueueRegistry,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.hasWorkers) return;
    await this.listener.listen(OUTBOX_CHANNEL, () => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.running;
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
    const relayed = await this.work.run(async (tx) => {
      const events = await tx.query<WaitingEvent>(CLAIM);
      if (events.length === 0) return ok(0);
      await this.enqueue(events);
      crashPoint('outbox.afterRelay');
      await tx.execute(MARK, [events.map(({ id }) => id)]);
      return ok(events.length);
    });
    return relayed.value;
  }

  private async enqueue(events: readonly WaitingEvent[]): Promise<void> {
    const queue = this.registry.queue('events');
    const jobs = events.map(({ id, type }) => ({ name: type, data: { id }, opts: { jobId: id } }));
    if (jobs.length > FEW) {
      await queue.addBulk(jobs);
      return;
    }
    for (const { name, data, opts } of jobs) await queue.add(name, data, opts);
  }
}
