import { Injectable } from '@nestjs/common';
import type { ActingConditions } from '@simpletread/domain';

import { Database, type SqlRunner } from '../../platform/database/index.js';
import { type Account, Accounts } from '../accounts/index.js';
import { type SessionStaff, StaffRepository, StaffSessionRepository } from '../staff/index.js';
import type { ActingVisit } from './acting-visit.js';

interface Found {
  readonly account: Account | null;
  readonly staff: SessionStaff | null;
  readonly conditions: ActingConditions;
}

/** Looks up what a visit hangs on. Nothing of it is remembered: whoever signs out of the console sees nothing more of the customer. */
@Injectable()
export class ActingConditionsOf {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly people: StaffRepository,
    private readonly sessions: StaffSessionRepository,
  ) {}

  async of(visit: ActingVisit, db: SqlRunner = this.database): Promise<Found> {
    const account = await this.accounts.byId(visit.accountId, db);
    const person = await this.people.findById(db, visit.staffId);
    const staff = await this.sessions.look(db, visit.staffSessionHash);
    return {
      account,
      staff,
      conditions: {
        endsAt: visit.endsAt,
        isAccountOpen: account?.isActive === true,
        isStaffActive: person !== null,
        staff,
      },
    };
  }
}
