import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { isPassword, renewedHash } from './password.js';
import { AccountRepository } from '../account.repository.js';
import { normalPassword } from './password-rule.js';
import { SignInThrottle } from '../sign-in-throttle.js';

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
}

/**
 * Finds the owner of a password. A wrong password, an unknown address, a closed account and a paused one read the same
 * and take the same time.
 */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly throttle: SignInThrottle,
  ) {}

  async run({ email, password, ip }: Attempt): Promise<Result<string, 'access.credentialsWrong'>> {
    const mayTry = await this.throttle.take(email, ip);
    const account = await this.accounts.secretOfEmail(email);
    const normal = normalPassword(password);
    const hash = account?.passwordHash ?? null;
    const isRight = await isPassword(normal, hash);
    if (account === null || !account.isActive || !mayTry || !isRight)
      return refuse('access.credentialsWrong');
    await this.throttle.clear(email, ip);
    if (hash !== null) await this.renew(account.accountId, normal, hash);
    return ok(account.accountId);
  }

  private async renew(accountId: string, password: string, hash: string): Promise<void> {
    const renewed = await renewedHash(password, hash);
    if (renewed !== null) await this.accounts.renewHash(accountId, hash, renewed);
  }
}
