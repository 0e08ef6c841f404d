import { Injectable } from '@nestjs/common';
import type { beginActing, HandlerReply } from '@simpletread/contract';
import { actingEndOf, ok, refuse, type Result } from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newToken, TOKEN_PATTERN } from '../../platform/ids/index.js';
import { ActingConditionsOf } from './acting-conditions.js';
import { ActingMails } from './acting-mails.js';
import { ActingVisitRepository } from './acting-visit.repository.js';
import { staffOf } from './acting-visit.js';
import { EndVisit } from './end-visit.js';

type Answer = Result<HandlerReply<typeof beginActing>, 'record.missing'>;

/** Begins a visit: the customer is told and the audit knows before its handle exists. */
@Injectable()
export class BeginVisit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly visits: ActingVisitRepository,
    private readonly conditions: ActingConditionsOf,
    private readonly ending: EndVisit,
    private readonly mails: ActingMails,
    private readonly audit: Audit,
  ) {}

  /** Changes a link, opened in the session that asked for it, for `null` or a code that the shop begins the visit with. */
  async openLink(link: string, staffSessionHash: string | null): Promise<string | null> {
    if (staffSessionHash === null || !TOKEN_PATTERN.test(link)) return null;
    const code = newToken();
    return (await this.visits.openLink(link, staffSessionHash, code)) ? code : null;
  }

  run(code: string, requestId: string): Promise<Answer> {
    if (!TOKEN_PATTERN.test(code)) return Promise.resolve(refuse('record.missing'));
    return this.work.run(async (tx): Promise<Answer> => {
      const asked = await this.visits.byCode(tx, code);
      if (asked === null) return refuse('record.missing');
      const found = await this.conditions.of(asked, tx);
      if (found.account === null || actingEndOf(found.conditions, asked.readAt) !== null)
        return refuse('record.missing');
      for (const other of await this.visits.open({ staffSessionHash: asked.staffSessionHash }, tx))
        await this.ending.within(tx, other, 'ended', requestId);
      const handle = newToken();
      const visit = await this.visits.begin(tx, asked.id, handle);
      await this.audit.recordStaff(
        tx,
        {
          action: 'account.acting-began',
          subjectType: 'account',
          subjectId: visit.accountId,
          before: null,
          after: {
            reason: visit.reason,
            text: visit.words,
            endsAt: visit.endsAt.toISOString(),
          },
        },
        { staff: staffOf(visit), requestId },
      );
      await this.mails.began(tx, found.account.email, visit);
      return ok({ handle, endsAt: visit.endsAt.toISOString() });
    });
  }
}
