import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import { hashToken, TOKEN_PATTERN } from '../../../platform/ids/index.js';
import { hashPassword } from './password.js';
import type { Account } from '../account.js';
import { AccountRepository } from '../account.repository.js';
import { EmailTokenRepository } from '../email-token.repository.js';
import { checkNewPassword, type PasswordFault } from './password-rule.js';
import { SetPassword } from './set-password.js';
import { SignInThrottle } from '../sign-in-throttle.js';

/** Sets a new password by the link of a mail. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly setPassword: SetPassword,
    private readonly throttle: SignInThrottle,
    private readonly work: UnitOfWork,
  ) {}

  /** The owner of the link. */
  async owner(token: string): Promise<Result<Account, 'account.linkInvalid'>> {
    const link = TOKEN_PATTERN.test(token) ? await this.tokens.findLive('reset', hashToken(token)) : null;
    const account = typeof link?.accountId === 'string' ? await this.accounts.find(link.accountId) : null;
    return account === null || !account.isActive ? refuse('account.linkInvalid') : ok(account);
  }

  async run(
    token: string,
    password: string,
    ip: string,
  ): Promise<Result<null, 'account.linkInvalid' | PasswordFault>> {
    const owner = await this.owner(token);
    if (!owner.ok) return owner;
    const checked = checkNewPassword(password, owner.value);
    if (!checked.ok) return checked;
    const passwordHash = await hashPassword(checked.value);
    const done = await this.work.run<Result<null, 'account.linkInvalid'>>(async (tx) => {
      if (!(await this.tokens.use(tx, hashToken(token)))) return refuse('account.linkInvalid');
      await this.setPassword.run(tx, owner.value, passwordHash, null);
      return ok(null);
    });
    if (done.ok) await this.throttle.clear(owner.value.email, ip);
    return done;
  }
}
