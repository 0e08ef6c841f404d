import { Injectable } from '@nestjs/common';

import type { JobHandler, ScheduledJob } from './job-queue.js';

/** All jobs and their schedules. Features register theirs in `onModuleInit`. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly schedules: ScheduledJob[] = [];

  register<P extends object>(handler: JobHandler<P>): void {
    if (this.handlers.has(handler.job)) throw new Error(`two handlers for the job ${handler.job}`);
    this.handlers.set(handler.job, handler as unknown as JobHandler);
  }

  /** Also runs `handler` on a schedule, one run at a time over all servers: a tick during a run is skipped. */
  every(everyMs: number, handler: JobHandler): void {
    this.register(handler);
    this.schedules.push({ job: handler.job, everyMs });
  }

  named(job: string): JobHandler | undefined {
    return this.handlers.get(job);
  }

  isScheduled(job: string): boolean {
    return this.schedules.some((schedule) => schedule.job === job);
  }

  scheduled(): readonly ScheduledJob[] {
    return this.schedules;
  }
}
