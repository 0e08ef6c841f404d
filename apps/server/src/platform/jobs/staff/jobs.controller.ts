import { Controller } from '@nestjs/common';
import { type HandlerInput, listJobs, listQueues, retryJob } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../access/index.js';
import { Bind, Input, RequestId, Staff } from '../../http/index.js';
import { JobListReader } from './job-list.reader.js';
import { RetryJob } from './retry-job.js';

@Controller()
export class StaffJobsController {
  constructor(
    private readonly jobs: JobListReader,
    private readonly retryJob: RetryJob,
  ) {}

  @Bind(listQueues)
  async queues(@Input() { query }: HandlerInput<typeof listQueues>) {
    return ok(await this.jobs.queues(query));
  }

  @Bind(listJobs)
  async list(@Input() { query }: HandlerInput<typeof listJobs>) {
    return ok(await this.jobs.page(query));
  }

  @Bind(retryJob)
  retry(
    @Input() { params }: HandlerInput<typeof retryJob>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.retryJob.run({ ...params, staff, requestId });
  }
}
