import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../../accounts/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { AccountStandings } from '../account-standings.js';
import { AccountTypeMails } from '../account-type-mails.js';
import { AccountGrantRepository } from '../grants/account-grant.repository.js';
import type { StaffContext } from '../staff-context.js';

/** Ends a type of an account at once; taking away needs no second person. */
@Injectable()
export class EndType {
  constructor(
    private readonly work: UnitOfWork,
    private readonly grants: AccountGrantRepository,
    private readonly standings: AccountStandings,
    private readonly accounts: Accounts,
    private readonly mails: AccountTypeMails,
    private readonly audit: Audit,
  ) {}

  run(grantId: string, version: number, { staff, requestId }: StaffContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      const grant = await this.grants.find(tx, grantId);
      if (grant === null) return refuse('record.missing');
      if (!(await this.grants.end(tx, grantId, version))) return refuse('record.stale');
      const { accountId, type, until } = grant;
      await this.audit.recordStaff(
        tx,
        {
          action: 'account.endType',
          subjectType: 'account',
          subjectId: accountId,
          before: { grantId, type, until },
          after: { grantId, type, until: await tx.now() },
        },
        { staff, requestId },
      );
      const account = await this.accounts.byId(accountId, tx);
      if (account !== null) await this.mails.ended(tx, account.email, type);
      this.standings.changed(tx, accountId);
      return ok(undefined);
    });
  }
}
