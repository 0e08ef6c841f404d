import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newToken } from '../../platform/ids/index.js';
import { AccountMails } from './account-mails.js';
import { AccountRepository } from './account.repository.js';
import { EmailTokenRepository } from './email-token.repository.js';

const RESET_MINUTES = 60;

/** Sends a link for a new password to an address that has an account; whoever asks does not hear which. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly mails: AccountMails,
    private readonly work: UnitOfWork,
  ) {}

  async run(email: string, browserHash: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (account === null || !account.isActive) return;
    await this.work.run(async (tx) => {
      const token = newToken();
      const link = {
        tokenHash: hashToken(token),
        purpose: 'reset' as const,
        email: account.email,
        accountId: account.accountId,
        registration: null,
        browserHash,
      };
      if (await this.tokens.insert(tx, link, RESET_MINUTES)) await this.mails.reset(tx, account.email, token);
      return ok(null);
    });
  }
}
