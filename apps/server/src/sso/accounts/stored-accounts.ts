import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import type { Account } from './account.js';
import { ACCOUNT_ERASED, type AccountErased } from './account.events.js';
import { AccountRepository } from './account.repository.js';
import { Accounts } from './accounts.js';
import { EmailTokenRepository } from './email-token.repository.js';
import { EndsSessions } from './ends-sessions.js';

@Injectable()
export class StoredAccounts extends Accounts {
  constructor(
    private readonly repository: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly modules: ModuleRef,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override byId(accountId: string, db?: SqlRunner): Promise<Account | null> {
    return this.repository.find(accountId, db);
  }

  override async byIds(accountIds: readonly string[], db?: SqlRunner): Promise<ReadonlyMap<string, Account>> {
    const accounts = await this.repository.findMany(accountIds, db);
    return new Map(accounts.map((account) => [account.accountId, account]));
  }

  override byEmail(email: string, db?: SqlRunner): Promise<Account | null> {
    return this.repository.findByEmail(email, db);
  }

  override idsOfMailboxes(mailboxes: readonly string[], db?: SqlRunner): Promise<string[]> {
    return this.repository.idsOfMailboxes(mailboxes, db);
  }

  override async erase(tx: Transaction, accountId: string): Promise<void> {
    const account = await this.repository.find(accountId, tx);
    if (account === null || !(await this.repository.erase(tx, accountId))) return;
    const erased: AccountErased = { accountId };
    await this.tokens.forget(tx, account.email);
    await this.modules.get(EndsSessions, { strict: false }).end(tx, accountId);
    await this.outbox.record(tx, { type: ACCOUNT_ERASED, aggregateId: accountId, payload: erased });
  }
}
