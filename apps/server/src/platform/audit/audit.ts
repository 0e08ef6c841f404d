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

/** A member of staff by name, as the audit keeps them. */
export type StaffName = Pick<StaffPrincipal, 'staffId' | 'name'>;

/** The acting staff member; `requestId` is null for actions that end later, outside of their requests. */
export interface StaffActing {
  readonly staff: StaffName;
  readonly requestId: string | null;
}

/** The staff member who acts, and the request. */
export interface StaffContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/** An action of a member of staff on a record. */
export type StaffAction = Pick<AuditEntry, 'action' | 'subjectType' | 'subjectId' | 'before' | 'after'>;

/** A member of staff as the actor of an audit row. */
export const staffActor = ({ staff, requestId }: StaffActing) =>
  ({ actorKind: 'staff', actorId: staff.staffId, actorName: staff.name, requestId }) as const;

/** Append-only record of all changes by staff, written in the transaction of the change. */
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

  /** As `record`, for an action of staff; `context` is null for an action of the system. */
  recordStaff(tx: Transaction, staffAction: StaffAction, context: StaffActing | null): Promise<void> {
    const actor = context === null ? ({ actorKind: 'system', actorId: null } as const) : staffActor(context);
    return this.record(tx, { ...staffAction, ...actor });
  }
}
