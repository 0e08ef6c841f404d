import { Injectable } from '@nestjs/common';
import { domainOfEmail, ok, refuse, type Result, usualPriceGroup } from '@simpletread/domain';

import { Accounts } from '../accounts/index.js';
import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { AccountStandings } from './account-standings.js';
import { AccountTypeMails } from './account-type-mails.js';
import { EmployerRepository } from './employers/employer.repository.js';
import { AccountGrantRepository } from './grants/account-grant.repository.js';

/** After a year an employee proves again to be one. */
const PROVED_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * Makes the owner of a confirmed work email at a listed company an employee buyer [R1.13]. Every other address gets
 * the same refusal, so the list can't be probed.
 */
@Injectable()
export class ProveEmployment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly employers: EmployerRepository,
    private readonly grants: AccountGrantRepository,
    private readonly standings: AccountStandings,
    private readonly mails: AccountTypeMails,
    private readonly audit: Audit,
  ) {}

  run(accountId: string): Promise<Result<null, 'employer.unknown'>> {
    return this.work.run<Result<null, 'employer.unknown'>>(async (tx) => {
      const account = await this.accounts.byId(accountId, tx);
      if (account?.isEmailProved !== true) return refuse('employer.unknown');
      const domain = domainOfEmail(account.email);
      const employer = await this.employers.lockByDomain(tx, domain);
      if (employer === null) return refuse('employer.unknown');
      const grant = {
        id: newId(),
        accountId,
        type: employer.type,
        companyName: employer.name,
        priceGroup: usualPriceGroup(employer.type),
        taxExemption: null,
        source: 'employer' as const,
        applicationId: null,
        employer: { employerId: employer.id, domain },
        until: new Date((await tx.now()).getTime() + PROVED_DAYS * DAY_MS),
      };
      await this.grants.endEmployed(tx, accountId);
      await this.grants.insert(tx, grant);
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: accountId,
        action: 'account.proveEmployment',
        subjectType: 'account',
        subjectId: accountId,
        before: null,
        after: { type: employer.type, companyName: employer.name, until: grant.until },
      });
      await this.mails.granted(tx, account.email, employer.type);
      this.standings.changed(tx, accountId);
      return ok(null);
    });
  }
}
