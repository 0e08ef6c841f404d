import { Injectable } from '@nestjs/common';
import { erasureMachine, ok, refuse, type Result, transition } from '@simpletread/domain';

import { Audit, type AuditEntry } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { PersonSeal } from './person-seal.js';
import { PrivacyMails } from './privacy-mails.js';
import { RequestRepository } from './request.repository.js';

export type CancelFault = 'record.missing' | 'privacy.cannotCancel';

export type CancelActor = Pick<AuditEntry, 'actorKind' | 'actorId' | 'actorName' | 'requestId'>;

/** Withdraws an erasure request, while nothing is erased yet. */
@Injectable()
export class CancelErasure {
  constructor(
    private readonly work: UnitOfWork,
    private readonly requests: RequestRepository,
    private readonly seal: PersonSeal,
    private readonly mails: PrivacyMails,
    private readonly audit: Audit,
  ) {}

  run(requestId: string, actor: CancelActor): Promise<Result<string, CancelFault>> {
    return this.work.run(async (tx): Promise<Result<string, CancelFault>> => {
      const request = await this.requests.lock(tx, requestId);
      if (request?.kind !== 'erasure') return refuse('record.missing');
      const moved = transition(erasureMachine, request.state, 'cancel');
      if (!moved.ok) return refuse('privacy.cannotCancel');
      const { email } = this.seal.openPerson(requestId, request.person);
      await this.requests.finish(tx, requestId, 'cancelled');
      await this.mails.erasureCancelled(tx, email);
      await this.audit.record(tx, {
        ...actor,
        action: 'privacy.cancelErasure',
        subjectType: 'privacyRequest',
        subjectId: requestId,
        before: { state: request.state },
        after: { state: moved.value },
      });
      return ok(requestId);
    });
  }
}
