import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, type Result } from '@simpletread/domain';

import { ACCOUNT_REGISTERED, type AccountRegistered, Accounts } from '../accounts/index.js';
import { Audit } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { AccountStandings } from './account-standings.js';
import { CrewRepository } from './grants/crew.repository.js';

/** Joining and leaving SimpleCrew [R1.11]. Customers who ticked it while registering are members at once. */
@Injectable()
export class ChangeCrew implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly crew: CrewRepository,
    private readonly standings: AccountStandings,
    private readonly accounts: Accounts,
    private readonly audit: Audit,
    private readonly consumers: EventConsumers,
  ) {}

  onModuleInit(): void {
    this.consumers.register<AccountRegistered>({
      consumer: 'account-types.join-crew',
      eventType: ACCOUNT_REGISTERED,
      handle: async (tx, { payload: { accountId } }) => {
        const account = await this.accounts.byId(accountId, tx);
        if (account?.isCrewRequested === true) await this.change(tx, accountId, true);
      },
    });
  }

  run(accountId: string, isMember: boolean): Promise<Result<null>> {
    return this.work.run<Result<null>>(async (tx) => {
      await this.change(tx, accountId, isMember);
      return ok(null);
    });
  }

  private async change(tx: Transaction, accountId: string, isMember: boolean): Promise<void> {
    const hasChanged = isMember ? await this.crew.add(tx, accountId) : await this.crew.remove(tx, accountId);
    if (!hasChanged) return;
    await this.audit.record(tx, {
      actorKind: 'customer',
      actorId: accountId,
      action: isMember ? 'crew.join' : 'crew.leave',
      subjectType: 'account',
      subjectId: accountId,
      before: { isCrewMember: !isMember },
      after: { isCrewMember: isMember },
    });
    this.standings.changed(tx, accountId);
  }
}
