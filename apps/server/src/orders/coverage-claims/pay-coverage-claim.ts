import { randomBytes } from 'node:crypto';

import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  coverageEntries,
  formatCoverageClaimNumber,
  GIFT_CARD_CODE_BYTES,
  giftCardCodeOf,
  giftCardLabel,
  inGroupsOfFour,
} from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { LiveUpdates } from '../../platform/live/index.js';
import { Messages } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { IssueGiftCard } from '../../pricing/index.js';
import {
  afterSaleUrl,
  COVERAGE_CLAIM_ANSWERED,
  COVERAGE_CLAIM_APPEALED,
  COVERAGE_CLAIM_APPROVED,
  COVERAGE_CLAIM_ASKED,
  COVERAGE_CLAIM_CANCELLED,
  COVERAGE_CLAIM_DENIED,
  COVERAGE_CLAIM_PAID,
  COVERAGE_CLAIM_PAYMENT_ASKED,
  COVERAGE_CLAIM_PAYMENT_DROPPED,
  COVERAGE_CLAIM_REQUESTED,
  type CoverageClaimPayload,
  Ledger,
} from '../order/index.js';
import { CoverageClaimSteps, type LockedCoverageClaim } from './coverage-claim-steps.js';
import { coveragePaidMail } from './coverage-paid-mail.js';

const SHOWN_LIVE = [
  COVERAGE_CLAIM_REQUESTED,
  COVERAGE_CLAIM_ASKED,
  COVERAGE_CLAIM_ANSWERED,
  COVERAGE_CLAIM_DENIED,
  COVERAGE_CLAIM_APPEALED,
  COVERAGE_CLAIM_CANCELLED,
  COVERAGE_CLAIM_PAYMENT_ASKED,
  COVERAGE_CLAIM_PAYMENT_DROPPED,
  COVERAGE_CLAIM_APPROVED,
  COVERAGE_CLAIM_PAID,
];

/**
 * Pays an approved claim as a gift card, in one transaction with its booking and mail. The claim is the card's reason, and a reason has one
 * card, so a repeated event pays nothing. Notifies open consoles of what changes.
 */
@Injectable()
export class PayCoverageClaim implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly live: LiveUpdates,
    private readonly steps: CoverageClaimSteps,
    private readonly giftCards: IssueGiftCard,
    private readonly ledger: Ledger,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.consumers.register<CoverageClaimPayload>({
      consumer: 'orders.pay-coverage-claim',
      eventType: COVERAGE_CLAIM_APPROVED,
      handle: async (tx, { payload }) => {
        const locked = await this.steps.lock(tx, payload.claimId);
        if (locked?.record.state === 'approved') await this.pay(tx, locked);
      },
    });
    for (const eventType of SHOWN_LIVE)
      this.consumers.register<CoverageClaimPayload>({
        consumer: `coverageClaims.live.${eventType}`,
        eventType,
        handle: async (_tx, { aggregateId, type, payload }) => {
          await this.live.publish('coverage-claims', { id: payload.claimId, type });
          await this.live.publish('orders', { id: aggregateId, type });
        },
      });
  }

  private async pay(tx: Transaction, locked: LockedCoverageClaim): Promise<void> {
    const { order, record } = locked;
    const { id: claimId, amount_in_cents: amountInCents } = record;
    const at = order.read_at;
    if (amountInCents === null) throw new Error(`claim ${claimId} was approved without an amount`);
    // A guest has no account to find the card in: the code in the mail spends it, and only its hash is stored.
    const code = order.account_id === null ? giftCardCodeOf(randomBytes(GIFT_CARD_CODE_BYTES)) : null;
    const card = await this.giftCards.run(tx, {
      accountId: order.account_id,
      reason: `Coverage claim ${formatCoverageClaimNumber(record.number)}`,
      sourceId: claimId,
      amountInCents,
      codeHash: code === null ? null : hashToken(code),
    });
    if (!card.isNew) throw new Error(`claim ${claimId} was paid before`);
    const entries = coverageEntries(amountInCents);
    await this.ledger.book(tx, { orderId: order.id, kind: 'coverage', reference: claimId, at, entries });
    const step = {
      event: 'pay',
      type: COVERAGE_CLAIM_PAID,
      action: 'coverageClaim.pay',
      change: { paid_at: at, gift_card_id: card.id, gift_card_number: card.number },
      data: { giftCard: giftCardLabel(card.number), amountInCents },
    } as const;
    const paid = await this.steps.apply(tx, locked, step, null);
    if (!paid.ok) throw new Error(`claim ${claimId} can’t be paid: ${paid.fault.code}`);
    const url = afterSaleUrl(this.config.storefrontUrl, order, 'coverage');
    const shownCode = code === null ? null : inGroupsOfFour(code);
    await this.messages.queue(tx, coveragePaidMail({ order, record, url, amountInCents, code: shownCode }));
  }
}
