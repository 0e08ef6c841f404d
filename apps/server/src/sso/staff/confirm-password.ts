import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { isPassword, normalPassword } from '../accounts/index.js';
import { type StaffAccount, StaffRepository } from './staff.repository.js';

/** Asks somebody who is signed in for their password again, before anything that could lock them out or others in. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
  ) {}

  /** Wrong ones count like those of a sign-in, and a locked account is told the same. */
  async run(
    staffId: string,
    password: string,
  ): Promise<Result<StaffAccount, 'account.currentPasswordWrong'>> {
    const account = await this.staff.findById(this.database, staffId);
    const isRight = await isPassword(normalPassword(password), account?.passwordHash ?? null);
    if (account === null) return refuse('account.currentPasswordWrong');
    if (isRight && !account.isLocked) return ok(account);
    if (!account.isLocked) await this.staff.countFailure(this.database, staffId);
    return refuse('account.currentPasswordWrong');
  }
}
