import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../access/index.js';
import { Audit } from '../../audit/index.js';
import { UnitOfWork } from '../../database/index.js';
import { JobReader } from '../index.js';

interface Retry {
  readonly queue: string;
  readonly id: string;
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/** Returns a failed job to its queue. The audit is written first, because the job may run at once. */
@Injectable()
export class RetryJob {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly jobs: JobReader,
  ) {}

  async run({ queue, id, staff, requestId }: Retry): Promise<Result<undefined, 'record.missing'>> {
    if (!(await this.jobs.isFailed(queue, id))) return refuse('record.missing');
    await this.work.run(async (tx) => {
      await this.audit.recordStaff(
        tx,
        {
          action: 'job.retry',
          subjectType: 'job',
          subjectId: [queue, id].join('/'),
          before: { state: 'failed' },
          after: { state: 'waiting' },
        },
        { staff, requestId },
      );
      return ok(undefined);
    });
    return (await this.jobs.retry(queue, id)) ? ok(undefined) : refuse('record.missing');
  }
}
