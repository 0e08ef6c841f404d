import { Injectable } from '@nestjs/common';
import { networkOf, ok } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newToken } from '../../platform/ids/index.js';
import { MailTurns } from '../../platform/mail-turns/index.js';
import { Seal } from '../../platform/sealing/index.js';
import { hashPassword } from './passwords/password.js';
import type { Asker } from './passwords/request-password-reset.js';
import { AccountMails } from './account-mails.js';
import { AccountRepository } from './account.repository.js';
import { EmailTokenRepository } from './email-token.repository.js';

const CONFIRM_MINUTES = 24 * 60;
const RESET_MINUTES = 60;

/** The input of a registration, before the address is proved. */
export interface Registration {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isCrewRequested: boolean;
}

/** Opens and seals registrations that wait for their proof. */
@Injectable()
export class RegistrationSeal extends Seal {
  constructor(config: Config) {
    super(config.sessionSecret, 'account registration');
  }
}

/**
 * Starts a registration. Until its link is followed, it only sends an email: the link for a new address, or a notice
 * to the owner of an existing account. Reply and timing are the same for both.
 */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly mails: AccountMails,
    private readonly turns: MailTurns,
    private readonly seal: RegistrationSeal,
    private readonly work: UnitOfWork,
  ) {}

  async run(
    { password, ...person }: Omit<Registration, 'passwordHash'> & { readonly password: string },
    { browserHash, ip }: Asker,
  ): Promise<void> {
    const registration: Registration = { ...person, passwordHash: await hashPassword(password) };
    const { email } = person;
    await this.work.run(async (tx) => {
      const account = await this.accounts.findByEmail(email, tx);
      const token = newToken();
      const tokenHash = hashToken(token);
      const sealed = this.seal.seal(registration, tokenHash);
      const link =
        account === null
          ? { purpose: 'confirm' as const, accountId: null, registration: sealed }
          : { purpose: 'reset' as const, accountId: account.accountId, registration: null };
      const minutes = account === null ? CONFIRM_MINUTES : RESET_MINUTES;
      // Only an email that goes out takes a turn; a refused one takes the link back.
      if (!(await this.tokens.insert(tx, { tokenHash, email, browserHash, ...link }, minutes)))
        return ok(null);
      const turn = await this.turns.take(tx, { kind: 'accountLink', to: email, by: networkOf(ip) });
      // Whoever asked isn't told: the answer is the same for every address.
      if (!turn.ok) return turn;
      if (account === null) await this.mails.confirm(tx, email, token);
      else await this.mails.alreadyRegistered(tx, email, token);
      return ok(null);
    });
  }
}
