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

/** Registrations of one address, that of the asking browser apart. */
interface Waiting {
  readonly email: string;
  readonly own: Registration | null;
  readonly all: readonly Registration[];
}

interface Confirmation {
  readonly token: string;
  readonly browserHash: string;
  readonly password: string;
  readonly ip: string;
}

type ConfirmFault = 'account.linkInvalid' | 'access.credentialsWrong';

/**
 * Completes a registration by the link in its mail. The link proves the address for whoever registered it: for the browser that opens it, its
 * own registration; elsewhere, the one whose password is given.
 */
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
    const waiting = await this.waiting(token, browserHash);
    if (waiting === null) return refuse('account.linkInvalid');
    return ok({ email: waiting.email, isPasswordNeeded: waiting.own === null });
  }

  /** The new account's id. */
  async run({ token, browserHash, password, ip }: Confirmation): Promise<Result<string, ConfirmFault>> {
    const waiting = await this.waiting(token, browserHash);
    if (waiting === null) return refuse('account.linkInvalid');
    const { email, own, all } = waiting;
    const registration = own ?? (await this.ownedBy(password, all, email, ip));
    if (registration === null) return refuse('access.credentialsWrong');
    return this.work.run<Result<string, ConfirmFault>>(async (tx) => {
      if (!(await this.tokens.use(tx, hashToken(token)))) return refuse('account.linkInvalid');
      const accountId = await this.openAccount.run(tx, registration);
      if (accountId === null) return refuse('account.linkInvalid');
      await this.tokens.useAll(tx, email);
      return ok(accountId);
    });
  }

  private async ownedBy(
    password: string,
    all: readonly Registration[],
    email: string,
    ip: string,
  ): Promise<Registration | null> {
    const mayTry = (await this.throttle.take(email, ip)) === 'free';
    const normal = normalPassword(password);
    for (const registration of all)
      if ((await isPassword(normal, registration.passwordHash)) && mayTry) return registration;
    return null;
  }

  private async waiting(token: string, browserHash: string): Promise<Waiting | null> {
    const link = TOKEN_PATTERN.test(token) ? await this.tokens.findLive('confirm', hashToken(token)) : null;
    if (link === null) return null;
    const rows = await this.tokens.waiting(link, browserHash);
    const opened = rows.flatMap(({ registration, tokenHash, browserHash: by }) => {
      const person = registration === null ? null : this.seal.open<Registration>(registration, tokenHash);
      return person === null ? [] : [{ person, isOwn: by === browserHash }];
    });
    const all = opened.map(({ person }) => person);
    const own = opened.find(({ isOwn }) => isOwn)?.person ?? null;
    return all.length === 0 ? null : { email: link.email, own, all };
  }
}
