import { Injectable } from '@nestjs/common';
import { ok, parseEmail, parseFirstName, parseLastName, refuse, type Result } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import { AccountRepository, OpenAccount } from '../../accounts/index.js';
import { OutsideIdentityRepository } from './outside-identity.repository.js';

const GOOGLE = 'https://accounts.google.com';

/** The identity that Google confirmed. */
export interface GooglePerson {
  /** Google's own id of the person; addresses change hands, this does not. */
  readonly subject: string;
  readonly email: string;
  /** Google runs the mailbox, so the named person holds it now. */
  readonly isAddressProved: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Finds the account of a person whom Google names: the one linked before, else the one with the address, else a new one. The last
 * two only where Google runs the mailbox, which proves the address as our own mail would have.
 */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly identities: OutsideIdentityRepository,
    private readonly accounts: AccountRepository,
    private readonly openAccount: OpenAccount,
    private readonly work: UnitOfWork,
  ) {}

  run(person: GooglePerson): Promise<Result<string, 'account.googleRefused'>> {
    const email = parseEmail(person.email);
    if (!email.ok || person.subject === '') return Promise.resolve(refuse('account.googleRefused'));
    return this.work.run<Result<string, 'account.googleRefused'>>(async (tx) => {
      const linked = await this.identities.find(tx, GOOGLE, person.subject);
      if (linked === null && !person.isAddressProved) return refuse('account.googleRefused');
      const account =
        linked === null
          ? await this.accounts.findByEmail(email.value, tx)
          : await this.accounts.find(linked, tx);
      if (account !== null && !account.isActive) return refuse('account.googleRefused');
      const accountId =
        account?.accountId ?? (linked === null ? await this.open(tx, person, email.value) : null);
      if (accountId === null) return refuse('account.googleRefused');
      if (linked === null)
        await this.identities.link(tx, { issuer: GOOGLE, subject: person.subject, accountId });
      return ok(accountId);
    });
  }

  private open(
    tx: Parameters<OpenAccount['run']>[0],
    person: GooglePerson,
    email: string,
  ): Promise<string | null> {
    const [firstName, lastName] = [parseFirstName(person.firstName), parseLastName(person.lastName)];
    return this.openAccount.run(tx, {
      email,
      passwordHash: null,
      firstName: firstName.ok ? firstName.value : 'Friend',
      lastName: lastName.ok ? lastName.value : 'Driver',
      isCrewRequested: false,
    });
  }
}
