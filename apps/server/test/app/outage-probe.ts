// The whole server with a few routes that keep every kind of connection busy, started as a separate process whose database goes down.
import { Controller, Module, type OnModuleInit } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint, publicAccess, shape } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';
import { z } from 'zod';

import { AppModule, prepareApp } from '../../src/app.js';
import { FEATURES } from '../../src/features.js';
import { Config, loadConfig } from '../../src/platform/config/index.js';
import { Database, UnitOfWork } from '../../src/platform/database/index.js';
import { Bind, createAdapter } from '../../src/platform/http/index.js';
import { JobHandlers, JobQueue } from '../../src/platform/jobs/index.js';
import { Log, NestLogger } from '../../src/platform/log/index.js';
import { EventConsumers, Outbox } from '../../src/platform/outbox/index.js';
import { PubSub } from '../../src/platform/pubsub/index.js';
import { closeInTime } from '../../src/platform/shutdown/index.js';

const done = shape({ isDone: z.boolean() });
const base = { access: publicAccess, faults: [], summary: 'A probe.' } as const;

const write = endpoint({ ...base, id: 'probe.write', method: 'POST', path: '/probe/write', reply: done });
const hold = endpoint({ ...base, id: 'probe.hold', method: 'POST', path: '/probe/hold', reply: done });
const seen = endpoint({
  ...base,
  id: 'probe.seen',
  method: 'GET',
  path: '/probe/seen',
  reply: shape({ events: z.int(), jobs: z.int(), ticks: z.int(), heard: z.int(), gaps: z.int() }),
});

const HOLD_MS = 5_000;
const TICK_MS = 500;

const pause = () => new Promise((resolve) => setTimeout(resolve, HOLD_MS));

@Controller()
class OutageController implements OnModuleInit {
  private readonly counts = { events: 0, jobs: 0, ticks: 0, heard: 0, gaps: 0 };

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly consumers: EventConsumers,
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly pubSub: PubSub,
  ) {}

  async onModuleInit(): Promise<void> {
    this.consumers.register({
      consumer: 'probe.outage',
      eventType: 'ThingHappened',
      handle: async (tx) => {
        await tx.now();
        tx.afterCommit(() => (this.counts.events += 1));
      },
    });
    this.handlers.register({ job: 'probe.job', run: () => this.counted('jobs') });
    this.handlers.every(TICK_MS, { job: 'probe.tick', run: () => this.counted('ticks') });
    await this.pubSub.subscribe(
      'probe',
      () => (this.counts.heard += 1),
      () => (this.counts.gaps += 1),
    );
  }

  /** Writes, and sets off all that follows from a write. */
  @Bind(write)
  async write(): Promise<Result<{ isDone: boolean }>> {
    await this.work.run(async (tx) =>
      ok(await this.outbox.record(tx, { type: 'ThingHappened', aggregateId: 'x', payload: {} })),
    );
    await this.queue.add('probe.job', {});
    await this.pubSub.publish('probe', {});
    return ok({ isDone: true });
  }

  /** Holds a silent transaction, one that waits for an answer, and a statement. */
  @Bind(hold)
  async hold(): Promise<Result<{ isDone: boolean }>> {
    const silent = this.work.run(async (tx) => {
      await tx.now();
      await pause();
      return ok(await tx.now());
    });
    const waiting = this.work.run(async (tx) => ok(await tx.query('SELECT pg_sleep(5)')));
    await Promise.all([silent, waiting, this.database.query('SELECT pg_sleep(5)')]);
    return ok({ isDone: true });
  }

  @Bind(seen)
  seen(): Result<Record<'events' | 'jobs' | 'ticks' | 'heard' | 'gaps', number>> {
    return ok({ ...this.counts });
  }

  private async counted(name: 'jobs' | 'ticks'): Promise<void> {
    await this.database.query('SELECT 1 AS one');
    this.counts[name] += 1;
  }
}

@Module({ controllers: [OutageController] })
class OutageModule {}

const config = loadConfig(process.env);
const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.of(config, [...FEATURES, OutageModule]),
  createAdapter(config),
  { bufferLogs: true },
);
app.useLogger(new NestLogger(app.get(Log)));
await prepareApp(app);
closeInTime(app);
await app.listen(app.get(Config).port, '127.0.0.1');
