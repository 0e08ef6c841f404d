import { Injectable } from '@nestjs/common';
import {
  type InstallerApplicationEvent,
  moveInstallerApplication,
  ok,
  type Result,
} from '@simpletread/domain';

import { Accounts } from '../../../sso/index.js';
import type { StaffContext } from '../../../platform/audit/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import type { InstallerApplication } from '../installer-application.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';
import { InstallerMails } from '../installer-mails.js';
import { InstallerStaffTrail } from './installer-staff-trail.js';
import { SeenApplication } from './seen-application.js';

interface Step {
  readonly version: number;
  readonly event: Extract<InstallerApplicationEvent, 'takeUp' | 'ask' | 'decline'>;
  /** The message to the applicant. */
  readonly text: string;
}

/** Staff take an application up, ask about it, or decline it. */
@Injectable()
export class InstallerStaffStep {
  constructor(
    private readonly seen: SeenApplication,
    private readonly applications: InstallerApplicationRepository,
    private readonly accounts: Accounts,
    private readonly trail: InstallerStaffTrail,
    private readonly mails: InstallerMails,
  ) {}

  run(id: string, { version, event, text }: Step, context: StaffContext): Promise<Result<unknown>> {
    return this.seen.run(id, version, async (tx, application) => {
      const next = moveInstallerApplication(application.state, event);
      if (!next.ok) return next;
      await this.applications.move(tx, id, next.value);
      const { staffId, name } = context.staff;
      if (event === 'takeUp') await this.applications.assign(tx, id, { staffId, name });
      const before = { state: application.state, assignee: application.assignee?.name ?? null };
      const after = { state: next.value, assignee: event === 'takeUp' ? name : before.assignee };
      await this.trail.leave(tx, id, { event, text, before, after }, context);
      await this.tell(tx, application, event, text);
      return ok(null);
    });
  }

  private async tell(
    tx: Transaction,
    { accountId, details: { company } }: InstallerApplication,
    event: Step['event'],
    text: string,
  ): Promise<void> {
    const account = accountId === null ? null : await this.accounts.byId(accountId, tx);
    if (account === null) return;
    if (event === 'ask') await this.mails.asked(tx, account.email, company, text);
    if (event === 'decline') await this.mails.declined(tx, account.email, company, text);
  }
}
