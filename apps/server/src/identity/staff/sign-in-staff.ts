import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { isPassword } from '../password.js';
import { type StaffAccount, StaffRepository } from './staff.repository.js';
import { StaffSessions } from './staff-sessions.js';

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string | null;
  readonly requestId: string;
}

export interface SignedIn {
  readonly account: StaffAccount;
  readonly token: string;
}

/**
 * Signs a member of staff in. A wrong password, an unknown address and a locked account read and take the same: whoever
 * guesses through a lock learns nothing, not even that the guess was right.
 */
@Injectable()
export class SignInStaff {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessions,
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  async run({
    email,
    password,
    userAgent,
    requestId,
  }: SignIn): Promise<Result<SignedIn, 'access.credentialsWrong'>> {
    const account = await this.staff.findByEmail(this.database, email);
    const isRight = await isPassword(password, account?.passwordHash ?? null);
    if (account === null) return refuse('access.credentialsWrong');
    if (!isRight || account.isLocked) {
      if (!account.isLocked) await this.staff.countFailure(this.database, account.staffId);
      await this.record(account, 'staff.sign-in-refused', requestId);
      return refuse('access.credentialsWrong');
    }
    await this.staff.clearFailures(this.database, account.staffId);
    const token = await this.sessions.begin(account.staffId, userAgent);
    await this.record(account, 'staff.sign-in', requestId);
    return ok({ account, token });
  }

  private async record(account: StaffAccount, action: string, requestId: string): Promise<void> {
    await this.work.run(async (tx) => {
      await this.audit.record(tx, {
        actorKind: 'staff',
        actorId: account.staffId,
        actorName: account.name,
        action,
        subjectType: 'staff',
        subjectId: account.staffId,
        before: null,
        after: null,
        requestId,
      });
      return ok(null);
    });
  }
}
