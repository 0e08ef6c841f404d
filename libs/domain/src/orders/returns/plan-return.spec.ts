import fc from 'fast-check';

import { addCents, cents, type Cents, scaleCents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { NO_TENDER, splitTenders, type TenderAmounts } from '../../pricing/index.js';
import { type LedgerEntry, saleEntries, type SaleAmounts } from '../order/index.js';
import { planReturn, type ReturnPlan } from './plan-return.js';
import { returnedLineTotal, type TiresBack } from './returned-amounts.js';

interface SoldLine {
  readonly bought: number;
  readonly amounts: SaleAmounts;
}

const anAmount = fc.integer({ min: 0, max: 300_000 }).map(cents);

const aLine: fc.Arbitrary<SoldLine> = fc
  .record({
    bought: fc.integer({ min: 1, max: 8 }),
    tiresInCents: anAmount,
    installationInCents: anAmount,
    roadHazardInCents: anAmount,
    fetInCents: anAmount,
    stateFeeInCents: anAmount,
    freightInCents: anAmount,
    salesTaxInCents: anAmount,
    discount: anAmount,
    saving: anAmount,
    coverageSaving: anAmount,
  })
  .map(({ bought, discount, saving, coverageSaving, ...sale }) => ({
    bought,
    amounts: {
      ...sale,
      discountInCents: cents(Math.min(discount, sale.tiresInCents)),
      installationSavingInCents: cents(Math.min(saving, sale.installationInCents)),
      roadHazardSavingInCents: cents(Math.min(coverageSaving, sale.roadHazardInCents)),
    },
  }));

/** An order, and the returns of its tires: parts in any order, tires accepted in each, tires of the right size. */
const aLife = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 3 }),
  giftCard: anAmount,
  steps: fc.array(
    fc.record({
      wanted: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 }),
      replacements: fc.integer({ min: 0, max: 8 }),
    }),
    { maxLength: 8 },
  ),
});

const totalOf = ({ bought, amounts }: SoldLine): Cents =>
  returnedLineTotal({ lineId: '', quantity: bought, takenBack: 0, bought, amounts });

const balance = (entries: readonly LedgerEntry[]): number =>
  sumCents(entries.map((entry) => entry.amountInCents));

const countTender = (committed: TenderAmounts, { refunds }: ReturnPlan): TenderAmounts => {
  const of = (tender: string): Cents =>
    sumCents(refunds.filter((each) => each.tender === tender).map((each) => each.amountInCents));
  return {
    moneyInCents: addCents(committed.moneyInCents, of('money')),
    giftCardInCents: addCents(committed.giftCardInCents, of('gift-card')),
  };
};

/** Runs a life and returns its plans; the last step returns what is left, if `isWhole`. */
const live = (life: typeof aLife extends fc.Arbitrary<infer T> ? T : never, isWhole: boolean) => {
  const total = sumCents(life.lines.map(totalOf));
  const paid = splitTenders(total, life.giftCard);
  const taken = life.lines.map(() => 0);
  let committed = NO_TENDER;
  const rest = { wanted: [8, 8, 8], replacements: 0 };
  const plans = [...life.steps, ...(isWhole ? [rest] : [])].map(({ wanted, replacements }) => {
    const lines = life.lines.map(({ bought, amounts }, at): TiresBack => {
      const takenBack = taken[at] ?? 0;
      return {
        lineId: `${at}`,
        quantity: Math.min(wanted[at] ?? 0, bought - takenBack),
        takenBack,
        bought,
        amounts,
      };
    });
    lines.forEach(({ quantity }, at) => (taken[at] = (taken[at] ?? 0) + quantity));
    const paidWith = { money: 'Visa 4242', 'gift-card': 'Gift card 7K2M-9QXW' };
    const plan = planReturn({ paidWith, paid, committed, lines, replacements });
    committed = countTender(committed, plan);
    return plan;
  });
  return { plans, paid, committed, total };
};

