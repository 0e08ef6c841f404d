import { Injectable } from '@nestjs/common';
import type { assignAccountType, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../../accounts/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { ApplicationRepository } from '../applications/application.repository.js';
import type { StaffContext } from '../staff-context.js';
import { ProposeTerms } from './propose-terms.js';

type Assignment = HandlerInput<typeof assignAccountType>['body'];

/** Lets staff give an account a type without an application by the customer. It takes the same steps. */
@Injectable()
export class AssignType {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly applications: ApplicationRepository,
    private readonly proposeTerms: ProposeTerms,
  ) {}

  run(
    accountId: string,
    { type, ...terms }: Assignment,
    context: StaffContext,
  ): Promise<Result<{ applicationId: string; isGranted: boolean }>> {
    return this.work.run(async (tx): Promise<Result<{ applicationId: string; isGranted: boolean }>> => {
      if ((await this.accounts.byId(accountId, tx)) === null) return refuse('record.missing');
      const begun = {
        id: newId(),
        accountId,
        source: 'staff',
        type,
        state: 'inReview',
        companyName: terms.companyName,
      } as const;
      if (!(await this.applications.insert(tx, begun))) return refuse('application.openAlready');
      const application = await this.applications.lock(tx, begun.id);
      if (application === null) throw new Error('the application that was just begun is gone');
      const proposed = await this.proposeTerms.run(tx, application, terms, context);
      if (!proposed.ok) return proposed;
      const now = await this.applications.find(begun.id, tx);
      return ok({ applicationId: begun.id, isGranted: now?.state === 'approved' });
    });
  }
}
