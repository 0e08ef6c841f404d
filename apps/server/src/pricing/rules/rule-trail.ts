import { Injectable } from '@nestjs/common';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';

/** Who changes rules, in which request. */
export interface DeskContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

export interface Deed {
  /** Namespaced verb, as `promotion.change`. */
  readonly action: string;
  readonly subjectType: 'promotion' | 'priceList' | 'couponBatch';
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Tells the audit what staff did to rules, in the transaction of the change. */
@Injectable()
export class RuleTrail {
  constructor(private readonly audit: Audit) {}

  record(tx: Transaction, deed: Deed, { staff, requestId }: DeskContext): Promise<void> {
    return this.audit.record(tx, {
      actorKind: 'staff',
      actorId: staff.staffId,
      actorName: staff.name,
      ...deed,
      requestId,
    });
  }
}
