import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

import { GiftCardPayments } from '../../pricing/index.js';
import { Database } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import { RefundGateways } from './refund-gateway.js';
import { RecordRefund } from './record-refund.js';
import { RefundRepository } from './refund.repository.js';

/** Pays out one requested refund. Its id is the provider's key, so a repeat pays once. */
@Injectable()
export class PayRefund {
  constructor(
    private readonly database: Database,
    private readonly modules: ModuleRef,
    private readonly giftCards: GiftCardPayments,
    private readonly refunds: RefundRepository,
    private readonly record: RecordRefund,
  ) {}

  /** Throws if the provider didn't answer, so the job retries. A final refusal waits for staff. */
  async run(refundId: string): Promise<void> {
    const refund = await this.refunds.find(this.database, refundId);
    if (refund?.state !== 'requested') return;
    if (refund.tender === 'gift-card') {
      await this.giftCards.refund(refund);
      await this.record.paid(refund, `gift-card:${refundId}`);
      return;
    }
    const answer = await this.modules
      .get(RefundGateways, { strict: false })
      .of(refund.method)
      .refund(refundId, refund);
    if (answer.kind !== 'succeeded') {
      if (answer.kind === 'refused') return this.record.refused(refund, answer.failure);
      await this.refunds.delay(this.database, refundId, answer.failure);
      throw new Error(`refund ${refundId} unanswered: ${answer.failure}`);
    }
    crashPoint('refund.afterProvider');
    await this.record.paid(refund, answer.providerRefund);
  }
}
