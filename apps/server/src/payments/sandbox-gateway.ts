import { Injectable } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import { Config } from '../platform/config/index.js';
import type { ChargeAnswer, LookupAnswer, PaymentSetup, RefundAnswer } from './payment-gateway.js';
import { PaymentGateway } from './payment-gateway.js';
import { type ChargeBody, chargeBody, errorBody, refundBody } from './sandbox-replies.js';

const TIMEOUT_MS = 10_000;
const LOOKUP_TIMEOUT_MS = 4_000;

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
  readonly timeoutMs: number;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** `unanswered` covers timeouts and torn answers: whether the request took effect is not known. */
type NoAnswer = 'unreachable' | 'unanswered';

const answerOf = ({ id, status, failureCode, card }: ChargeBody): ChargeAnswer & LookupAnswer =>
  status === 'failed'
    ? { kind: 'declined', failureCode: failureCode ?? 'declined' }
    : {
        kind: status === 'succeeded' ? 'captured' : 'processing',
        record: { charge: id, cardBrand: card.brand, cardLast4: card.last4 },
      };

const partOf = (value: unknown, name: 'cause' | 'code'): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Partial<Record<typeof name, unknown>>)[name]
    : undefined;

const isRefusedConnection = (error: unknown): boolean =>
  partOf(partOf(error, 'cause'), 'code') === 'ECONNREFUSED';

const codeOf = ({ status, body }: Answered): string => {
  const parsed = errorBody.safeParse(body);
  return parsed.success ? parsed.data.error.code : `status_${status}`;
};

/** The card provider of development and tests, spoken to over HTTP like a real one. */
@Injectable()
export class SandboxGateway extends PaymentGateway {
  override readonly setup: PaymentSetup;
  private readonly authorization: string;

  constructor(private readonly config: Config) {
    super();
    this.authorization = `Basic ${Buffer.from(`${config.paymentSandboxKey}:`).toString('base64')}`;
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
    const answered = await this.ask({
      method: 'POST',
      path: '/v1/charges',
      key,
      body,
      timeoutMs: TIMEOUT_MS,
    });
    if (typeof answered === 'string') return { kind: answered };
    const parsed = chargeBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success) return answerOf(parsed.data);
    const failureCode = codeOf(answered);
    return failureCode === 'token_unknown' ? { kind: 'tokenUnknown' } : { kind: 'faulty', failureCode };
  }

  override async find(key: string): Promise<LookupAnswer> {
    const path = `/v1/charges?idempotency_key=${encodeURIComponent(key)}`;
    const answered = await this.ask({ method: 'GET', path, timeoutMs: LOOKUP_TIMEOUT_MS });
    if (typeof answered === 'string') return { kind: 'unanswered' };
    const parsed = chargeBody.safeParse(answered.body);
    if (answered.status === 200 && parsed.success) return answerOf(parsed.data);
    return codeOf(answered) === 'charge_unknown' ? { kind: 'absent' } : { kind: 'unanswered' };
  }

  override async refund(
    key: string,
    { charge, amountInCents }: { charge: string; amountInCents: Cents },
  ): Promise<RefundAnswer> {
    const body = { charge, amountInCents };
    const answered = await this.ask({
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
    return { kind: answered.status === 409 ? 'refused' : 'unanswered', failure: codeOf(answered) };
  }

  private async ask({ method, path, key, body, timeoutMs }: Asked): Promise<Answered | NoAnswer> {
    try {
      const response = await fetch(`${this.config.sandboxUrl}${path}`, {
        method,
        headers: {
          authorization: this.authorization,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    } catch (error) {
      return isRefusedConnection(error) ? 'unreachable' : 'unanswered';
    }
  }
}
