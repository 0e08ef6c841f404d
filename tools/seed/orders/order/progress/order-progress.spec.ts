import { canCancel } from '@simpletread/domain';
import fc from 'fast-check';
import { Prng } from '../../../random/prng.js';
import { buildPayment, buildRefund } from '../payment/build-payment.js';
import { carrierLabel } from './carrier.js';
import { orderProgress } from './order-progress.js';

const NOW = new Date('2026-11-20T18:00:00Z');
const before = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const anAge = fc.integer({ min: 1, max: 90 * 24 * 60 });

describe('orderProgress', () => {
  it('has only past times, in order', () => {
    fc.assert(
      fc.property(anAge, fc.string(), (minutes, name) => {
        const placedAt = before(minutes);
        const { releasedAt, shippedAt, deliveredAt } = orderProgress(placedAt, false, NOW, new Prng(name));
        const times = [placedAt, releasedAt, shippedAt, deliveredAt].flatMap((at) =>
          at === null ? [] : [at.getTime()],
        );
        expect(Math.max(...times)).toBeLessThanOrEqual(NOW.getTime());
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });

  it('has the times its state requires', () => {
    fc.assert(
      fc.property(anAge, fc.string(), (minutes, name) => {
        const progress = orderProgress(before(minutes), false, NOW, new Prng(name));
        expect(progress.deliveredAt !== null).toBe(progress.state === 'delivered');
        expect(progress.shippedAt !== null).toBe(['inTransit', 'delivered'].includes(progress.state));
        expect(progress.cancelledAt).toBeNull();
      }),
    );
  });

  it('leaves an order cancelable for its first 30 minutes', () => {
    for (const minutes of [1, 10, 29]) {
      const placedAt = before(minutes);
      const { state } = orderProgress(placedAt, false, NOW, new Prng('x'));
      expect(canCancel({ state, placedAt }, NOW).ok).toBe(true);
    }
  });

  it('cancels within the window', () => {
    const placedAt = before(600);
    const { state, cancelledAt, shippedAt } = orderProgress(placedAt, true, NOW, new Prng('x'));
    expect([state, shippedAt]).toEqual(['cancelled', null]);
    expect((cancelledAt?.getTime() ?? 0) - placedAt.getTime()).toBeLessThan(30 * 60_000);
  });
});

describe('buildRefund', () => {
  it('refunds all of a cancelled order, settled in the past', () => {
    const progress = orderProgress(before(31), true, NOW, new Prng('x'));
    const refund = buildRefund(
      { totalInCents: 75_548, progress, agent: 'Dana', buyer: 'Rosa Lee', now: NOW },
      new Prng('y'),
    );
    expect(refund?.amountInCents).toBe(75_548);
    expect(refund?.requestedBy).toBe(refund?.isByBuyer ? 'Rosa Lee' : 'Dana');
    expect(refund?.settledAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it('sometimes refunds a small part of a delivered order', () => {
    const progress = orderProgress(before(60 * 24 * 60), false, NOW, new Prng('x'));
    const refunds = Array.from({ length: 2_000 }, (_, n) =>
      buildRefund(
        { totalInCents: 75_548, progress, agent: 'Dana', buyer: 'Rosa Lee', now: NOW },
        new Prng(`r ${n}`),
      ),
    ).filter((refund) => refund !== null);
    expect(refunds.length).toBeGreaterThan(5);
    expect(refunds.length).toBeLessThan(60);
    expect(Math.max(...refunds.map(({ amountInCents }) => amountInCents))).toBeLessThan(75_548 / 10);
  });
});

describe('payments and labels', () => {
  it('authorize a card with its last four digits before the order is placed', () => {
    const payment = buildPayment(NOW, 'card', new Prng('p'));
    expect(payment.card?.last4).toMatch(/^\d{4}$/);
    expect(payment.capturedAt.getTime()).toBeLessThan(NOW.getTime());
  });

  it('have no card for a lender', () => {
    expect(buildPayment(NOW, 'affirm', new Prng('p'))).toMatchObject({ method: 'affirm', card: null });
  });

  it('have tracking numbers in the carrier’s format', () => {
    for (let n = 0; n < 50; n += 1) {
      const { carrier, trackingNumber } = carrierLabel(new Prng(`c ${n}`));
      expect(trackingNumber).toMatch(carrier === 'UPS' ? /^1Z\d{16}$/ : /^\d{12}$/);
    }
  });
});
