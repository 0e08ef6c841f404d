import { Injectable } from '@nestjs/common';
import { type ActingEnd, ok } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { ActingLookRepository } from './acting-look.repository.js';
import { type ActingVisit, staffOf } from './acting-visit.js';
import { ActingVisitRepository } from './acting-visit.repository.js';

/** Ends visits. The audit row of the end says what was looked at. */
@Injectable()
export class EndVisit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly visits: ActingVisitRepository,
    private readonly looks: ActingLookRepository,
    private readonly audit: Audit,
  ) {}

  async run(visit: ActingVisit, cause: ActingEnd, requestId: string | null = null): Promise<void> {
    await this.work.run(async (tx) => {
      await this.within(tx, visit, cause, requestId);
      return ok(undefined);
    });
  }

  /** Does nothing for a visit that has ended. */
  async within(
    tx: Transaction,
    visit: ActingVisit,
    cause: ActingEnd,
    requestId: string | null,
  ): Promise<void> {
    if (!(await this.visits.end(tx, visit.id, cause))) return;
    const seen = await this.looks.seen(tx, visit.id);
    await this.audit.recordStaff(
      tx,
      {
        action: 'account.acting-ended',
        subjectType: 'account',
        subjectId: visit.accountId,
        before: { beganAt: visit.beganAt?.toISOString() ?? null },
        after: {
          reason: visit.reason,
          endedBy: cause,
          seen: seen.map(({ path, times }) => (times === 1 ? path : `${path} (${times} times)`)),
        },
      },
      { staff: staffOf(visit), requestId },
    );
  }
}
