import { Injectable } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { RefundAnswer } from '../../orders/index.js';
import {
  type ChargeAnswer,
  type LookupAnswer,
  PaymentGateway,
  type PaymentSetup,
} from './payment-gateway.js';
import { errorCodeOf, SandboxClient } from './sandbox-client.js';
import { type ChargeBody, chargeBody, refundBody } from './sandbox-replies.js';

const TIMEOUT_MS = 10_000;
const LOOKUP_TIMEOUT_MS = 4_000;

const answerOf = ({ id, status, failureCode, card }: ChargeBody): ChargeAnswer & LookupAnswer =>
  status === 'failed'
    ? { kind: 'declined', failureCode: failureCode ?? 'declined' }
    : {
        kind: status === 'succeeded' ? 'captured' : 'processing',
        record: { charge: id, cardBrand: card.brand, cardLast4: card.last4 },
      };

/** The card provider of development and tests, spoken to over HTTP like a real one. */
@Injectable()
export class SandboxGateway extends PaymentGateway {
  override readonly setup: PaymentSetup;

  constructor(
    config: Config,
    private readonly client: SandboxClient,
  ) {
    super();
    this.setup = {
      provider: 'sandbox',
      fieldsUrl: `${config.publicSandboxUrl}/fields`,
      fieldsOrigin: config.publicSandboxUrl,
    };
  }

  override async charge(
    key: string,
    { token, amountInCents }: { token: string; amountInCents: Cents },
  ): Promise<ChargeAnswer> {
    const body = { token, amountInCents };
    const answered = await this.client.ask({
      method: 'POST',
      path: '/v1/charges',
      key,
      body,
      timeoutMs: TIMEOUT_MS,
    });
    if (typeof answered === 'string') return { kind: answered };
    const parsed = chargeBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success) return answerOf(parsed.data);
    const failureCode = errorCodeOf(answered);
    return failureCode === 'token_unknown' ? { kind: 'tokenUnknown' } : { kind: 'faulty', failureCode };
  }

  override async find(key: string): Promise<LookupAnswer> {
    const path = `/v1/charges?idempotency_key=${encodeURIComponent(key)}`;
    const answered = await this.client.ask({ method: 'GET', path, timeoutMs: LOOKUP_TIMEOUT_MS });
    if (typeof answered === 'string') return { kind: 'unanswered' };
    const parsed = chargeBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success) return answerOf(parsed.data);
    return errorCodeOf(answered) === 'charge_unknown' ? { kind: 'absent' } : { kind: 'unanswered' };
  }

  override async refund(
    key: string,
    { charge, amountInCents }: { charge: string; amountInCents: Cents },
  ): Promise<RefundAnswer> {
    const body = { charge, amountInCents };
    const answered = await this.client.ask({
      method: 'POST',
      path: '/v1/refunds',
      key,
      body,
      timeoutMs: TIMEOUT_MS,
    });
    if (typeof answered === 'string') return { kind: 'unanswered', failure: answered };
    const parsed = refundBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success)
      return { kind: 'succeeded', providerRefund: parsed.data.id };
    return { kind: answered.status === 409 ? 'refused' : 'unanswered', failure: errorCodeOf(answered) };
  }
}
