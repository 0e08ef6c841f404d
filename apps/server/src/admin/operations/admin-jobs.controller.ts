import { Controller } from '@nestjs/common';
import { type HandlerInput, listJobs, listQueues, retryJob } from '@simpletread/contract';
import { ok, refuse } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../platform/http/index.js';
import { JobReader } from '../../platform/jobs/index.js';
import { RetryJob } from './retry-job.js';

@Controller()
export class AdminJobsController {
  constructor(
    private readonly jobs: JobReader,
    private readonly retryJob: RetryJob,
  ) {}

  @Bind(listQueues)
  async queues() {
    const counts = await this.jobs.counts();
    const items = counts.map(({ queue, ...numbers }) => ({ id: queue, name: queue, ...numbers }));
    return ok({ items, total: items.length });
  }

  @Bind(listJobs)
  async list(@Input() { query }: HandlerInput<typeof listJobs>) {
    const { filter = {}, sort, range } = query;
    const { items, total } = await this.jobs.list({
      range,
      isOldestFirst: sort?.[1] === 'ASC',
      ...(filter.queue === undefined ? {} : { queue: filter.queue }),
      ...(filter.state === undefined ? {} : { state: filter.state }),
    });
    const shown = items.map(({ createdAt, finishedAt, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    }));
    return ok({ items: shown, total });
  }

  @Bind(retryJob)
  async retry(
    @Input() { params }: HandlerInput<typeof retryJob>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const isQueued = await this.retryJob.run({ ...params, staff, requestId });
    return isQueued ? ok(undefined) : refuse('record.missing');
  }
}
