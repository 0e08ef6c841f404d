import { Injectable } from '@nestjs/common';
import type { MyReferrals } from '@simpletread/contract';
import { type ReferralReason, sumCents } from '@simpletread/domain';

import { ReferralPrograms } from './referral-program.js';
import { ReferralRepository } from './referral.repository.js';

const WORDS: Readonly<Record<ReferralReason, string>> = {
  cancelled: 'The order was cancelled.',
  refunded: 'The order was refunded.',
  sameBuyer: 'It was your own order.',
  sameHousehold: 'It was an order from your household.',
  sameCard: 'It was paid with a card you have used.',
  accountGone: 'The account was deleted.',
};

/** A customer's own referrals, without the friends' identities. */
@Injectable()
export class ShowReferrals {
  constructor(
    private readonly programs: ReferralPrograms,
    private readonly referrals: ReferralRepository,
  ) {}

  async run(accountId: string): Promise<MyReferrals> {
    const [{ isOpen, ratePpm, rewardInCents }, advocate, invitations, referrals] = await Promise.all([
      this.programs.current(),
      this.referrals.advocate(accountId),
      this.referrals.invitations(accountId),
      this.referrals.ofAccount(accountId),
    ]);
    return {
      isOpen,
      ratePpm,
      rewardInCents,
      code: advocate?.code ?? null,
      invitations: invitations.map(({ sentAt, ...invitation }) => ({
        ...invitation,
        sentAt: sentAt.toISOString(),
      })),
      referrals: referrals.map(({ id, state, reason, orderedAt, decidedAt, rewardInCents: reward }) => ({
        id,
        state,
        reason: reason === null ? null : WORDS[reason],
        orderedAt: orderedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        rewardInCents: reward,
      })),
      earnedInCents: sumCents(
        referrals.filter(({ state }) => state === 'earned').map((referral) => referral.rewardInCents),
      ),
    };
  }
}
