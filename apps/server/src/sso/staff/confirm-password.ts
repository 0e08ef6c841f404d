import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { isPassword, normalPassword } from '../accounts/index.js';
import { type StaffAccount, StaffRepository } from './staff.repository.js';

/** Asks a signed-in person for their password again, before any change of access. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
  ) {}

  /** Wrong passwords count as at sign-in, and a locked account gets the same answer. */
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
