import { Injectable } from '@nestjs/common';
import {
  formatMoney,
  formatRate,
  mailboxOf,
  maskEmail,
  ok,
  ratePpm,
  refuse,
  type Result,
  type MailBlock,
} from '@simpletread/domain';

import { Accounts } from '../../sso/index.js';
import { Config } from '../../platform/config/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { MailTurns } from '../../platform/mail-turns/index.js';
import { Messages } from '../../platform/messages/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { CodePromotions } from '../coupons/index.js';
import { CustomerKeys } from '../uses/index.js';
import { friendCode, type Program, ReferralPrograms } from './referral-program.js';
import { ReferralRepository } from './referral.repository.js';

const MOST_DRAWS = 5;

type InviteFault =
  | 'mail.recipientFull'
  | 'referral.closed'
  | 'referral.ownAddress'
  | 'referral.invitedAlready'
  | 'referral.tooMany';

/** Gives customers their code for friends, and mails it to those whom they name. The mail's words are ours. */
@Injectable()
export class InviteFriends {
  constructor(
    private readonly work: UnitOfWork,
    private readonly programs: ReferralPrograms,
    private readonly promotions: CodePromotions,
    private readonly referrals: ReferralRepository,
    private readonly accounts: Accounts,
    private readonly keys: CustomerKeys,
    private readonly turns: MailTurns,
    private readonly messages: Messages,
    private readonly suppressions: Suppressions,
    private readonly config: Config,
  ) {}

  makeCode(accountId: string): Promise<Result<string, 'referral.closed'>> {
    return this.work.run(async (tx): Promise<Result<string, 'referral.closed'>> => {
      await this.referrals.holdAccount(tx, accountId);
      const program = await this.programs.current(tx);
      return program.isOpen ? ok(await this.codeOf(tx, accountId, program)) : refuse('referral.closed');
    });
  }

  invite(accountId: string, email: string): Promise<Result<null, InviteFault>> {
    return this.work.run(async (tx): Promise<Result<null, InviteFault>> => {
      await this.referrals.holdAccount(tx, accountId);
      const program = await this.programs.current(tx);
      const account = await this.accounts.byId(accountId, tx);
      if (!program.isOpen || account === null) return refuse('referral.closed');
      if (mailboxOf(email) === mailboxOf(account.email)) return refuse('referral.ownAddress');
      const code = await this.codeOf(tx, accountId, program);
      const key = this.keys.ofEmail(email);
      if (!(await this.referrals.invite(tx, accountId, key, maskEmail(email))))
        return refuse('referral.invitedAlready');
      const turn = await this.turns.take(tx, {
        kind: 'friendInvitation',
        to: email,
        // Not the account: one person can have ten, each with another tag behind the plus sign.
        by: `mailbox ${mailboxOf(account.email)}`,
      });
      if (!turn.ok)
        return turn.fault.code === 'mail.senderFull'
          ? refuse('referral.tooMany')
          : refuse(turn.fault.code, turn.fault.data);
      // Someone who left our mailing list gets no advertising from us. The customer doesn’t learn that they did.
      if (await this.suppressions.holds(tx, email)) return ok(null);
      await this.messages.queue(tx, {
        channel: 'email',
        to: email,
        template: 'referral-invitation',
        subject: `${account.firstName} gives you ${formatRate(ratePpm(program.ratePpm))} off your first tires`,
        blocks: this.blocks(account.firstName, code, program),
      });
      return ok(null);
    });
  }

  private async codeOf(tx: Transaction, accountId: string, { batchId }: Program): Promise<string> {
    const known = await this.referrals.advocate(accountId, tx);
    if (known !== null) return known.code;
    for (let drawn = 0; drawn < MOST_DRAWS; drawn += 1) {
      const code = friendCode();
      if (batchId !== null && (await this.promotions.addCode(tx, batchId, code))) {
        if (await this.referrals.addAdvocate(tx, { accountId, code })) return code;
        throw new Error('two requests made a code for one account; the other one has won');
      }
    }
    throw new Error('no free code was drawn');
  }

  private blocks(
    name: string,
    code: string,
    { ratePpm: rate, rewardInCents }: Program,
  ): readonly MailBlock[] {
    return [
      `${name} buys tires at SimpleTread and thought of you: ${formatRate(ratePpm(rate))} comes off the tires of your first order.`,
      { link: `${this.config.storefrontUrl}/invite/${code}`, label: 'Use the discount' },
      `Or enter the code ${code} in your cart. Once your tires are delivered, ${name} gets a gift card of ${formatMoney(rewardInCents)}.`,
      `${name} gave us your address for this one email. We won’t send another.`,
    ];
  }
}
