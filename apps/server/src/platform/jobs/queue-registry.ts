import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';

import { Config } from '../config/index.js';
import { Log } from '../log/index.js';
import { PostgresQueueBackend } from './postgres-queue-backend.js';
import type { QueueBackend } from './queue-backend.js';
import { ATTEMPTS, JOB_DEFAULTS, QUEUE_NAMES, type QueueName } from './queues.js';
import { RedisQueueBackend } from './redis-queue-backend.js';

/** The open queues of this process, on Redis where it is configured and on PostgreSQL otherwise. */
@Injectable()
export class QueueRegistry implements OnApplicationShutdown {
  readonly backend: QueueBackend;
  private readonly queues: ReadonlyMap<QueueName, Queue>;

  constructor(config: Config, log: Log) {
    const onError = (error: Error): void => log.warn({ err: error }, 'a queue connection failed');
    this.backend =
      config.redisUrl === undefined
        ? new PostgresQueueBackend(config.databaseUrl, onError)
        : new RedisQueueBackend(config.redisUrl, onError);
    this.queues = new Map(
      QUEUE_NAMES.map((name) => [
        name,
        this.backend
          .queue(name, { defaultJobOptions: { ...JOB_DEFAULTS, attempts: ATTEMPTS[name] } })
          .on('error', onError),
      ]),
    );
  }

  queue(name: QueueName): Queue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`there is no queue ${name}`);
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => undefined)));
    await this.backend.close();
  }
}
