import { Injectable } from '@nestjs/common';
import { type AccountStanding, accountStanding } from '@simpletread/domain';

import { ACCOUNT_TYPES_CHANGED } from '../sessions/index.js';
import { Log } from '../../platform/log/index.js';
import { PubSub } from '../../platform/pubsub/index.js';
import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { VerifiedGroups } from '../verification/index.js';
import { AccountGrantRepository } from './grants/account-grant.repository.js';
import { CrewRepository } from './grants/crew.repository.js';

/** Current standings of accounts, read from their records each time. Nothing in a request affects them. */
@Injectable()
export class AccountStandings {
  constructor(
    private readonly database: Database,
    private readonly grants: AccountGrantRepository,
    private readonly crew: CrewRepository,
    private readonly verified: VerifiedGroups,
    private readonly pubSub: PubSub,
    private readonly log: Log,
  ) {}

  /** Retail without memberships, for an unknown account. */
  async of(accountId: string, db: SqlRunner = this.database): Promise<AccountStanding> {
    const grants = await this.grants.ofAccount(accountId, db);
    const { isMember: isCrewMember, now } = await this.crew.look(accountId, db);
    const verifications = await this.verified.of(accountId, db);
    const inForce = grants.filter((grant) => grant.isInForce).map((grant) => ({ ...grant, until: null }));
    return accountStanding({ grants: inForce, isCrewMember, verifications }, now);
  }

  /** Makes every server drop the account's cached standing after the commit; `null` for all accounts. */
  changed(tx: Transaction, accountId: string | null): void {
    tx.afterCommit(() => {
      this.pubSub
        .publish(ACCOUNT_TYPES_CHANGED, accountId === null ? {} : { accountId })
        .catch((error: unknown) =>
          this.log.warn({ err: error }, 'a change of account types was not announced'),
        );
    });
  }
}
