import { Injectable } from '@nestjs/common';

import { Audit } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { Log } from '../../platform/log/index.js';
import type { Approval, ApprovalContext } from './approval.js';

interface Change {
  /** As `approval.request`. */
  readonly action: string;
  readonly before: object | null;
  readonly after: object;
}

/** The traces of a request and its end: a row in the audit, and a word to open consoles after the commit. */
@Injectable()
export class ApprovalTrail {
  constructor(
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  async record(
    tx: Transaction,
    { id, kind, subjectType, subjectId }: Approval,
    change: Change,
    context: ApprovalContext | null,
  ): Promise<void> {
    const about = { kind, subjectType, subjectId };
    const entry = {
      action: change.action,
      subjectType: 'approval',
      subjectId: id,
      before: change.before === null ? null : { ...about, ...change.before },
      after: { ...about, ...change.after },
    };
    await this.audit.recordStaff(tx, entry, context);
    tx.afterCommit(() => {
      this.live
        .publish('approvals', { id, type: change.action })
        .catch((error: unknown) => this.log.warn({ err: error, approvalId: id }, 'not told live'));
    });
  }
}
