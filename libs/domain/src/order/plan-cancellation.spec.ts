import fc from 'fast-check';
import { cents, sumCents } from '../money/index.js';
import { type CancellableOrder, planCancellation } from './plan-cancellation.js';

const anOrder = (change: Partial<CancellableOrder> = {}): CancellableOrder => ({
  maskedEmail: 'p•••@mail.com',
  paymentLabel: 'Visa 4242',
  refundedInCents: cents(0),
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
  .chain((lines) =>
    fc
      .integer({ min: 0, max: sumCents(lines.map((line) => line.totalInCents)) })
      .map((refunded) => anOrder({ lines, refundedInCents: cents(refunded) })),
  );

describe('planCancellation', () => {
  it('gives everything back and says so in words', () => {
    expect(planCancellation(anOrder())).toEqual({
      refundInCents: 75_548,
      refundLines: [{ lineId: 'a', amountInCents: 75_548 }],
      stock: [
        { tireId: 'tire-1', warehouseCode: 'ATL', quantity: 1 },
        { tireId: 'tire-1', warehouseCode: 'PHL', quantity: 3 },
      ],
      effects: [
        '$755.48 goes back to Visa 4242.',
        'Back to stock at ATL: 1 × Kestrel Tour 4S 225/65R17 102H.',
        'Back to stock at PHL: 3 × Kestrel Tour 4S 225/65R17 102H.',
        'South Street Auto is told that the installation is off.',
        'p•••@mail.com gets a confirmation by email.',
      ],
    });
  });

  it('says nothing of a shop or a refund where there is none', () => {
    const plan = planCancellation(anOrder({ shopName: null, refundedInCents: cents(75_548) }));
    expect(plan.refundInCents).toBe(0);
    expect(plan.effects).toHaveLength(3);
  });

  it('refunds exactly what was not refunded yet, and its lines sum to that', () => {
    fc.assert(
      fc.property(aPartlyRefundedOrder, (order) => {
        const plan = planCancellation(order);
        const total = sumCents(order.lines.map((line) => line.totalInCents));
        expect(plan.refundInCents + order.refundedInCents).toBe(total);
        expect(sumCents(plan.refundLines.map((line) => line.amountInCents))).toBe(plan.refundInCents);
      }),
    );
  });

  it('refunds no line more than it came to', () => {
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

  it('puts back every tire once, a tire and warehouse at a time, always in the same order', () => {
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

  it('previews and acts by one rule: asked twice, it plans the same', () => {
    fc.assert(
      fc.property(aPartlyRefundedOrder, (order) => {
        expect(planCancellation(structuredClone(order))).toEqual(planCancellation(order));
      }),
    );
  });

  it('throws when more was refunded than was paid', () => {
    expect(() => planCancellation(anOrder({ refundedInCents: cents(75_549) }))).toThrow(RangeError);
  });
});
