import { Injectable } from '@nestjs/common';
import {
  type InstallerApplicationEvent,
  moveInstallerApplication,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { CustomerPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { EntryRepository } from '../entry.repository.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';
import { InstallerMails } from '../installer-mails.js';
import { OwnApplications } from './own-applications.js';

interface Step {
  readonly event: Extract<InstallerApplicationEvent, 'answer' | 'withdraw'>;
  readonly text: string;
}

/** An applicant answers what was asked, or takes the application back. */
@Injectable()
export class InstallerApplicantStep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly own: OwnApplications,
    private readonly applications: InstallerApplicationRepository,
    private readonly entries: EntryRepository,
    private readonly mails: InstallerMails,
    private readonly audit: Audit,
  ) {}

  run(customer: CustomerPrincipal, id: string, { event, text }: Step): Promise<Result<null>> {
    return this.work.run(async (tx): Promise<Result<null>> => {
      const application = await this.own.lock(tx, customer, id);
      if (application === null) return refuse('record.missing');
      const next = moveInstallerApplication(application.state, event);
      if (!next.ok) return next;
      await this.applications.move(tx, id, next.value);
      await this.entries.addOfApplicant(tx, id, event, text);
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: customer.accountId,
        action: `installerApplication.${event}`,
        subjectType: 'installerApplication',
        subjectId: id,
        before: { state: application.state },
        after: { state: next.value },
      });
      const { company } = application.details;
      if (event === 'answer') await this.mails.answered(tx, customer.email, company);
      else await this.mails.withdrawn(tx, customer.email, company);
      return ok(null);
    });
  }
}
