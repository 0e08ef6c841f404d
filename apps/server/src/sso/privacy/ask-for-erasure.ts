import { Injectable } from '@nestjs/common';
import { confirmsErasure, ERASURE_WORD, refuse, type Result } from '@simpletread/domain';

import { CheckPassword } from '../accounts/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { Person } from '../../platform/personal-data/index.js';
import { PlanErasure } from './plan-erasure.js';

interface Input {
  readonly password: string;
  /** The confirmation that the person typed. */
  readonly confirmation: string;
}

export type ErasureFault = 'privacy.notConfirmed' | 'account.currentPasswordWrong' | 'privacy.requestOpen';

/** Files a person's erasure request after they prove their identity again. Returns the request's id. */
@Injectable()
export class AskForErasure {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly work: UnitOfWork,
    private readonly plan: PlanErasure,
  ) {}

  async run(person: Person, { password, confirmation }: Input): Promise<Result<string, ErasureFault>> {
    if (!confirmsErasure(confirmation)) return refuse('privacy.notConfirmed', { word: ERASURE_WORD });
    const { accountId, email } = person;
    const owner = await this.checkPassword.run({ email, password, ip: `account ${accountId}` });
    if (!owner.ok || owner.value !== accountId) return refuse('account.currentPasswordWrong');
    const entry = { actorKind: 'customer', actorId: accountId, action: 'privacy.askErasure' } as const;
    return this.work.run((tx) => this.plan.run(tx, person, { staffName: null, entry }));
  }
}
