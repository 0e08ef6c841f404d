import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { Messages, type MailToQueue } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { CoverageClaimReader } from '../coverage-claims/index.js';
import {
  afterSaleUrl,
  COVERAGE_CLAIM_APPEALED,
  COVERAGE_CLAIM_ASKED,
  COVERAGE_CLAIM_CANCELLED,
  COVERAGE_CLAIM_DENIED,
  COVERAGE_CLAIM_REQUESTED,
  type CoverageClaimPayload,
  OrderReader,
} from '../order/index.js';
import {
  coverageClaimAppealedMail,
  coverageClaimAskedMail,
  coverageClaimCancelledMail,
  coverageClaimDeniedMail,
  type CoverageClaimFacts,
  coverageClaimRequestedMail,
} from './coverage-claim-message.js';

const MAILS: ReadonlyMap<string, (facts: CoverageClaimFacts) => MailToQueue> = new Map([
  [COVERAGE_CLAIM_REQUESTED, coverageClaimRequestedMail],
  [COVERAGE_CLAIM_ASKED, coverageClaimAskedMail],
  [COVERAGE_CLAIM_DENIED, coverageClaimDeniedMail],
  [COVERAGE_CLAIM_APPEALED, coverageClaimAppealedMail],
  [COVERAGE_CLAIM_CANCELLED, coverageClaimCancelledMail],
]);

/** Writes to buyers when their coverage claim moves on; the gift card is mailed as it is issued, because only then its code is known. */
@Injectable()
export class CoverageClaimMessages implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly orders: OrderReader,
    private readonly claims: CoverageClaimReader,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    for (const [eventType, write] of MAILS)
      this.consumers.register<CoverageClaimPayload>({
        consumer: `orders.coverage-claim-messages.${eventType}`,
        eventType,
        handle: async (tx, { payload: { orderId, claimId } }) => {
          const [order, record] = [await this.orders.byId(orderId, tx), await this.claims.byId(claimId, tx)];
          if (order === null || record === null) throw new Error(`claim ${claimId} is missing`);
          const url = afterSaleUrl(this.config.storefrontUrl, order, 'coverage');
          await this.messages.queue(tx, write({ order, record, url }));
        },
      });
  }
}
