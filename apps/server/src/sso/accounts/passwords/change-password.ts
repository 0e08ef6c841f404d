import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import { hashPassword } from './password.js';
import type { Account } from '../account.js';
import { CheckPassword } from './check-password.js';
import { checkNewPassword, normalPassword, type PasswordFault } from './password-rule.js';
import { SetPassword } from './set-password.js';

interface PasswordChange {
  readonly account: Account;
  readonly current: string;
  readonly next: string;
  readonly ip: string;
  /** The session it is changed in, which alone goes on. */
  readonly sessionUid: string;
}

type ChangeFault = 'account.currentPasswordWrong' | 'account.passwordSame' | PasswordFault;

/** Changes a password given the old one. Wrong tries count as they do at sign-in. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly setPassword: SetPassword,
    private readonly work: UnitOfWork,
  ) {}

  async run(change: PasswordChange): Promise<Result<null, ChangeFault>> {
    const { account, current, next, ip, sessionUid } = change;
    const owner = await this.checkPassword.run({ email: account.email, password: current, ip });
    if (!owner.ok || owner.value !== account.accountId) return refuse('account.currentPasswordWrong');
    const checked = checkNewPassword(next, account);
    if (!checked.ok) return checked;
    if (checked.value === normalPassword(current)) return refuse('account.passwordSame');
    const passwordHash = await hashPassword(checked.value);
    return this.work.run(async (tx) => {
      await this.setPassword.run(tx, account, passwordHash, sessionUid);
      return ok(null);
    });
  }
}
