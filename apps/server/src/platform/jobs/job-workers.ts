import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Processor, Worker } from 'bullmq';

import { Config } from '../config/index.js';
import { Log } from '../log/index.js';
import { JobHandlers } from './job-handlers.js';
import { JobTurns } from './job-turns.js';
import { QueueRegistry } from './queue-registry.js';
import { type QueueName, WORKER_DEFAULTS } from './queues.js';

/** The workers of this process: none where RUN_WORKERS is 0. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers: Worker[] = [];

  constructor(
    private readonly config: Config,
    private readonly log: Log,
    private readonly registry: QueueRegistry,
    private readonly handlers: JobHandlers,
    private readonly turns: JobTurns,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.hasWorkers) return;
    this.start('work', async (job) => {
      const handler = this.handlers.named(job.name);
      if (handler === undefined) throw new Error(`no handler for the job ${job.name}`);
      const run = (): Promise<void> => handler.run(job.data as object);
      if (this.handlers.isScheduled(job.name)) await this.turns.take(job.name, run);
      else await run();
    });
    const queue = this.registry.queue('work');
    for (const { job, everyMs } of this.handlers.scheduled()) {
      await queue.upsertJobScheduler(job, { every: everyMs }, { name: job, data: {} });
    }
  }

  /** Starts a worker on `name`; jobs under way are finished before the process ends. */
  start(name: QueueName, run: Processor): void {
    const worker = this.registry.backend.worker(name, run, WORKER_DEFAULTS);
    worker.on('error', (error) => this.log.warn({ err: error, queue: name }, 'a worker failed'));
    worker.on('failed', (job, error) =>
      this.log.warn(
        { err: error, queue: name, job: job?.name, jobId: job?.id, attempts: job?.attemptsMade },
        'a job failed',
      ),
    );
    this.workers.push(worker);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }
}
