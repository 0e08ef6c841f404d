import { Injectable } from '@nestjs/common';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import {
  type Erasing,
  type Person,
  KeepsPersonalData,
  type PersonalDataSource,
  type PersonalSection,
} from '../../platform/personal-data/index.js';
import { CustomerKeys } from '../uses/index.js';
import { ReferralRepository } from './referral.repository.js';

/** A customer's referrals: they stay in the figures; names and invitations are erased. */
@KeepsPersonalData()
@Injectable()
export class PersonalReferrals implements PersonalDataSource {
  readonly step = 'referrals';
  readonly turn = 'feature';

  constructor(
    private readonly referrals: ReferralRepository,
    private readonly keys: CustomerKeys,
  ) {}

  async collect(db: SqlRunner, { accountId }: Person): Promise<PersonalSection[]> {
    const advocate = await this.referrals.advocate(accountId, db);
    const invitations = await this.referrals.invitations(accountId, db);
    const referrals = await this.referrals.ofAccount(accountId, db);
    return [
      { title: 'Your referral code', items: advocate === null ? [] : [{ code: advocate.code }] },
      {
        title: 'Friends you invited',
        items: invitations.map(({ maskedEmail, sentAt }) => ({ maskedEmail, sentAt })),
      },
      {
        title: 'Friends who ordered',
        items: referrals.map(({ state, orderedAt, rewardInCents }) => ({ state, orderedAt, rewardInCents })),
      },
    ];
  }

  async erase(tx: Transaction, { person }: Erasing): Promise<void> {
    await this.referrals.forgetAdvocate(tx, person.accountId);
    await this.referrals.forgetFriend(tx, this.keys.ofEmail(person.email));
  }
}
