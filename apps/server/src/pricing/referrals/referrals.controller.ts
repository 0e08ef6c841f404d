import { Controller } from '@nestjs/common';
import {
  getMyReferrals,
  getReferralOffer,
  type HandlerInput,
  type HandlerReply,
  inviteFriend,
  makeReferralCode,
  type MyReferrals,
} from '@simpletread/contract';
import { ok, parseCouponCode, refuse, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, Input } from '../../platform/http/index.js';
import { InviteFriends } from './invite-friends.js';
import { ReferralPrograms } from './referral-program.js';
import { ReferralRepository } from './referral.repository.js';
import { ShowReferrals } from './show-referrals.js';

/** Referral endpoints for advocates and their friends. */
@Controller()
export class ReferralsController {
  constructor(
    private readonly show: ShowReferrals,
    private readonly inviting: InviteFriends,
    private readonly programs: ReferralPrograms,
    private readonly referrals: ReferralRepository,
  ) {}

  @Bind(getMyReferrals)
  async mine(@Customer() { accountId }: CustomerPrincipal): Promise<Result<MyReferrals>> {
    return ok(await this.show.run(accountId));
  }

  @Bind(makeReferralCode)
  async code(@Customer() { accountId }: CustomerPrincipal): Promise<Result<MyReferrals>> {
    const made = await this.inviting.makeCode(accountId);
    return made.ok ? ok(await this.show.run(accountId)) : made;
  }

  @Bind(inviteFriend, { rate: 'strict' })
  async invite(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof inviteFriend>,
  ): Promise<Result<MyReferrals>> {
    const invited = await this.inviting.invite(accountId, body.email);
    return invited.ok ? ok(await this.show.run(accountId)) : invited;
  }

  @Bind(getReferralOffer, { rate: 'strict' })
  async offer(
    @Input() { params }: HandlerInput<typeof getReferralOffer>,
  ): Promise<Result<HandlerReply<typeof getReferralOffer>>> {
    const code = parseCouponCode(params.code);
    const advocate = code.ok ? await this.referrals.byCode(code.value) : null;
    if (advocate === null) return refuse('coupon.unknown');
    const { isOpen, ratePpm, rewardInCents } = await this.programs.current();
    return ok({ isOpen, ratePpm, rewardInCents, code: advocate.code });
  }
}
