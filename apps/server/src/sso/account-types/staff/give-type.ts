import { Injectable } from '@nestjs/common';
import { type ApplicationEvent, moveApplication, refuse, ok, type Result } from '@simpletread/domain';

import { Accounts } from '../../accounts/index.js';
import { Audit } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { AccountStandings } from '../account-standings.js';
import { AccountTypeMails } from '../account-type-mails.js';
import type { Application } from '../applications/application.js';
import { ApplicationRepository } from '../applications/application.repository.js';
import { AccountGrantRepository } from '../grants/account-grant.repository.js';
import type { StaffContext } from '../staff-context.js';

/** Grants the approved terms of an application: ends the account's former grant of the type and creates the new one. */
@Injectable()
export class GiveType {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly grants: AccountGrantRepository,
    private readonly standings: AccountStandings,
    private readonly accounts: Accounts,
    private readonly mails: AccountTypeMails,
    private readonly audit: Audit,
  ) {}

  async run(tx: Transaction, application: Application, context: StaffContext): Promise<Result<null>> {
    const { id, accountId, type, companyName, proposal, source } = application;
    const event: ApplicationEvent = 'approve';
    const next = moveApplication(application.state, event, true);
    if (!next.ok) return next;
    const account = await this.accounts.byId(accountId, tx);
    if (proposal === null || account === null) return refuse('application.movedOn');
    const { priceGroup, taxExemption, until } = proposal;
    const grantId = newId();
    await this.applications.move(tx, id, next.value);
    await this.applications.addEntry(tx, id, {
      event,
      byKind: 'staff',
      byName: context.staff.name,
      text: '',
      isInternal: false,
    });
    await this.grants.endAll(tx, accountId, type);
    await this.grants.insert(tx, {
      id: grantId,
      accountId,
      type,
      companyName,
      priceGroup,
      taxExemption,
      source: source === 'staff' ? 'staff' : 'application',
      applicationId: id,
      employer: null,
      until,
    });
    await this.audit.recordStaff(
      tx,
      {
        action: 'account.giveType',
        subjectType: 'account',
        subjectId: accountId,
        before: { state: application.state },
        after: { state: next.value, grantId, type, companyName, priceGroup, taxExemption, until },
      },
      context,
    );
    await this.mails.granted(tx, account.email, type);
    this.standings.changed(tx, accountId);
    return ok(null);
  }
}
