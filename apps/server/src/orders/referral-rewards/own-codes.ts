import { Injectable } from '@nestjs/common';
import { isSameBuyer } from '@simpletread/domain';

import { Accounts } from '../../sso/index.js';
import { OrderBuyers } from '../order/index.js';
import { type CodeBuyer, CodeOwners, ReferralRepository } from '../../pricing/index.js';

/** Stops advocates from using their own codes: by account, mailbox or household. */
@Injectable()
export class OwnCodes extends CodeOwners {
  constructor(
    private readonly referrals: ReferralRepository,
    private readonly accounts: Accounts,
    private readonly buyers: OrderBuyers,
  ) {
    super();
  }

  override async isOwn(code: string, { accountId, shipTo }: CodeBuyer): Promise<boolean> {
    const advocate = await this.referrals.byCode(code);
    const account = advocate === null ? null : await this.accounts.byId(advocate.accountId);
    if (account === null) return false;
    if (isSameBuyer(account, { accountId, email: shipTo?.email ?? null })) return true;
    return shipTo !== null && this.buyers.livesAt(account.accountId, shipTo);
  }
}
