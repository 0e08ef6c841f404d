import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';

import {
  JOB_STATES,
  type JobCounts,
  type JobFilter,
  JobReader,
  type JobState,
  type JobSummary,
} from './job-reader.js';
import { QueueRegistry } from './queue-registry.js';
import { QUEUE_NAMES, type QueueName } from './queues.js';

const summaryOf = (queue: string, state: JobState, job: Job): JobSummary => ({
  id: job.id ?? '',
  queue,
  name: job.name,
  state,
  attempts: job.attemptsMade,
  failure: job.failedReason ?? null,
  createdAt: new Date(job.timestamp),
  finishedAt: job.finishedOn === undefined ? null : new Date(job.finishedOn),
});

const byAge = (a: JobSummary, b: JobSummary): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

// Per state. Retention keeps fewer, and staff page no further.
const MOST_READ = 5_000;

/**
 * Reads both queues. Each state of a queue has its own order (delayed jobs by due time), so a page by age is cut from
 * all of them.
 */
@Injectable()
export class BullJobReader extends JobReader {
  constructor(private readonly registry: QueueRegistry) {
    super();
  }

  override counts(): Promise<JobCounts[]> {
    return Promise.all(QUEUE_NAMES.map((name) => this.countsOf(name)));
  }

  override async list(filter: JobFilter): Promise<{ items: JobSummary[]; total: number }> {
    const queues = QUEUE_NAMES.filter((name) => filter.queue === undefined || filter.queue === name);
    const states: readonly JobState[] = filter.state === undefined ? JOB_STATES : [filter.state];
    const [from, to] = filter.range;
    const isOldestFirst = filter.isOldestFirst === true;
    const reads = queues.flatMap((name) => states.map((state) => this.read(name, state)));
    const sorted = (await Promise.all(reads))
      .flat()
      .sort((a, b) => (isOldestFirst ? byAge(a, b) : byAge(b, a)));
    const counts = await Promise.all(queues.map((name) => this.countsOf(name)));
    const total = counts
      .flatMap((count) => states.map((state) => count[state]))
      .reduce((sum, count) => sum + count, 0);
    return { items: sorted.slice(from, to + 1), total };
  }

  override async isFailed(queue: string, id: string): Promise<boolean> {
    return (await this.failedJob(queue, id)) !== null;
  }

  override async retry(queue: string, id: string): Promise<boolean> {
    const job = await this.failedJob(queue, id);
    await job?.retry('failed');
    return job !== null;
  }

  private async failedJob(queue: string, id: string): Promise<Job | null> {
    const name = QUEUE_NAMES.find((known) => known === queue);
    const job = name === undefined ? undefined : await this.registry.queue(name).getJob(id);
    return job !== undefined && (await job.isFailed()) ? job : null;
  }

  private async countsOf(name: QueueName): Promise<JobCounts> {
    const counts = await this.registry.queue(name).getJobCounts(...JOB_STATES);
    const of = (state: JobState): number => counts[state] ?? 0;
    return {
      queue: name,
      waiting: of('waiting'),
      active: of('active'),
      delayed: of('delayed'),
      completed: of('completed'),
      failed: of('failed'),
    };
  }

  private async read(name: QueueName, state: JobState): Promise<JobSummary[]> {
    const jobs = await this.registry.queue(name).getJobs(state, 0, MOST_READ - 1);
    return jobs.map((job) => summaryOf(name, state, job));
  }
}
