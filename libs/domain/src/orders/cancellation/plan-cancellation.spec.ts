import fc from 'fast-check';
import { addCents, cents, sumCents } from '../../money/index.js';
import { NO_TENDER, splitTenders } from '../../pricing/index.js';
import { type CancellableOrder, planCancellation } from './plan-cancellation.js';

const anOrder = (change: Partial<CancellableOrder> = {}): CancellableOrder => ({
  maskedEmail: 'p•••@mail.com',
  paidWith: { money: 'Visa 4242', 'gift-card': 'Gift card 7K2M-9QXW' },
  paid: { moneyInCents: cents(75_548), giftCardInCents: cents(0) },
  refunded: NO_TENDER,
  shopName: 'South Street Auto',
  lines: [
    {
      lineId: 'a',
      name: 'Kestrel Tour 4S 225/65R17 102H',
      totalInCents: cents(75_548),
      allocations: [
        { tireId: 'tire-1', warehouseCode: 'PHL', quantity: 3 },
        { tireId: 'tire-1', warehouseCode: 'ATL', quantity: 1 },
      ],
    },
  ],
  ...change,
});

const anAllocation = fc.record({
  tireId: fc.constantFrom('tire-1', 'tire-2', 'tire-3'),
  warehouseCode: fc.constantFrom('PHL', 'ATL', 'DFW', 'RNO'),
  quantity: fc.integer({ min: 1, max: 8 }),
});

const aPartlyRefundedOrder = fc
  .array(
    fc.record({
      lineId: fc.uuid(),
      name: fc.constant('Kestrel Tour 4S'),
      totalInCents: fc.integer({ min: 0, max: 500_000 }).map(cents),
      allocations: fc.array(anAllocation, { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .chain((lines) => {
    const total = sumCents(lines.map((line) => line.totalInCents));
    const upTo = (max: number) => fc.integer({ min: 0, max }).map(cents);
    return upTo(total)
      .map((balance) => splitTenders(total, balance))
      .chain((paid) =>
        fc
          .record({ moneyInCents: upTo(paid.moneyInCents), giftCardInCents: upTo(paid.giftCardInCents) })
          .map((refunded) => anOrder({ lines, paid, refunded })),
      );
  });

const refundedOf = ({ refunded }: CancellableOrder): number =>
  addCents(refunded.moneyInCents, refunded.giftCardInCents);

describe('planCancellation', () => {
  it('refunds everything and says so in words', () => {
    expect(planCancellation(anOrder())).toEqual({
      refundInCents: 75_548,
      handling: { feeInCents: 0, tires: 0 },
      refunds: [{ tender: 'money', amountInCents: 75_548 }],
      refundLines: [{ lineId: 'a', amountInCents: 75_548 }],
      stock: [
        { tireId: 'tire-1', warehouseCode: 'ATL', quantity: 1 },
        { tireId: 'tire-1', warehouseCode: 'PHL', quantity: 3 },
      ],
      effects: [
        '$755.48 is refunded to Visa 4242.',
        'Back to stock at ATL: 1 × Kestrel Tour 4S 225/65R17 102H.',
        'Back to stock at PHL: 3 × Kestrel Tour 4S 225/65R17 102H.',
        'South Street Auto is notified that the installation is cancelled.',
        'p•••@mail.com gets a confirmation by email.',
      ],
      buyerEffects: [
        'Your tires won’t ship.',
        '$755.48 is refunded to Visa 4242.',
        'Your installation at South Street Auto is cancelled.',
        'We email a confirmation to p•••@mail.com.',
      ],
    });
  });

  it('puts back on sale only tires that a count found', () => {
    const missing = [{ tireId: 'tire-1', warehouseCode: 'PHL', quantity: 2 }];
    expect(planCancellation(anOrder({ missing, shopName: null })).effects.slice(1, 4)).toEqual([
      'Back to stock at ATL: 1 × Kestrel Tour 4S 225/65R17 102H.',
      'Back to stock at PHL: 1 × Kestrel Tour 4S 225/65R17 102H.',
      'Missing, so not back to stock at PHL: 2 × Kestrel Tour 4S 225/65R17 102H.',
    ]);
  });

  it('refunds the gift card’s part to it, and the rest to the card', () => {
    const paid = { moneyInCents: cents(74_548), giftCardInCents: cents(1_000) };
    const { refunds, effects } = planCancellation(anOrder({ paid }));
    expect(refunds).toEqual([
      { tender: 'money', amountInCents: 74_548 },
      { tender: 'gift-card', amountInCents: 1_000 },
    ]);
    expect(effects.slice(0, 2)).toEqual([
      '$745.48 is refunded to Visa 4242.',
      '$10.00 is refunded to Gift card 7K2M-9QXW.',
    ]);
  });

  it('mentions no shop or refund if there is none', () => {
    const plan = planCancellation(
      anOrder({ shopName: null, refunded: { moneyInCents: cents(75_548), giftCardInCents: cents(0) } }),
    );
    expect(plan.refundInCents).toBe(0);
    expect(plan.effects).toHaveLength(3);
  });

  it('refunds exactly the rest, and its lines sum to it', () => {
    fc.assert(
      fc.property(aPartlyRefundedOrder, (order) => {
        const plan = planCancellation(order);
        const total = sumCents(order.lines.map((line) => line.totalInCents));
        expect(plan.refundInCents + refundedOf(order)).toBe(total);
        expect(sumCents(plan.refunds.map((each) => each.amountInCents))).toBe(plan.refundInCents);
        expect(sumCents(plan.refundLines.map((line) => line.amountInCents))).toBe(plan.refundInCents);
      }),
    );
  });

  it('refunds no line more than its total', () => {
    fc.assert(
      fc.property(aPartlyRefundedOrder, (order) => {
        planCancellation(order).refundLines.forEach(({ lineId, amountInCents }, index) => {
          const line = order.lines[index];
          expect(lineId).toBe(line?.lineId);
          expect(amountInCents).toBeGreaterThanOrEqual(0);
          expect(amountInCents).toBeLessThanOrEqual(line?.totalInCents ?? 0);
        });
      }),
    );
  });

  it('returns every tire once, one tire and warehouse at a time, always in the same order', () => {
    fc.assert(
      fc.property(aPartlyRefundedOrder, (order) => {
        const { stock } = planCancellation(order);
        const taken = order.lines.flatMap((line) => line.allocations);
        const count = (list: readonly { quantity: number }[]): number =>
          list.reduce((sum, one) => sum + one.quantity, 0);
        const keys = stock.map(({ tireId, warehouseCode }) => `${tireId} ${warehouseCode}`);
        expect(count(stock)).toBe(count(taken));
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toEqual([...keys].sort());
      }),
    );
  });

  it('gives the same plan for preview and action', () => {
    fc.assert(
      fc.property(aPartlyRefundedOrder, (order) => {
        expect(planCancellation(structuredClone(order))).toEqual(planCancellation(order));
      }),
    );
  });

  it('throws if more was refunded than was paid', () => {
    expect(() =>
      planCancellation(anOrder({ refunded: { moneyInCents: cents(75_549), giftCardInCents: cents(0) } })),
    ).toThrow(RangeError);
  });
});
