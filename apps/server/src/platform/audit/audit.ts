import { Injectable } from '@nestjs/common';

import type { StaffPrincipal } from '../access/index.js';
import type { Transaction } from '../database/index.js';
import { newId } from '../ids/index.js';

export interface AuditEntry {
  readonly actorKind: 'staff' | 'customer' | 'guest' | 'system';
  readonly actorId: string | null;
  readonly actorName?: string | null;
  /** Namespaced verb, as `order.cancel`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly requestId?: string | null;
}

/** Who of the staff does something, in which request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/** What a member of staff did to which record. */
export type StaffDeed = Pick<AuditEntry, 'action' | 'subjectType' | 'subjectId' | 'before' | 'after'>;

/** Append-only record of who changed what, written in the transaction of the change. */
@Injectable()
export class Audit {
  async record(tx: Transaction, entry: AuditEntry): Promise<void> {
    await tx.execute(
      `INSERT INTO platform.audit_row
         (id, actor_kind, actor_id, actor_name, action, subject_type, subject_id, before, after, request_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        newId(),
        entry.actorKind,
        entry.actorId,
        entry.actorName ?? null,
        entry.action,
        entry.subjectType,
        entry.subjectId,
        entry.before === null ? null : JSON.stringify(entry.before),
        entry.after === null ? null : JSON.stringify(entry.after),
        entry.requestId ?? null,
      ],
    );
  }

  /** As `record`, of what a member of staff did. */
  recordStaff(tx: Transaction, deed: StaffDeed, { staff, requestId }: StaffContext): Promise<void> {
    const actor = { actorKind: 'staff', actorId: staff.staffId, actorName: staff.name } as const;
    return this.record(tx, { ...actor, ...deed, requestId });
  }
}
