import { Injectable } from '@nestjs/common';
import { refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../../accounts/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { staffActor } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { PlanErasure } from '../plan-erasure.js';

interface Input {
  readonly email: string;
  /** The way the person asked, and the way staff verified their identity. */
  readonly reason: string;
}

interface Context {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

/**
 * Schedules the erasure of a person who asked by phone or letter. The person gets an email and the usual grace days to
 * withdraw; staff can withdraw it too.
 */
@Injectable()
export class StartErasureFor {
  constructor(
    private readonly accounts: Accounts,
    private readonly work: UnitOfWork,
    private readonly plan: PlanErasure,
  ) {}

  async run(
    { email, reason }: Input,
    { staff, requestId }: Context,
  ): Promise<Result<string, 'privacy.requestOpen' | 'privacy.accountUnknown'>> {
    const account = await this.accounts.byEmail(email);
    if (account?.isEmailProved !== true) return refuse('privacy.accountUnknown');
    const { accountId } = account;
    return this.work.run((tx) =>
      this.plan.run(
        tx,
        { accountId, email: account.email },
        {
          staffName: staff.name,
          entry: { ...staffActor({ staff, requestId }), action: 'privacy.startErasure' },
          told: { accountId, reason },
        },
      ),
    );
  }
}
