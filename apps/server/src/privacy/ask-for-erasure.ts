import { Injectable } from '@nestjs/common';
import { confirmsErasure, ERASURE_WORD, erasureDueAt, ok, refuse, type Result } from '@simpletread/domain';

import { CheckPassword } from '../identity/index.js';
import { Audit } from '../platform/audit/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';
import { type Person, PersonalData } from '../platform/personal-data/index.js';
import { PersonSeal } from './person-seal.js';
import { PrivacyMails } from './privacy-mails.js';
import { RequestRepository } from './request.repository.js';

interface Wish {
  readonly password: string;
  /** What the person typed to confirm. */
  readonly confirmation: string;
}

export type ErasureFault = 'privacy.notConfirmed' | 'account.currentPasswordWrong' | 'privacy.requestOpen';

/** Writes down that somebody wants to be forgotten, who proves once more to be who they are. Returns the request's id. */
@Injectable()
export class AskForErasure {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly work: UnitOfWork,
    private readonly requests: RequestRepository,
    private readonly personalData: PersonalData,
    private readonly seal: PersonSeal,
    private readonly mails: PrivacyMails,
    private readonly audit: Audit,
  ) {}

  async run(person: Person, { password, confirmation }: Wish): Promise<Result<string, ErasureFault>> {
    if (!confirmsErasure(confirmation)) return refuse('privacy.notConfirmed', { word: ERASURE_WORD });
    const { accountId, email } = person;
    const owner = await this.checkPassword.run({ email, password, ip: `account ${accountId}` });
    if (!owner.ok || owner.value !== accountId) return refuse('account.currentPasswordWrong');
    return this.work.run(async (tx): Promise<Result<string, ErasureFault>> => {
      const requestId = newId();
      const askedAt = await tx.now();
      const dueAt = erasureDueAt(askedAt);
      const isNew = await this.requests.insert(tx, {
        requestId,
        kind: 'erasure',
        accountId,
        person: this.seal.sealPerson(requestId, person),
        state: 'pending',
        askedBy: 'customer',
        staffName: null,
        stepCount: this.personalData.sources().length,
        askedAt,
        dueAt,
      });
      if (!isNew) return refuse('privacy.requestOpen');
      await this.mails.erasureAsked(tx, email, dueAt);
      await this.audit.record(tx, {
        actorKind: 'customer',
        actorId: accountId,
        action: 'privacy.askErasure',
        subjectType: 'privacyRequest',
        subjectId: requestId,
        before: null,
        after: { state: 'pending', dueAt: dueAt.toISOString() },
      });
      return ok(requestId);
    });
  }
}
