import { Injectable } from '@nestjs/common';
import { erasureDueAt, ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type AuditEntry } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { type Person, PersonalData } from '../../platform/personal-data/index.js';
import { PersonSeal } from './person-seal.js';
import { PrivacyMails } from './privacy-mails.js';
import { RequestRepository } from './request.repository.js';

interface Asking {
  /** The staff member who asks on the person's behalf; null if the person asks. */
  readonly staffName: string | null;
  readonly entry: Pick<AuditEntry, 'actorKind' | 'actorId' | 'actorName' | 'action' | 'requestId'>;
  /** The audit's details besides state and day. */
  readonly told?: object;
}

/** Schedules an erasure after the grace days and emails the person. Returns the request's id. */
@Injectable()
export class PlanErasure {
  constructor(
    private readonly requests: RequestRepository,
    private readonly personalData: PersonalData,
    private readonly seal: PersonSeal,
    private readonly mails: PrivacyMails,
    private readonly audit: Audit,
  ) {}

  async run(
    tx: Transaction,
    person: Person,
    { staffName, entry, told }: Asking,
  ): Promise<Result<string, 'privacy.requestOpen'>> {
    const requestId = newId();
    const askedAt = await tx.now();
    const dueAt = erasureDueAt(askedAt);
    const isNew = await this.requests.insert(tx, {
      requestId,
      kind: 'erasure',
      accountId: person.accountId,
      person: this.seal.sealPerson(requestId, person),
      state: 'pending',
      askedBy: staffName === null ? 'customer' : 'staff',
      staffName,
      stepCount: this.personalData.sources().length,
      askedAt,
      dueAt,
    });
    if (!isNew) return refuse('privacy.requestOpen');
    await this.mails.erasureAsked(tx, person.email, dueAt);
    await this.audit.record(tx, {
      ...entry,
      subjectType: 'privacyRequest',
      subjectId: requestId,
      before: null,
      after: { state: 'pending', dueAt: dueAt.toISOString(), ...told },
    });
    return ok(requestId);
  }
}
