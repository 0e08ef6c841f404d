import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

import type { Transaction } from '../../../platform/database/index.js';
import { Outbox } from '../../../platform/outbox/index.js';
import { AccountMails } from '../account-mails.js';
import type { Account } from '../account.js';
import { PASSWORD_CHANGED, type PasswordChanged } from '../account.events.js';
import { AccountRepository } from '../account.repository.js';
import { EmailTokenRepository } from '../email-token.repository.js';
import { EndsSessions } from '../ends-sessions.js';

/** The effects of every new password: email links expire, other sessions end, and the owner is notified. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly modules: ModuleRef,
    private readonly mails: AccountMails,
    private readonly outbox: Outbox,
  ) {}

  async run(
    tx: Transaction,
    { accountId, email }: Pick<Account, 'accountId' | 'email'>,
    passwordHash: string,
    exceptUid: string | null,
  ): Promise<void> {
    const changed: PasswordChanged = { accountId };
    await this.accounts.setPassword(tx, accountId, passwordHash);
    await this.tokens.useAll(tx, email);
    await this.modules.get(EndsSessions, { strict: false }).end(tx, accountId, exceptUid);
    await this.outbox.record(tx, { type: PASSWORD_CHANGED, aggregateId: accountId, payload: changed });
    await this.mails.notice(tx, email, 'The password of your account was changed.');
  }
}
