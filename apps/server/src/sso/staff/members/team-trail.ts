import { Injectable } from '@nestjs/common';

import { Audit } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { LiveUpdates } from '../../../platform/live/index.js';
import { Log } from '../../../platform/log/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';

/** The admin who manages the staff, and the request. */
export interface TeamContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

export interface TeamChange {
  /** As `staff.deactivated`. */
  readonly action: string;
  readonly subjectType: 'staff' | 'role';
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** The traces of a change to staff or roles; `context` is null for what the system did. */
@Injectable()
export class TeamTrail {
  constructor(
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
    private readonly log: Log,
  ) {}

  async record(tx: Transaction, change: TeamChange, context: TeamContext | null): Promise<void> {
    await this.audit.recordStaff(tx, change, context);
    tx.afterCommit(() => {
      this.live
        .publish('staff', { id: change.subjectId, type: change.action })
        .catch((error: unknown) => this.log.warn({ err: error }, 'not told live'));
    });
  }
}
