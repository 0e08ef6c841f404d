import { Injectable } from '@nestjs/common';
import type { getMe, HandlerReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Accounts, ProfileOf } from '../identity/index.js';

/** The signed-in customer as the shop shows them. */
@Injectable()
export class ShowMe {
  constructor(
    private readonly accounts: Accounts,
    private readonly profiles: ProfileOf,
  ) {}

  async run(accountId: string): Promise<Result<HandlerReply<typeof getMe>>> {
    const [account, profile] = await Promise.all([
      this.accounts.byId(accountId),
      this.profiles.run(accountId),
    ]);
    if (account === null) return refuse('access.signInRequired');
    const { email, firstName, lastName, phone, isEmailProved } = account;
    const { accountTypes, companyName } = profile;
    return ok({
      uid: accountId,
      email,
      firstName,
      lastName,
      phone,
      isEmailProved,
      accountTypes: accountTypes.map((name) => ({ name })),
      accountTypeCompany: companyName === null ? null : { companyName },
    });
  }
}
