import { cents, NO_TENDER, sumCents } from '@simpletread/domain';
import fc from 'fast-check';

import { anOrderLine, anOrderRecord } from '../order/testing/an-order-record.js';
import { type CancellationFacts, planOrderCancellation } from './plan-order-cancellation.js';

const at = (warehouseCode: string, quantity: number, tireId = 'tire-1') => ({
  tireId,
  warehouseCode,
  quantity,
});

const around = (
  allocations: CancellationFacts['allocations'],
  given: Partial<CancellationFacts> = {},
): CancellationFacts => ({
  allocations,
  missing: [],
  committed: NO_TENDER,
  shopName: null,
  waived: null,
  ...given,
});

describe('the plan of a cancellation', () => {
  it('refunds the card and returns the tires to their warehouses', () => {
    const plan = planOrderCancellation(
      anOrderRecord(),
      around([at('CAR', 3), at('REN', 1)], { shopName: 'Broad Street Tire' }),
    );
    expect(plan).toEqual({
      refundInCents: 56_800,
      handling: { feeInCents: 0, tires: 0 },
      refunds: [{ tender: 'money', amountInCents: 56_800 }],
      refundLines: [{ lineId: 'line-1', amountInCents: 56_800 }],
      stock: [at('CAR', 3), at('REN', 1)],
      effects: [
        '$568.00 is refunded to Visa 4242.',
        'Back to stock at CAR: 3 × Northway Crosswind HT 225/65R17 102H.',
        'Back to stock at REN: 1 × Northway Crosswind HT 225/65R17 102H.',
        'Broad Street Tire is notified that the installation is cancelled.',
        'd•••@example.com gets a confirmation by email.',
      ],
      buyerEffects: expect.any(Array),
    });
  });

  it('deducts handling that the order waived for an exchange', () => {
    const waived = { tires: 4, chargedAgain: 1, standing: 4, lineIds: ['line-1'] };
    const plan = planOrderCancellation(anOrderRecord(), around([at('CAR', 4)], { waived }));
    expect(plan).toMatchObject({ refundInCents: 50_800, handling: { feeInCents: 6_000, tires: 3 } });
    expect(plan.effects).toContain(
      '$60.00 is deducted for handling. The exchange waived it while these tires were kept.',
    );
    const [refund] = plan.refunds;
    expect(refund?.entries).toContainEqual({ account: 'handling_revenue', amountInCents: -6_000 });
  });

  it('refunds the rest after a partial refund', () => {
    const plan = planOrderCancellation(
      anOrderRecord(),
      around([], { committed: { moneyInCents: cents(6_800), giftCardInCents: cents(0) } }),
    );
    expect(plan.refundInCents).toBe(50_000);
  });

  it('serves two lines of one tire from its allocations without giving any twice', () => {
    const lines = [
      anOrderLine({ id: 'front', quantity: 2, total_in_cents: cents(28_400) }),
      anOrderLine({ id: 'rear', quantity: 2, total_in_cents: cents(28_400) }),
    ];
    const plan = planOrderCancellation(anOrderRecord({ lines }), around([at('CAR', 3), at('REN', 1)]));
    expect(plan.stock).toEqual([at('CAR', 3), at('REN', 1)]);
    expect(plan.effects.filter((effect) => effect.startsWith('Back to stock'))).toHaveLength(3);
  });

  it('puts back the exact allocations, however lines and warehouses split them', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 48 }), (ofLines, cut) => {
        const total = ofLines.reduce((sum, quantity) => sum + quantity, 0);
        const first = Math.min(cut, total);
        const allocations = [at('CAR', first), at('REN', total - first)].filter(
          ({ quantity }) => quantity > 0,
        );
        const lines = ofLines.map((quantity, index) => anOrderLine({ id: `line-${index}`, quantity }));
        const order = anOrderRecord({
          lines,
          total_in_cents: sumCents(lines.map((line) => line.total_in_cents)),
        });
        expect(planOrderCancellation(order, around(allocations)).stock).toEqual(allocations);
      }),
    );
  });
});
