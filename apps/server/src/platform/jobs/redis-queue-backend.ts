import { type Processor, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';

import type { QueueBackend } from './queue-backend.js';

/** Queues in Redis under the key prefix `jobs`. */
export class RedisQueueBackend implements QueueBackend {
  private readonly connection: Redis;

  constructor(url: string, onError: (error: Error) => void) {
    this.connection = new Redis(url, { maxRetriesPerRequest: null });
    this.connection.on('error', onError);
  }

  queue(name: string, options: Omit<QueueOptions, 'connection'>): Queue {
    return new Queue(name, { ...options, prefix: 'jobs', connection: this.connection });
  }

  worker(name: string, run: Processor, options: Omit<WorkerOptions, 'connection'>): Worker {
    return new Worker(name, run, { ...options, prefix: 'jobs', connection: this.connection });
  }

  close(): Promise<void> {
    this.connection.disconnect();
    return Promise.resolve();
  }
}
