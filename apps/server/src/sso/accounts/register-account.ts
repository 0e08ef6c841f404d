import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { Seal } from '../../platform/sealing/index.js';
import { hashPassword } from './passwords/password.js';
import { AccountLinks, type Asker } from './account-links.js';
import { AccountMails } from './account-mails.js';
import { AccountRepository } from './account.repository.js';

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
    private readonly links: AccountLinks,
    private readonly mails: AccountMails,
    private readonly seal: RegistrationSeal,
    private readonly work: UnitOfWork,
  ) {}

  async run(
    { password, ...person }: Omit<Registration, 'passwordHash'> & { readonly password: string },
    asker: Asker,
  ): Promise<void> {
    const registration: Registration = { ...person, passwordHash: await hashPassword(password) };
    const { email } = person;
    await this.work.run(async (tx) => {
      const account = await this.accounts.findByEmail(email, tx);
      if (account === null) {
        const token = await this.links.toConfirm(
          tx,
          email,
          (tokenHash) => this.seal.seal(registration, tokenHash),
          asker,
        );
        if (token !== null) await this.mails.confirm(tx, email, token);
        return ok(null);
      }
      const link = await this.links.toReset(tx, account, asker);
      if (link !== null) await this.mails.alreadyRegistered(tx, account.email, link);
      return ok(null);
    });
  }
}