describe('the returns of an order', () => {
  it('never refund more than was paid by any tender, in any order of parts', () => {
    fc.assert(
      fc.property(aLife, fc.boolean(), (life, isWhole) => {
        const { paid, committed } = live(life, isWhole);
        expect(committed.moneyInCents).toBeLessThanOrEqual(paid.moneyInCents);
        expect(committed.giftCardInCents).toBeLessThanOrEqual(paid.giftCardInCents);
      }),
    );
  });

  it('refund all of an order to the cent, less the fees, however its tires come back', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { plans, committed, total } = live(life, true);
        const fees = sumCents(plans.map((plan) => plan.feeInCents));
        const gross = sumCents(plans.map((plan) => plan.grossInCents));
        expect(addCents(committed.moneyInCents, committed.giftCardInCents) + fees).toBe(gross);
        expect(gross).toBe(total);
      }),
    );
  });

  it('show rows and refunds that sum to the refund', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        for (const plan of live(life, true).plans) {
          expect(sumCents(plan.rows.map((row) => row.amountInCents))).toBe(plan.refundInCents);
          expect(sumCents(plan.refunds.map((refund) => refund.amountInCents))).toBe(plan.refundInCents);
          expect(plan.refundInCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('are booked in balance, each refund with its money at its tender', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        for (const { tender, amountInCents, entries } of live(life, true).plans.flatMap((p) => p.refunds)) {
          const account = tender === 'money' ? 'card_clearing' : 'gift_card_liability';
          expect(balance(entries)).toBe(0);
          expect(balance(entries.filter((entry) => entry.account === account))).toBe(-amountInCents);
        }
      }),
    );
  });

  it('leave nothing of a sale in the books but the fees', () => {
    fc.assert(
      fc.property(
        aLine,
        fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        (line, parts, percent) => {
          const card = scaleCents(totalOf(line), percent, 100);
          const steps = parts.map((part) => ({ wanted: [part, 0, 0], replacements: 8 }));
          const { plans, paid } = live({ lines: [line], giftCard: card, steps }, true);
          fc.pre(plans.every((plan) => plan.grossInCents === 0 || plan.refundInCents > 0));
          const booked = [
            ...saleEntries(line.amounts, paid.giftCardInCents),
            ...plans.flatMap((plan) => plan.refunds.flatMap((refund) => refund.entries)),
          ];
          const left = new Map<string, number>();
          for (const { account, amountInCents } of booked)
            left.set(account, (left.get(account) ?? 0) + amountInCents);
          const kept = (account: string): number => left.get(account) ?? 0;
          const fees = sumCents(plans.map((plan) => plan.feeInCents));
          expect(kept('card_clearing') + kept('gift_card_liability')).toBe(fees);
          expect(kept('handling_revenue') + fees).toBe(0);
          const tenders = ['card_clearing', 'gift_card_liability', 'handling_revenue'];
          const others = [...left].filter(([account]) => !tenders.includes(account));
          expect(others.filter(([, amount]) => amount !== 0)).toEqual([]);
        },
      ),
    );
  });

  it('say in words where the money goes', () => {
    const amounts = {
      tiresInCents: cents(61_600),
      discountInCents: ZERO_CENTS,
      installationInCents: ZERO_CENTS,
      installationSavingInCents: ZERO_CENTS,
      roadHazardInCents: ZERO_CENTS,
      roadHazardSavingInCents: ZERO_CENTS,
      fetInCents: ZERO_CENTS,
      stateFeeInCents: ZERO_CENTS,
      freightInCents: ZERO_CENTS,
      salesTaxInCents: cents(4_928),
    };
    const facts = {
      paidWith: { money: 'PayPal', 'gift-card': 'Gift card 7K2M-9QXW' },
      paid: { moneyInCents: cents(50_000), giftCardInCents: cents(16_528) },
      committed: NO_TENDER,
      lines: [{ lineId: 'a', quantity: 4, takenBack: 0, bought: 4, amounts }],
      replacements: 0,
    };
    expect(planReturn(facts).effects).toEqual([
      '$500.00 is refunded to PayPal.',
      '$85.28 is refunded to Gift card 7K2M-9QXW.',
      '$80.00 is kept for handling.',
    ]);
    expect(planReturn({ ...facts, replacements: 4 }).effects).toContain(
      'The $80.00 handling fee is waived for the right size.',
    );
    expect(() => planReturn({ ...facts, committed: { ...facts.paid } })).toThrow(RangeError);
  });
});
