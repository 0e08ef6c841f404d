import { Injectable } from '@nestjs/common';
import { askToActAs, type HandlerInput, type HandlerReply, openActingLink } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Config } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId, newToken } from '../../platform/ids/index.js';
import { Accounts } from '../accounts/index.js';
import { ActingTrail } from './acting-trail.js';
import { ActingVisitRepository } from './acting-visit.repository.js';

type Answer = Result<HandlerReply<typeof askToActAs>, 'record.missing'>;

interface Asking {
  readonly staff: StaffPrincipal;
  readonly staffSessionHash: string;
  readonly requestId: string;
}

/** Makes the link to a visit. Why it was asked for is kept before there is one. */
@Injectable()
export class AskForVisit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly visits: ActingVisitRepository,
    private readonly trail: ActingTrail,
    private readonly config: Config,
  ) {}

  run(
    accountId: string,
    { reason, words }: HandlerInput<typeof askToActAs>['body'],
    { staff, staffSessionHash, requestId }: Asking,
  ): Promise<Answer> {
    return this.work.run(async (tx): Promise<Answer> => {
      const account = await this.accounts.byId(accountId, tx);
      if (account === null || !account.isActive) return refuse('record.missing');
      const [id, link] = [newId(), newToken()];
      const { staffId, name: staffName, role: staffRole } = staff;
      const asked = { id, accountId, staffId, staffName, staffRole, staffSessionHash, reason, words };
      const expiresAt = await this.visits.insert(tx, { ...asked, link });
      await this.trail.asked(tx, asked, requestId);
      return ok({ url: this.urlOf(link), expiresAt: expiresAt.toISOString() });
    });
  }

  private urlOf(link: string): string {
    return this.config.serverUrl + openActingLink.path.replace('{link}', link);
  }
}
