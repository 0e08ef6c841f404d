import { Injectable } from '@nestjs/common';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { EntryRepository } from '../entry.repository.js';

interface TrailEntry {
  readonly event: string;
  readonly text: string;
  readonly isInternal?: boolean;
  readonly before: object | null;
  readonly after: object;
}

/** Staff actions on an application, in its thread and in the audit. */
@Injectable()
export class InstallerStaffTrail {
  constructor(
    private readonly entries: EntryRepository,
    private readonly audit: Audit,
  ) {}

  async leave(
    tx: Transaction,
    id: string,
    { event, text, isInternal = false, before, after }: TrailEntry,
    { staff, requestId }: StaffContext,
  ): Promise<void> {
    await this.entries.add(tx, id, { event, text, isInternal, byKind: 'staff', byName: staff.name });
    await this.audit.recordStaff(
      tx,
      {
        action: `installerApplication.${event}`,
        subjectType: 'installerApplication',
        subjectId: id,
        before,
        after: { ...after, ...(text === '' ? {} : { text }) },
      },
      { staff, requestId },
    );
  }
}
