import { Injectable } from '@nestjs/common';
import { networkOf, ok } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import { hashToken, newToken } from '../../../platform/ids/index.js';
import { MailTurns } from '../../../platform/mail-turns/index.js';
import { AccountMails } from '../account-mails.js';
import { AccountRepository } from '../account.repository.js';
import { EmailTokenRepository } from '../email-token.repository.js';

const RESET_MINUTES = 60;

/** Who asks for a link: `browserHash` recognizes the browser, `ip` is its address. */
export interface Asker {
  readonly browserHash: string;
  readonly ip: string;
}

/** Sends a reset link if the address has an account. The reply doesn't reveal if it has. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly tokens: EmailTokenRepository,
    private readonly mails: AccountMails,
    private readonly turns: MailTurns,
    private readonly work: UnitOfWork,
  ) {}

  async run(email: string, { browserHash, ip }: Asker): Promise<void> {
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
      // Only an email that goes out takes a turn; a refused one takes the link back.
      if (!(await this.tokens.insert(tx, link, RESET_MINUTES))) return ok(null);
      const turn = await this.turns.take(tx, { kind: 'accountLink', to: email, by: networkOf(ip) });
      if (!turn.ok) return turn;
      await this.mails.reset(tx, account.email, token);
      return ok(null);
    });
  }
}
