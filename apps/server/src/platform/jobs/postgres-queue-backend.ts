import {
  createPostgresBackend,
  type Processor,
  type Queue,
  type QueueOptions,
  withBackend,
  type Worker,
  type WorkerOptions,
} from 'bullmq';
import pg from 'pg';

import { steadyPool } from '../database/index.js';
import type { QueueBackend } from './queue-backend.js';

export const QUEUE_SCHEMA = 'bullmq';

const POOL_SIZE = 8;
const OnPostgres = withBackend(createPostgresBackend);

/** Queues in the PostgreSQL schema `bullmq`, which the migrations create; one small pool serves all of them. */
export class PostgresQueueBackend implements QueueBackend {
  private readonly pool: pg.Pool;

  constructor(connectionString: string, onError: (error: Error) => void) {
    this.pool = new pg.Pool(
      steadyPool({
        connectionString,
        max: POOL_SIZE,
        keepAlive: true,
        application_name: 'simpletread-jobs',
        options: `-c search_path=${QUEUE_SCHEMA}`,
      }),
    );
    this.pool.on('error', onError);
  }

  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue {
    return new OnPostgres.Queue(name, { ...options, connection: this.pool }) as unknown as Queue;
  }

  worker(name: string, run: Processor, options: Omit<WorkerOptions, 'connection'>): Worker {
    return new OnPostgres.Worker(name, run, { ...options, connection: this.pool }) as unknown as Worker;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
