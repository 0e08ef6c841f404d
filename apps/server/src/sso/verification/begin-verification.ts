import { Injectable } from '@nestjs/common';
import { ok, type Result, type VerifiedGroup } from '@simpletread/domain';

import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newToken } from '../../platform/ids/index.js';
import { IdentityVerification } from './identity-verification.js';
import { VerificationRepository } from './verification.repository.js';
import { VisitState } from './visit-state.js';

/** Sends a customer to the partner with a personal state, valid for one return within half an hour. */
@Injectable()
export class BeginVerification {
  constructor(
    private readonly work: UnitOfWork,
    private readonly repository: VerificationRepository,
    private readonly partner: IdentityVerification,
    private readonly states: VisitState,
  ) {}

  run(accountId: string, group: VerifiedGroup): Promise<Result<{ url: string }>> {
    const state = newToken();
    const visit = { group, state, codeVerifier: this.states.codeVerifier(state) };
    return this.work.run<Result<{ url: string }>>(async (tx) => {
      await this.repository.begin(tx, hashToken(state), accountId, group);
      return ok({ url: this.partner.pageUrl(visit) });
    });
  }
}
