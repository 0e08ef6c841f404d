import { Injectable } from '@nestjs/common';

import { type AccountProfile, AccountTypes } from '../sessions/index.js';
import { AccountStandings } from './account-standings.js';

/** The standing of an account, as the sign-in needs it. */
@Injectable()
export class ProvidedAccountTypes extends AccountTypes {
  constructor(private readonly standings: AccountStandings) {
    super();
  }

  override async of(accountId: string): Promise<AccountProfile> {
    const { accountTypes, companyName } = await this.standings.of(accountId);
    return { accountTypes, companyName };
  }
}
