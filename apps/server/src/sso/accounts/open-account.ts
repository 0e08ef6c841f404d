import { Injectable } from '@nestjs/common';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import {
  ACCOUNT_REGISTERED,
  type AccountRegistered,
  EMAIL_PROVED,
  type EmailProved,
} from './account.events.js';
import { AccountRepository, type NewAccount } from './account.repository.js';

/** Makes an account for an address that has just been proved. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The new account's id; null where the address has one already. */
  async run(tx: Transaction, person: Omit<NewAccount, 'accountId'>): Promise<string | null> {
    const accountId = newId();
    if (!(await this.accounts.insert(tx, { ...person, accountId }))) return null;
    const registered: AccountRegistered = { accountId };
    const proved: EmailProved = { accountId, email: person.email };
    await this.outbox.record(tx, { type: ACCOUNT_REGISTERED, aggregateId: accountId, payload: registered });
    await this.outbox.record(tx, { type: EMAIL_PROVED, aggregateId: accountId, payload: proved });
    return accountId;
  }
}
