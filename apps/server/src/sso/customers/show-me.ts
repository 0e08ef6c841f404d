import { Injectable } from '@nestjs/common';
import type { getMe, HandlerReply } from '@simpletread/contract';
import { maskEmail, maskPhone, ok, refuse, type Result } from '@simpletread/domain';

import { Accounts } from '../accounts/index.js';
import { ProfileOf } from '../sessions/index.js';
import type { CustomerPrincipal } from '../../platform/access/index.js';

/** The signed-in customer as the shop shows them. */
@Injectable()
export class ShowMe {
  constructor(
    private readonly accounts: Accounts,
    private readonly profiles: ProfileOf,
  ) {}

  /** Staff acting for the customer see contacts as their role allows. */
  async run({ accountId, actingStaff }: CustomerPrincipal): Promise<Result<HandlerReply<typeof getMe>>> {
    const [account, profile] = await Promise.all([
      this.accounts.byId(accountId),
      this.profiles.run(accountId),
    ]);
    if (account === null) return refuse('access.signInRequired');
    const { email, firstName, lastName, phone, isEmailProved } = account;
    const { accountTypes, companyName } = profile;
    const isMasked = actingStaff?.seesContacts === false;
    return ok({
      uid: accountId,
      email: isMasked ? maskEmail(email) : email,
      firstName,
      lastName,
      phone: isMasked && phone !== null ? maskPhone(phone) : phone,
      isEmailProved,
      accountTypes: accountTypes.map((name) => ({ name })),
      accountTypeCompany: companyName === null ? null : { companyName },
    });
  }
}
