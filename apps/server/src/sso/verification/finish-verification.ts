import { Injectable } from '@nestjs/common';
import type { finishVerification, HandlerInput } from '@simpletread/contract';
import { easternDate, ok, refuse, type Result, verifiedUntil, type VerifiedGroup } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { Messages } from '../../platform/messages/index.js';
import { IdentityVerification } from './identity-verification.js';
import { VerificationRepository } from './verification.repository.js';
import { VisitState } from './visit-state.js';

type Callback = HandlerInput<typeof finishVerification>['body'];

/**
 * Handles the partner's return. The state is used up before the partner is called, so a second call with it fails,
 * whatever the first one brings.
 */
@Injectable()
export class FinishVerification {
  constructor(
    private readonly work: UnitOfWork,
    private readonly repository: VerificationRepository,
    private readonly partner: IdentityVerification,
    private readonly states: VisitState,
    private readonly messages: Messages,
    private readonly audit: Audit,
  ) {}

  async run(
    customer: CustomerPrincipal,
    { state, code }: Callback,
  ): Promise<Result<{ group: VerifiedGroup }>> {
    const consumed = await this.consume(customer.accountId, state);
    if (!consumed.ok) return consumed;
    const group = consumed.value;
    if (code === undefined) return refuse('verification.denied');
    const visit = { group, state, codeVerifier: this.states.codeVerifier(state) };
    const person = await this.partner.redeem(code, visit);
    if (!person.ok) return person;
    if (!person.value.groups.includes(group)) return refuse('verification.denied');
    return this.keep(customer, group, person.value.subject);
  }

  private consume(accountId: string, state: string): Promise<Result<VerifiedGroup, 'verification.unknown'>> {
    return this.work.run<Result<VerifiedGroup, 'verification.unknown'>>(async (tx) => {
      const group = await this.repository.consume(tx, hashToken(state), accountId);
      return group === null ? refuse('verification.unknown') : ok(group);
    });
  }

  private keep(
    { accountId, email }: CustomerPrincipal,
    group: VerifiedGroup,
    subject: string,
  ): Promise<Result<{ group: VerifiedGroup }>> {
    return this.work.run(async (tx): Promise<Result<{ group: VerifiedGroup }>> => {
      const verifiedAt = await tx.now();
      const proof = { group, verifiedAt, until: verifiedUntil(verifiedAt) };
      if (!(await this.repository.keep(tx, accountId, hashToken(subject), proof)))
        return refuse('verification.usedElsewhere');
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: accountId,
        action: 'account.verify',
        subjectType: 'account',
        subjectId: accountId,
        before: null,
        after: { group, until: proof.until },
      });
      await this.messages.queue(tx, {
        channel: 'email',
        to: email,
        template: 'account-verified',
        subject: 'You are verified',
        blocks: [`Your account is verified (${group}) until ${easternDate(proof.until)}.`],
      });
      return ok({ group });
    });
  }
}
