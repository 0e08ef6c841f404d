import { Injectable } from '@nestjs/common';
import type { AccountStandingReply } from '@simpletread/contract';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { VerifiedGroups } from '../verification/index.js';
import { AccountStandings } from './account-standings.js';
import { standingReply } from './standing-reply.js';

/** The signed-in customer's account standing. */
@Injectable()
export class ShowStanding {
  constructor(
    private readonly standings: AccountStandings,
    private readonly verified: VerifiedGroups,
  ) {}

  async run({ accountId, firstName }: CustomerPrincipal): Promise<AccountStandingReply> {
    const standing = await this.standings.of(accountId);
    return standingReply(standing, firstName, await this.verified.of(accountId));
  }
}
