import { Injectable } from '@nestjs/common';
import type { HandlerReply, showActing } from '@simpletread/contract';
import { may, ok, refuse, type Result } from '@simpletread/domain';

import { ActingVisits, type CustomerPrincipal } from '../../platform/access/index.js';
import { ProfileOf } from '../sessions/index.js';
import { ActingLookRepository } from './acting-look.repository.js';
import { VisitsAsCustomer } from './visits-as-customer.js';

/** Visits by their handles, as the guard and the banner see them. */
@Injectable()
export class StoredActingVisits extends ActingVisits {
  constructor(
    private readonly visits: VisitsAsCustomer,
    private readonly looks: ActingLookRepository,
    private readonly profiles: ProfileOf,
  ) {
    super();
  }

  override async look(handle: string, path: string | null): Promise<CustomerPrincipal | null> {
    const live = await this.visits.live(handle);
    if (live === null) return null;
    if (path !== null && !(await this.looks.note(live.visit.id, path))) return null;
    const { account, staff } = live.found;
    const { accountId, email, firstName, isEmailProved } = account;
    const { accountTypes } = await this.profiles.run(accountId);
    return {
      accountId,
      email,
      firstName,
      isEmailProved,
      accountTypes,
      sessionId: live.visit.id,
      actingStaff: {
        staffId: staff.staffId,
        name: staff.name,
        seesContacts: may(staff, 'contacts.read'),
      },
    };
  }

  async show(handle: string): Promise<Result<HandlerReply<typeof showActing>, 'record.missing'>> {
    const live = await this.visits.live(handle);
    if (live === null) return refuse('record.missing');
    const { account, staff } = live.found;
    return ok({
      staffName: staff.name,
      customerName: `${account.firstName} ${account.lastName}`.trim(),
      customerId: account.accountId,
      endsAt: live.visit.endsAt.toISOString(),
    });
  }
}
