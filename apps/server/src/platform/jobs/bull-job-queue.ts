import { Injectable } from '@nestjs/common';

import { type JobOptions, JobQueue } from './job-queue.js';
import { QueueRegistry } from './queue-registry.js';

@Injectable()
export class BullJobQueue extends JobQueue {
  constructor(private readonly registry: QueueRegistry) {
    super();
  }

  override async add(job: string, payload: object, options: JobOptions = {}): Promise<void> {
    await this.registry.queue('work').add(job, payload, {
      ...(options.id === undefined ? {} : { jobId: options.id }),
      ...(options.delayMs === undefined ? {} : { delay: options.delayMs }),
    });
  }
}
