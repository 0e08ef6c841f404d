import { Injectable } from '@nestjs/common';

import { Audit } from '../platform/audit/index.js';
import type { Transaction } from '../platform/database/index.js';
import type { DeskContext } from './desk-context.js';

export interface DeskDeed {
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Tells the audit what staff did to records, in the transaction of the change. */
@Injectable()
export class DeskTrail {
  constructor(private readonly audit: Audit) {}

  record(tx: Transaction, deed: DeskDeed, context: DeskContext): Promise<void> {
    return this.audit.recordStaff(tx, deed, context);
  }
}
