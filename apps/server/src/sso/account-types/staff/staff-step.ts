import { Injectable } from '@nestjs/common';
import type { GrantTermsInput } from '@simpletread/contract';
import { type ApplicationEvent, moveApplication, ok, refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../../accounts/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { AccountTypeMails } from '../account-type-mails.js';
import type { Application } from '../applications/application.js';
import { ApplicationRepository } from '../applications/application.repository.js';
import type { StaffContext } from '../staff-context.js';
import { ProposeTerms } from './propose-terms.js';

interface Step {
  readonly version: number;
  readonly event: Extract<ApplicationEvent, 'takeUp' | 'askMore' | 'refuse'>;
  /** The message to the applicant. */
  readonly text: string;
}

/** Steps of staff on an application, each on the version they saw. */
@Injectable()
export class StaffStep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly applications: ApplicationRepository,
    private readonly accounts: Accounts,
    private readonly proposeTerms: ProposeTerms,
    private readonly mails: AccountTypeMails,
    private readonly audit: Audit,
  ) {}

  run(id: string, step: Step, context: StaffContext): Promise<Result<unknown>> {
    return this.onVersion(id, step.version, (tx, application) => this.take(tx, application, step, context));
  }

  propose(
    id: string,
    { version, ...terms }: GrantTermsInput & { readonly version: number },
    context: StaffContext,
  ): Promise<Result<unknown>> {
    return this.onVersion(id, version, (tx, application) =>
      this.proposeTerms.run(tx, application, terms, context),
    );
  }

  private onVersion(
    id: string,
    version: number,
    act: (tx: Transaction, application: Application) => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> {
    return this.work.run(async (tx): Promise<Result<unknown>> => {
      const application = await this.applications.lock(tx, id);
      if (application === null) return refuse('record.missing');
      return application.version === version ? act(tx, application) : refuse('record.stale');
    });
  }

  private async take(
    tx: Transaction,
    { id, accountId, type, state }: Application,
    { event, text }: Step,
    { staff, requestId }: StaffContext,
  ): Promise<Result<unknown>> {
    const next = moveApplication(state, event);
    if (!next.ok) return next;
    await this.applications.move(tx, id, next.value);
    await this.applications.addEntry(tx, id, {
      event,
      byKind: 'staff',
      byName: staff.name,
      text,
      isInternal: false,
    });
    await this.audit.recordStaff(
      tx,
      {
        action: `application.${event}`,
        subjectType: 'accountApplication',
        subjectId: id,
        before: { state },
        after: { state: next.value, ...(text === '' ? {} : { text }) },
      },
      { staff, requestId },
    );
    const account = await this.accounts.byId(accountId, tx);
    if (account !== null && event === 'askMore') await this.mails.asked(tx, account.email, type, text);
    if (account !== null && event === 'refuse') await this.mails.refused(tx, account.email, type, text);
    return ok(null);
  }
}
