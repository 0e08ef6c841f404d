import { Injectable } from '@nestjs/common';
import { type ActingEnd, actingEndOf } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type Account, Accounts } from '../accounts/index.js';
import { type SessionStaff, StaffRepository, StaffSessionRepository } from '../staff/index.js';
import type { VisitKind, VisitLook } from '../staff-visits/index.js';
import { ActingTrail } from './acting-trail.js';
import type { ActingVisit } from './acting-visit.js';
import { ActingVisitRepository } from './acting-visit.repository.js';

export type ActingCause = Exclude<ActingEnd, 'ended'>;

export interface ActingFound {
  readonly account: Account;
  readonly staff: SessionStaff;
}

/**
 * Acting for a customer. Nothing that a visit depends on is cached: staff who sign out of the console see nothing
 * more.
 */
@Injectable()
export class ActingKind implements VisitKind<ActingVisit, ActingFound, ActingCause> {
  readonly sweepJob = 'identity.sweep-acting-visits';

  constructor(
    readonly store: ActingVisitRepository,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly people: StaffRepository,
    private readonly sessions: StaffSessionRepository,
    private readonly trail: ActingTrail,
  ) {}

  async look(
    visit: ActingVisit,
    db: SqlRunner = this.database,
  ): Promise<VisitLook<ActingFound, ActingCause>> {
    const account = await this.accounts.byId(visit.accountId, db);
    const person = await this.people.findById(db, visit.staffId);
    const staff = await this.sessions.look(db, visit.staffSessionHash);
    const { endsAt, readAt } = visit;
    const isAccountOpen = account?.isActive === true;
    const cause = actingEndOf({ endsAt, isAccountOpen, isStaffActive: person !== null, staff }, readAt);
    if (cause !== null) return { isOver: true, cause };
    if (account === null) return { isOver: true, cause: 'accountClosed' };
    return staff === null
      ? { isOver: true, cause: 'signedOut' }
      : { isOver: false, found: { account, staff } };
  }
  began(tx: Transaction, visit: ActingVisit, { account }: ActingFound, requestId: string): Promise<void> {
    return this.trail.began(tx, visit, { email: account.email, requestId });
  }

  ended(tx: Transaction, visit: ActingVisit, cause: ActingEnd, requestId: string | null): Promise<void> {
    return this.trail.ended(tx, visit, cause, requestId);
  }
}
