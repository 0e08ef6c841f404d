import { Injectable } from '@nestjs/common';
import { ok } from '@simpletread/domain';

import { UnitOfWork } from '../../../platform/database/index.js';
import { AccountLinks, type Asker } from '../account-links.js';
import { AccountMails } from '../account-mails.js';
import { AccountRepository } from '../account.repository.js';

/** Sends a reset link if the address has an account. The reply doesn't reveal if it has. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: AccountLinks,
    private readonly mails: AccountMails,
    private readonly work: UnitOfWork,
  ) {}

  async run(email: string, asker: Asker): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (account === null || !account.isActive) return;
    await this.work.run(async (tx) => {
      const link = await this.links.toReset(tx, account, asker);
      if (link !== null) await this.mails.reset(tx, account.email, link);
      return ok(null);
    });
  }
}
