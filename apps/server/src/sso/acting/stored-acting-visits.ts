import { Injectable } from '@nestjs/common';
import type { HandlerReply, showActing } from '@simpletread/contract';
import { actingEndOf, may, ok, refuse, type Result } from '@simpletread/domain';

import { ActingVisits, type CustomerPrincipal } from '../../platform/access/index.js';
import { TOKEN_PATTERN } from '../../platform/ids/index.js';
import type { Account } from '../accounts/index.js';
import { ProfileOf } from '../sessions/index.js';
import type { SessionStaff } from '../staff/index.js';
import { ActingConditionsOf } from './acting-conditions.js';
import { ActingLookRepository } from './acting-look.repository.js';
import type { ActingVisit } from './acting-visit.js';
import { ActingVisitRepository } from './acting-visit.repository.js';
import { EndVisit } from './end-visit.js';

interface Live {
  readonly visit: ActingVisit;
  readonly account: Account;
  readonly staff: SessionStaff;
}

/** Visits by their handles. Each look checks everything that the visit hangs on, and ends it where something is gone. */
@Injectable()
export class StoredActingVisits extends ActingVisits {
  constructor(
    private readonly visits: ActingVisitRepository,
    private readonly looks: ActingLookRepository,
    private readonly conditions: ActingConditionsOf,
    private readonly ending: EndVisit,
    private readonly profiles: ProfileOf,
  ) {
    super();
  }

  override async look(handle: string, path: string | null): Promise<CustomerPrincipal | null> {
    const live = await this.live(handle);
    if (live === null) return null;
    if (path !== null && !(await this.looks.note(live.visit.id, path))) return null;
    const { visit, account, staff } = live;
    const { accountId, email, firstName, isEmailProved } = account;
    const { accountTypes } = await this.profiles.run(accountId);
    return {
      accountId,
      email,
      firstName,
      isEmailProved,
      accountTypes,
      sessionId: visit.id,
      actingStaff: {
        staffId: staff.staffId,
        name: staff.name,
        seesContacts: may(staff, 'contacts.read'),
      },
    };
  }

  async show(handle: string): Promise<Result<HandlerReply<typeof showActing>, 'record.missing'>> {
    const live = await this.live(handle);
    if (live === null) return refuse('record.missing');
    const { visit, account, staff } = live;
    return ok({
      staffName: staff.name,
      customerName: `${account.firstName} ${account.lastName}`.trim(),
      customerId: account.accountId,
      endsAt: visit.endsAt.toISOString(),
    });
  }

  async end(handle: string, requestId: string): Promise<void> {
    const visit = TOKEN_PATTERN.test(handle) ? await this.visits.byHandle(handle) : null;
    if (visit !== null) await this.ending.run(visit, 'ended', requestId);
  }

  private async live(handle: string): Promise<Live | null> {
    const visit = TOKEN_PATTERN.test(handle) ? await this.visits.byHandle(handle) : null;
    if (visit === null) return null;
    const { account, staff, conditions } = await this.conditions.of(visit);
    const cause = actingEndOf(conditions, visit.readAt);
    if (cause !== null) await this.ending.run(visit, cause);
    return cause !== null || account === null || staff === null ? null : { visit, account, staff };
  }
}
