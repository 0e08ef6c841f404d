import { Injectable } from '@nestjs/common';

import { Audit, type StaffContext } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';

export interface RecordsAction {
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Audits staff changes of records, in the transaction of the change. */
@Injectable()
export class RecordsTrail {
  constructor(private readonly audit: Audit) {}

  record(tx: Transaction, entry: RecordsAction, context: StaffContext): Promise<void> {
    return this.audit.recordStaff(tx, entry, context);
  }
}
