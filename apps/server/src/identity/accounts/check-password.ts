import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { isPassword } from '../password.js';
import { AccountRepository } from './account.repository.js';
import { normalPassword } from './password-rule.js';
import { SignInThrottle } from './sign-in-throttle.js';

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
}

/**
 * Whose password it is. A wrong one, an unknown address, a closed account and one that rests read and take the same.
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
    const isRight = await isPassword(normalPassword(password), account?.passwordHash ?? null);
    if (account === null || !account.isActive || !mayTry || !isRight)
      return refuse('access.credentialsWrong');
    await this.throttle.clear(email, ip);
    return ok(account.accountId);
  }
}
