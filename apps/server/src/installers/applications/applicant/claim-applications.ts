import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Accounts, CUSTOMER_SIGNED_IN, EMAIL_PROVED } from '../../../sso/index.js';
import { Audit } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { EventConsumers } from '../../../platform/outbox/index.js';
import { EntryRepository } from '../entry.repository.js';
import type { InstallerApplicationRow } from '../installer-application.entity.js';
import { InstallerMails } from '../installer-mails.js';

interface Owner {
  readonly accountId: string;
  /** In lower case, and proved. */
  readonly email: string;
}

// The newest of each address, unless one of the account is open there; what is left was sent twice.
const CLAIM = `
  UPDATE installer_applications.application a SET account_id = $1, state = 'submitted', version = version + 1, updated_at = now()
  WHERE a.id IN (SELECT DISTINCT ON (zip, lower(address1)) id FROM installer_applications.application
                 WHERE account_id IS NULL AND email = $2 ORDER BY zip, lower(address1), created_at DESC)
    AND NOT EXISTS (SELECT 1 FROM installer_applications.application o WHERE o.account_id = $1 AND o.zip = a.zip
                    AND lower(o.address1) = lower(a.address1) AND o.state IN ('submitted', 'inReview', 'questionAsked'))
  RETURNING a.id, a.company`;

const LEFT_OVER = 'DELETE FROM installer_applications.application WHERE account_id IS NULL AND email = $1';

/**
 * Applications that a guest sent become those of the account whose address is proved to be the one in them: once it is proved, at
 * the next sign-in, or as soon as their applicant acts on them.
 */
@Injectable()
export class ClaimApplications implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly accounts: Accounts,
    private readonly entries: EntryRepository,
    private readonly mails: InstallerMails,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    for (const eventType of [EMAIL_PROVED, CUSTOMER_SIGNED_IN]) {
      this.consumers.register<{ readonly accountId: string }>({
        consumer: `installer-applications.claim.${eventType}`,
        eventType,
        handle: async (tx, { payload }) => {
          const account = await this.accounts.byId(payload.accountId, tx);
          if (account !== null && account.isActive && account.isEmailProved) await this.run(tx, account);
        },
      });
    }
  }

  async run(tx: Transaction, { accountId, email }: Owner): Promise<void> {
    const claimed = await tx.query<Pick<InstallerApplicationRow, 'id' | 'company'>>(CLAIM, [
      accountId,
      email,
    ]);
    await tx.execute(LEFT_OVER, [email]);
    for (const { id, company } of claimed) {
      await this.entries.addOfApplicant(tx, id, 'confirm');
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: accountId,
        action: 'installerApplication.confirm',
        subjectType: 'installerApplication',
        subjectId: id,
        before: { state: 'awaitingEmail' },
        after: { state: 'submitted' },
      });
      await this.mails.received(tx, email, company);
    }
  }
}
