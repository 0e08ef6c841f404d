import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import {
  type CancelAnswer,
  type CaptureAnswer,
  type LenderReturn,
  type LoanLookup,
  type LoanRequest,
  type OpenAnswer,
  PayLaterGateway,
} from './pay-later-gateway.js';
import type { RefundAnswer } from '../../orders/index.js';
import { type ChargeRecord, PaymentGateway } from './payment-gateway.js';
import { errorCodeOf, SandboxClient } from './sandbox-client.js';
import { type LoanBody, loanBody } from './sandbox-replies.js';

const TIMEOUT_MS = 10_000;
const LOOKUP_TIMEOUT_MS = 4_000;

const recordOf = (
  charge: string,
  { amountInCents, currency, reference, loanId }: LoanBody,
): ChargeRecord => ({
  charge,
  amountInCents,
  currency,
  orderNumber: reference,
  cardBrand: null,
  cardLast4: null,
  cardIdentity: null,
  loanId,
});

const lookupOf = (loan: LoanBody): LoanLookup => {
  const { id, state, charge } = loan;
  if (state === 'captured' && charge !== null)
    return { kind: 'captured', session: id, record: recordOf(charge, loan) };
  const isOver = state === 'cancelled' || state === 'expired' || state === 'captured';
  return { kind: isOver ? 'ended' : state, session: id };
};

/** The lenders of development and tests, spoken to over HTTP like real ones. */
@Injectable()
export class SandboxLender extends PayLaterGateway {
  constructor(
    private readonly config: Config,
    private readonly client: SandboxClient,
    private readonly charges: PaymentGateway,
  ) {
    super();
  }

  override async open(
    key: string,
    { method, amountInCents, orderNumber, description, expiresAt }: LoanRequest,
  ): Promise<OpenAnswer> {
    const body = {
      lender: method,
      amountInCents,
      description,
      reference: orderNumber,
      returnUrl: `${this.config.storefrontUrl}/checkout/pay-later/return`,
      expiresAt: expiresAt.toISOString(),
    };
    const path = '/v1/pay-later/sessions';
    const answered = await this.client.ask({ method: 'POST', path, key, body, timeoutMs: TIMEOUT_MS });
    if (answered === 'unreachable') return { kind: 'refused', failureCode: answered };
    if (answered === 'unanswered') return { kind: answered };
    const parsed = loanBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success)
      return {
        kind: 'opened',
        session: parsed.data.id,
        page: `${this.config.publicSandboxUrl}${parsed.data.page}`,
      };
    return answered.status >= 500
      ? { kind: 'unanswered' }
      : { kind: 'refused', failureCode: errorCodeOf(answered) };
  }

  override async find(key: string): Promise<LoanLookup> {
    const path = `/v1/pay-later/sessions?idempotency_key=${encodeURIComponent(key)}`;
    const answered = await this.client.ask({ method: 'GET', path, timeoutMs: LOOKUP_TIMEOUT_MS });
    if (typeof answered === 'string') return { kind: 'unanswered' };
    const parsed = loanBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success) return lookupOf(parsed.data);
    return errorCodeOf(answered) === 'session_unknown' ? { kind: 'absent' } : { kind: 'unanswered' };
  }

  override async capture(session: string): Promise<CaptureAnswer> {
    const answered = await this.post(session, 'capture');
    if (answered === null) return { kind: 'unanswered' };
    const parsed = loanBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success && parsed.data.charge !== null)
      return { kind: 'captured', record: recordOf(parsed.data.charge, parsed.data) };
    return answered.status >= 500 || answered.status === 200
      ? { kind: 'unanswered' }
      : { kind: 'refused', failureCode: errorCodeOf(answered) };
  }

  override async cancel(session: string): Promise<CancelAnswer> {
    const answered = await this.post(session, 'cancel');
    if (answered?.status === 200) return { kind: 'cancelled' };
    return {
      kind: answered !== null && errorCodeOf(answered) === 'session_captured' ? 'captured' : 'unanswered',
    };
  }

  override refund(key: string, refund: { charge: string; amountInCents: Cents }): Promise<RefundAnswer> {
    return this.charges.refund(key, refund);
  }

  override isSigned({ session, result, at, signature }: LenderReturn): boolean {
    const expected = createHmac('sha256', this.config.paymentSandboxKey)
      .update(`${session}.${result}.${at}`)
      .digest();
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private async post(session: string, step: 'capture' | 'cancel') {
    const path = `/v1/pay-later/sessions/${encodeURIComponent(session)}/${step}`;
    const answered = await this.client.ask({ method: 'POST', path, body: {}, timeoutMs: TIMEOUT_MS });
    return typeof answered === 'string' ? null : answered;
  }
}
