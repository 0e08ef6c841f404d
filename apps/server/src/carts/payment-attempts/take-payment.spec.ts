import { cents } from '@simpletread/domain';

import type { RefundAnswer } from '../../orders/refunds/refund-gateway.js';
import { type ChargeAnswer, type LookupAnswer, PaymentGateway } from '../payments/payment-gateway.js';
import type { PaymentAttempt } from './payment-attempt.js';
import { TakePayment } from './take-payment.js';

const CAPTURED = {
  kind: 'captured',
  record: {
    charge: 'ch_1',
    amountInCents: cents(100),
    currency: 'USD',
    orderNumber: '4K7QZ9M2XA',
    cardBrand: 'visa',
    cardLast4: '4242',
    cardIdentity: 'card_a',
    loanId: null,
  },
} as const;

/** A provider that says what the test wants it to. */
class ScriptedGateway extends PaymentGateway {
  override readonly setup = { provider: 'scripted', fieldsUrl: '', fieldsOrigin: '' };
  readonly asked: string[] = [];

  constructor(
    private readonly answer: ChargeAnswer,
    private readonly books: LookupAnswer,
  ) {
    super();
  }

  override charge(key: string): Promise<ChargeAnswer> {
    this.asked.push(`charge ${key}`);
    return Promise.resolve(this.answer);
  }

  override identify(): Promise<string | null> {
    return Promise.reject(new Error('nobody asked for the card'));
  }

  override find(key: string): Promise<LookupAnswer> {
    this.asked.push(`find ${key}`);
    return Promise.resolve(this.books);
  }

  override refund(): Promise<RefundAnswer> {
    return Promise.reject(new Error('nobody asked for a refund'));
  }
}

describe('taking a payment', () => {
  const attempt = {
    attemptId: 'a',
    amountInCents: cents(100),
    draft: { orderNumber: '4K7QZ9M2XA' },
  } as PaymentAttempt;
  const take = async (answer: ChargeAnswer, books: LookupAnswer = { kind: 'absent' }) => {
    const gateway = new ScriptedGateway(answer, books);
    return { outcome: await new TakePayment(gateway).run(attempt, 'tok_1'), asked: gateway.asked };
  };

  it.each<[ChargeAnswer]>([
    [CAPTURED],
    [{ ...CAPTURED, kind: 'processing' }],
    [{ kind: 'declined', failureCode: 'card_declined', cardIdentity: 'card_a' }],
    [{ kind: 'tokenUnknown' }],
  ])('believes a plain answer without asking again: %j', async (answer) => {
    expect(await take(answer)).toEqual({ outcome: answer, asked: ['charge a'] });
  });

  it('believes that nothing was charged where the provider was never reached', async () => {
    const { outcome, asked } = await take({ kind: 'unreachable' });
    expect(outcome).toEqual({ kind: 'notTaken', failureCode: 'unreachable' });
    expect(asked).toEqual(['charge a']);
  });

  it('checks the records of a provider that failed, and trusts them', async () => {
    const fault = { kind: 'faulty', failureCode: 'provider_fault' } as const;
    expect((await take(fault, CAPTURED)).outcome).toEqual(CAPTURED);
    expect((await take(fault)).outcome).toEqual({ kind: 'notTaken', failureCode: 'provider_fault' });
    expect((await take(fault, { kind: 'unanswered' })).outcome).toEqual({ kind: 'unanswered' });
  });

  it('checks the records of a silent provider, and treats a missing record as not yet known', async () => {
    const silence = { kind: 'unanswered' } as const;
    expect(await take(silence, CAPTURED)).toEqual({ outcome: CAPTURED, asked: ['charge a', 'find a'] });
    expect((await take(silence)).outcome).toEqual(silence);
    expect((await take(silence, silence)).outcome).toEqual(silence);
  });
});
