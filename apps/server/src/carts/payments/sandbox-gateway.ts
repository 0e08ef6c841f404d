import { Injectable } from '@nestjs/common';
import type { Capture, Cents } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { RefundAnswer } from '../../orders/index.js';
import {
  type ChargeAnswer,
  type LookupAnswer,
  PaymentGateway,
  type PaymentSetup,
} from './payment-gateway.js';
import { errorCodeOf, SandboxClient } from './sandbox-client.js';
import { type ChargeBody, chargeBody, refundBody, tokenBody } from './sandbox-replies.js';

const TIMEOUT_MS = 10_000;
const LOOKUP_TIMEOUT_MS = 4_000;

const answerOf = ({ id, status, failureCode, card, ...taken }: ChargeBody): ChargeAnswer & LookupAnswer =>
  status === 'failed'
    ? { kind: 'declined', failureCode: failureCode ?? 'declined', cardIdentity: card.identity }
    : {
        kind: status === 'succeeded' ? 'captured' : 'processing',
        record: {
          charge: id,
          amountInCents: taken.amountInCents,
          currency: taken.currency,
          orderNumber: taken.reference,
          cardBrand: card.brand,
          cardLast4: card.last4,
          cardIdentity: card.identity,
          loanId: null,
        },
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
    { token, amountInCents, currency, orderNumber }: Capture & { token: string },
  ): Promise<ChargeAnswer> {
    const body = { token, amountInCents, currency, reference: orderNumber };
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

  override async identify(token: string): Promise<string | null> {
    const path = `/v1/tokens/${encodeURIComponent(token)}`;
    const answered = await this.client.ask({ method: 'GET', path, timeoutMs: LOOKUP_TIMEOUT_MS });
    const parsed = typeof answered === 'string' ? null : tokenBody.safeParse(answered.body);
    return parsed?.data?.identity ?? null;
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
