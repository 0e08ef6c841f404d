import fc from 'fast-check';

import { cents, sumCents } from '../../money/index.js';
import {
  checkPurchaseOrderLimit,
  checkPurchaseOrderTerms,
  leftOfPurchaseOrder,
  movePurchaseOrder,
  parsePurchaseOrderNumber,
  type PurchaseOrderFacts,
  purchaseOrderStanding,
  spendPurchaseOrder,
} from './purchase-order.js';

const TODAY = '2026-11-29';
const ORDER: PurchaseOrderFacts = {
  ...{ number: 'PO-7', state: 'open', limitInCents: cents(100_000), spentInCents: cents(40_000) },
  ...{ validFrom: '2026-11-01', validUntil: '2026-12-31' },
};
const spend = (facts: Partial<PurchaseOrderFacts>, amount: number, today = TODAY) =>
  spendPurchaseOrder({ ...ORDER, ...facts }, { amountInCents: cents(amount), today });

describe('a purchase order', () => {
  it('is closed once, and reopened', () => {
    expect(movePurchaseOrder('open', 'close')).toMatchObject({ value: 'closed' });
    expect(movePurchaseOrder('closed', 'close')).toMatchObject({ fault: { code: 'fleet.poMovedOn' } });
    expect(movePurchaseOrder('closed', 'reopen')).toMatchObject({ value: 'open' });
  });

  it('has a number that paper can carry', () => {
    expect(parsePurchaseOrderNumber(' PO-7 ')).toMatchObject({ value: 'PO-7' });
    expect(parsePurchaseOrderNumber('  ')).toMatchObject({ fault: { code: 'fleet.poNumberInvalid' } });
    expect(parsePurchaseOrderNumber('7'.repeat(41))).toMatchObject({ fault: { code: 'contact.tooLong' } });
  });

  it.each([0, -1, 100_000_001, 1.5, Number.NaN])('has no limit of %d cents', (limit) => {
    expect(checkPurchaseOrderLimit(limit)).toMatchObject({ fault: { code: 'fleet.poLimitInvalid' } });
  });

  it('can’t end before it begins, nor allow less than is spent', () => {
    expect(checkPurchaseOrderTerms(ORDER, cents(100_000))).toMatchObject({ ok: true });
    expect(checkPurchaseOrderTerms(ORDER, cents(100_001))).toMatchObject({
      fault: { code: 'fleet.poLimitSpent', data: { spent: '$1,000.01' } },
    });
    const ended = { ...ORDER, validUntil: '2026-10-31' };
    expect(checkPurchaseOrderTerms(ended, cents(0))).toMatchObject({ fault: { code: 'fleet.poDays' } });
  });

  it('is valid on its first and last day, and not the days around them', () => {
    expect(['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01'].map((day) => spend({}, 1, day))).toEqual([
      expect.objectContaining({ fault: expect.objectContaining({ code: 'fleet.poEarly' }) }),
      expect.objectContaining({ ok: true }),
      expect.objectContaining({ ok: true }),
      expect.objectContaining({ fault: expect.objectContaining({ code: 'fleet.poExpired' }) }),
    ]);
  });

  it('pays to its last cent and no further, and nothing once closed', () => {
    expect(spend({}, 60_000)).toMatchObject({ ok: true });
    expect(spend({}, 60_001)).toMatchObject({
      fault: { code: 'fleet.poOverrun', data: { number: 'PO-7', left: '$600.00', total: '$600.01' } },
    });
    expect(spend({ state: 'closed' }, 1)).toMatchObject({ fault: { code: 'fleet.poClosed' } });
    expect(purchaseOrderStanding({ ...ORDER, spentInCents: cents(100_000) }, TODAY)).toBe('spent');
  });

  it('is never overspent, whatever is ordered and given back in any order', () => {
    const step = fc.record({ amount: fc.integer({ min: 1, max: 50_000 }), isRefund: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120_000 }), fc.array(step, { maxLength: 40 }), (limit, steps) => {
        const orders: number[] = [];
        for (const { amount, isRefund } of steps) {
          if (isRefund && orders.length > 0) {
            const at = amount % orders.length;
            orders[at] = Math.max(0, (orders[at] ?? 0) - amount);
            continue;
          }
          const facts = {
            ...ORDER,
            limitInCents: cents(limit),
            spentInCents: sumCents(orders.map((each) => cents(each))),
          };
          const left = leftOfPurchaseOrder(facts);
          const allowed = spendPurchaseOrder(facts, { amountInCents: cents(amount), today: TODAY });
          expect(allowed.ok).toBe(amount <= left);
          if (allowed.ok) orders.push(amount);
        }
        expect(orders.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
