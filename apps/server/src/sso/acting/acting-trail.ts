import { Injectable } from '@nestjs/common';
import type { ActingEnd } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { ActingLookRepository } from './acting-look.repository.js';
import { ActingMails } from './acting-mails.js';
import { type ActingVisit, staffOf } from './acting-visit.js';

type Asked = Pick<ActingVisit, 'accountId' | 'staffId' | 'staffName' | 'reason' | 'words'>;

interface Entry {
  readonly action: string;
  readonly before: object | null;
  readonly after: object;
}

/** Audits visits, and notifies the customer of each start. */
@Injectable()
export class ActingTrail {
  constructor(
    private readonly looks: ActingLookRepository,
    private readonly mails: ActingMails,
    private readonly audit: Audit,
  ) {}

  asked(tx: Transaction, visit: Asked, requestId: string): Promise<void> {
    const after = { reason: visit.reason, text: visit.words };
    return this.record(tx, visit, { action: 'account.acting-asked', before: null, after }, requestId);
  }

  async began(
    tx: Transaction,
    visit: ActingVisit,
    { email, requestId }: { readonly email: string; readonly requestId: string },
  ): Promise<void> {
    const after = { reason: visit.reason, text: visit.words, endsAt: visit.endsAt.toISOString() };
    await this.record(tx, visit, { action: 'account.acting-began', before: null, after }, requestId);
    await this.mails.began(tx, email, visit);
  }

  /** The entry of the end lists the looks. */
  async ended(
    tx: Transaction,
    visit: ActingVisit,
    cause: ActingEnd,
    requestId: string | null,
  ): Promise<void> {
    const looks = await this.looks.seen(tx, visit.id);
    const seen = looks.map(({ path, times }) => (times === 1 ? path : `${path} (${times} times)`));
    const before = { beganAt: visit.beganAt?.toISOString() ?? null };
    const after = { reason: visit.reason, endedBy: cause, seen };
    await this.record(tx, visit, { action: 'account.acting-ended', before, after }, requestId);
  }

  private record(tx: Transaction, visit: Asked, entry: Entry, requestId: string | null): Promise<void> {
    const subject = { subjectType: 'account', subjectId: visit.accountId };
    return this.audit.recordStaff(tx, { ...entry, ...subject }, { staff: staffOf(visit), requestId });
  }
}
