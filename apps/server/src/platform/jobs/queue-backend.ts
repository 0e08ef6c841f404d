import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

type Shared<O> = Omit<O, 'connection'>;

/** Opens queues and workers on one of the two backends, PostgreSQL or Redis. */
export interface QueueBackend {
  queue(name: string, options: Shared<QueueOptions>): Queue;
  worker(name: string, run: Processor, options: Shared<WorkerOptions>): Worker;
  close(): Promise<void>;
}
