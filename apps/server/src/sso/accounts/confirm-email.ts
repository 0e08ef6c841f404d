import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken, TOKEN_PATTERN } from '../../platform/ids/index.js';
import { isPassword } from './passwords/password.js';
import { EmailTokenRepository } from './email-token.repository.js';
import { OpenAccount } from './open-account.js';
import { normalPassword } from './passwords/password-rule.js';
import { type Registration, RegistrationSeal } from './register-account.js';
import { SignInThrottle } from './sign-in-throttle.js';

export interface WaitingRegistration {
  readonly email: string;
  /** A browser other than the registering one needs the password, since the link alone may be in a stranger's hands. */
  readonly isPasswordNeeded: boolean;
}

interface Confirmation {
  readonly token: string;
  readonly browserHash: string;
  readonly password: string;
  readonly ip: string;
}

type ConfirmFault = 'account.linkInvalid' | 'access.credentialsWrong';

/** Completes a registration by the link in its mail. */
@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly tokens: EmailTokenRepository,
    private readonly seal: RegistrationSeal,
    private readonly openAccount: OpenAccount,
    private readonly throttle: SignInThrottle,
    private readonly work: UnitOfWork,
  ) {}

  /** The question that the page asks before it completes a registration. */
  async preview(
    token: string,
    browserHash: string,
  ): Promise<Result<WaitingRegistration, 'account.linkInvalid'>> {
    const waiting = await this.waiting(token);
    if (waiting === null) return refuse('account.linkInvalid');
    return ok({
      email: waiting.registration.email,
      isPasswordNeeded: waiting.browserHash !== browserHash,
    });
  }

  /** The new account's id. */
  async run({ token, browserHash, password, ip }: Confirmation): Promise<Result<string, ConfirmFault>> {
    const waiting = await this.waiting(token);
    if (waiting === null) return refuse('account.linkInvalid');
    const { registration, tokenHash } = waiting;
    if (waiting.browserHash !== browserHash && !(await this.isOwner(registration, password, ip)))
      return refuse('access.credentialsWrong');
    return this.work.run<Result<string, ConfirmFault>>(async (tx) => {
      if (!(await this.tokens.use(tx, tokenHash))) return refuse('account.linkInvalid');
      const accountId = await this.openAccount.run(tx, registration);
      if (accountId === null) return refuse('account.linkInvalid');
      await this.tokens.useAll(tx, registration.email);
      return ok(accountId);
    });
  }

  private async isOwner(
    { email, passwordHash }: Registration,
    password: string,
    ip: string,
  ): Promise<boolean> {
    const mayTry = (await this.throttle.take(email, ip)) === 'free';
    return (await isPassword(normalPassword(password), passwordHash)) && mayTry;
  }

  private async waiting(token: string) {
    if (!TOKEN_PATTERN.test(token)) return null;
    const found = await this.tokens.findLive('confirm', hashToken(token));
    const registration =
      typeof found?.registration !== 'string'
        ? null
        : this.seal.open<Registration>(found.registration, found.tokenHash);
    return found === null || registration === null ? null : { ...found, registration };
  }
}
