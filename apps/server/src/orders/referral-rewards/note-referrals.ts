import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Cents,
  formatMoney,
  isSameBuyer,
  type ReferralEvent,
  referralMachine,
  type ReferralReason,
  type ReferralState,
  transition,
  type MailBlock,
} from '@simpletread/domain';

import {
  CodePromotions,
  CustomerKeys,
  IssueGiftCard,
  type Referral,
  ReferralPrograms,
  ReferralRepository,
} from '../../pricing/index.js';
import { Accounts } from '../../sso/index.js';
import {
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_PLACED,
  type OrderBuyer,
  OrderBuyers,
  type OrderPayload,
  REFUND_SUCCEEDED,
} from '../order/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';

/** An event of a friend's order. */
type Happened = Exclude<ReferralEvent, 'refuse' | 'forfeit'>;

const LAPSED_BY: Readonly<Record<Happened, ReferralReason>> = {
  deliver: 'accountGone',
  cancel: 'cancelled',
  refund: 'refunded',
};

/** Follows the orders of friends: noted when placed, earned when delivered, lapsed where they are cancelled or given back before. */
@Injectable()
export class NoteReferrals implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly programs: ReferralPrograms,
    private readonly promotions: CodePromotions,
    private readonly referrals: ReferralRepository,
    private readonly buyers: OrderBuyers,
    private readonly accounts: Accounts,
    private readonly keys: CustomerKeys,
    private readonly giftCards: IssueGiftCard,
    private readonly messages: Messages,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.on(ORDER_PLACED, async (tx, orderId) => {
      await this.noted(tx, orderId);
    });
    this.on(ORDER_DELIVERED, (tx, orderId) => this.decide(tx, orderId, 'deliver'));
    this.on(ORDER_CANCELLED, (tx, orderId) => this.decide(tx, orderId, 'cancel'));
    this.on(REFUND_SUCCEEDED, async (tx, orderId) => {
      const buyer = await this.buyers.of(orderId, tx);
      if (buyer?.paymentState === 'refunded') await this.decide(tx, orderId, 'refund');
    });
  }

  private on(eventType: string, handle: (tx: Transaction, orderId: string) => Promise<void>): void {
    this.consumers.register<OrderPayload>({
      consumer: `referrals.${eventType}`,
      eventType,
      handle: (tx, { payload }) => handle(tx, payload.orderId),
    });
  }

  /** The referral of an order, locked. Events may come in any order, so each of them records it first. */
  private async noted(tx: Transaction, orderId: string): Promise<Referral | null> {
    const program = await this.programs.current(tx);
    if (program.batchId === null) return null;
    const code = await this.promotions.codeOf(tx, orderId, program.batchId);
    const advocate = code === null ? null : await this.referrals.byCode(code, tx);
    const buyer = advocate === null ? null : await this.buyers.of(orderId, tx);
    if (advocate !== null && buyer !== null) {
      await this.referrals.add(tx, {
        accountId: advocate.accountId,
        orderId,
        emailKey: buyer.email === null ? `order:${orderId}` : this.keys.ofEmail(buyer.email),
        reason: await this.refusal(tx, advocate.accountId, orderId, buyer),
        rewardInCents: program.rewardInCents,
        orderedAt: buyer.placedAt,
      });
    }
    return this.referrals.lockOfOrder(tx, orderId);
  }

  private async refusal(
    tx: Transaction,
    advocateId: string,
    orderId: string,
    buyer: OrderBuyer,
  ): Promise<ReferralReason | null> {
    const account = await this.accounts.byId(advocateId, tx);
    if (account === null) return 'accountGone';
    if (isSameBuyer(account, buyer)) return 'sameBuyer';
    if (await this.buyers.livesAt(advocateId, buyer, tx)) return 'sameHousehold';
    return (await this.buyers.sharesCard(advocateId, orderId, tx)) ? 'sameCard' : null;
  }

  private async decide(tx: Transaction, orderId: string, happened: Happened): Promise<void> {
    const referral = await this.noted(tx, orderId);
    if (referral === null) return;
    const account = await this.accounts.byId(referral.accountId, tx);
    const event = happened === 'deliver' && account === null ? 'forfeit' : happened;
    const next = transition(referralMachine, referral.state, event);
    if (!next.ok) return;
    const state = next.value;
    if (event === 'deliver' && account !== null) {
      await this.earn(tx, referral, state, account);
      return;
    }
    const reason = LAPSED_BY[happened];
    await this.referrals.decide(tx, referral.id, { state, reason, giftCardId: null });
    await this.record(tx, referral, { state, reason });
  }

  private async earn(
    tx: Transaction,
    referral: Referral,
    state: ReferralState,
    { accountId, email, firstName }: { accountId: string; email: string; firstName: string },
  ): Promise<void> {
    const giftCard = await this.giftCards.run(tx, {
      accountId,
      reason: 'Thank you for bringing a friend',
      sourceId: referral.id,
      amountInCents: referral.rewardInCents,
    });
    await this.referrals.decide(tx, referral.id, { state, reason: null, giftCardId: giftCard.id });
    await this.record(tx, referral, { state, giftCardId: giftCard.id });
    await this.messages.queue(tx, {
      channel: 'email',
      to: email,
      template: 'referral-earned',
      subject: `A gift card of ${formatMoney(referral.rewardInCents)} is yours`,
      blocks: this.blocks(firstName, referral.rewardInCents),
    });
  }

  private blocks(firstName: string, rewardInCents: Cents): readonly MailBlock[] {
    return [
      `${firstName}, your friend has their tires. Thank you for the referral!`,
      `A ${formatMoney(rewardInCents)} gift card is waiting in your account. It comes off your next order and never expires.`,
      { link: `${this.config.storefrontUrl}/advocate-dashboard`, label: 'See your gift cards' },
    ];
  }

  private record(tx: Transaction, { id, state }: Referral, after: object): Promise<void> {
    return this.audit.record(tx, {
      actorKind: 'system',
      actorId: null,
      action: 'referral.decide',
      subjectType: 'referral',
      subjectId: id,
      before: { state },
      after,
    });
  }
}
