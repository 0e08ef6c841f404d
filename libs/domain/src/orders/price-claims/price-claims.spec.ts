import fc from 'fast-check';

import { addCents, cents, type Cents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { NO_TENDER, splitTenders, type Tender, type TenderAmounts } from '../../pricing/index.js';
import { type LedgerEntry, type PriceAdjustment, saleEntries, type SaleAmounts } from '../order/index.js';
import { planReturn, returnedLineTotal } from '../returns/index.js';
import { planPriceClaim } from './plan-price-claim.js';
import { type ClaimedLine, keptPrice, pricePriceClaim } from './price-price-claim.js';

const PAID_WITH = { money: 'Visa 4242', 'gift-card': 'Gift card 7K2M-9QXW' };

const NOTHING: SaleAmounts = {
  tiresInCents: ZERO_CENTS,
  discountInCents: ZERO_CENTS,
  installationInCents: ZERO_CENTS,
  installationSavingInCents: ZERO_CENTS,
  roadHazardInCents: ZERO_CENTS,
  roadHazardSavingInCents: ZERO_CENTS,
  fetInCents: ZERO_CENTS,
  stateFeeInCents: ZERO_CENTS,
  freightInCents: ZERO_CENTS,
  salesTaxInCents: ZERO_CENTS,
};

const aLine = (change: Partial<ClaimedLine> = {}): ClaimedLine => ({
  bought: 4,
  returned: 0,
  amounts: {
    ...NOTHING,
    tiresInCents: cents(64_000),
    discountInCents: cents(4_000),
    installationInCents: cents(10_000),
    salesTaxInCents: cents(5_600),
  },
  adjustments: [],
  ...change,
});

describe('a price guarantee claim', () => {
  it('gives the difference to the kept tires back, with its tax', () => {
    expect(pricePriceClaim(aLine(), cents(14_000))).toEqual({
      ok: true,
      value: {
        quantity: 4,
        paidInCents: 60_000,
        differenceInCents: 4_000,
        salesTaxInCents: 320,
        refundInCents: 4_320,
        adjustment: { fromTire: 0, tiresInCents: 4_000, salesTaxInCents: 320 },
      },
    });
    expect(pricePriceClaim(aLine({ returned: 3 }), cents(14_000))).toMatchObject({
      value: { quantity: 1, differenceInCents: 1_000, salesTaxInCents: 80 },
    });
  });

  it('pays a drop once, and a second drop only for what it adds', () => {
    const first = pricePriceClaim(aLine(), cents(14_000));
    if (!first.ok) throw new Error(first.fault.code);
    const adjusted = aLine({ adjustments: [first.value.adjustment] });
    expect(pricePriceClaim(adjusted, cents(14_000))).toMatchObject({
      fault: { code: 'priceClaim.notLower', data: { price: '$140.00' } },
    });
    expect(pricePriceClaim(adjusted, cents(13_500))).toMatchObject({
      value: { differenceInCents: 2_000, salesTaxInCents: 160 },
    });
  });

  it('is taxed at the rate of the place where the tires went instead of the shop', () => {
    // 8% at the shop; 3% on the tires alone at the new place.
    const moved = { fromTire: 0, tiresInCents: ZERO_CENTS, salesTaxInCents: cents(3_800) };
    const line = aLine({ adjustments: [{ ...moved, dropsInstallation: true, isForReceiving: true }] });
    expect(pricePriceClaim(line, cents(14_000))).toMatchObject({
      value: { differenceInCents: 4_000, salesTaxInCents: 120 },
    });
  });

  it('refuses tires that came back, and a price that is none', () => {
    const codeOf = (line: ClaimedLine, price: number) => {
      const priced = pricePriceClaim(line, cents(price));
      return priced.ok ? null : priced.fault.code;
    };
    expect(codeOf(aLine({ returned: 4 }), 10_000)).toBe('priceClaim.nothingKept');
    expect(codeOf(aLine(), 99)).toBe('priceClaim.priceTooLow');
    expect(codeOf(aLine(), 15_000)).toBe('priceClaim.notLower');
  });
});

const upTo = (max: number) => fc.integer({ min: 0, max }).map(cents);

/** An order of one line, and what its buyer does with it: claims at some price, and returns of some tires, in any order. */
const aLife = fc.record({
  bought: fc.integer({ min: 1, max: 8 }),
  pricePerTire: fc.integer({ min: 300, max: 40_000 }),
  discountRate: fc.integer({ min: 0, max: 60 }),
  installation: upTo(20_000),
  roadHazard: upTo(12_000),
  taxRate: fc.integer({ min: 0, max: 11 }),
  giftCard: upTo(100_000),
  steps: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('claim' as const), percent: fc.integer({ min: 1, max: 110 }) }),
      fc.record({ kind: fc.constant('return' as const), tires: fc.integer({ min: 1, max: 4 }) }),
    ),
    { maxLength: 12 },
  ),
});

type Life = typeof aLife extends fc.Arbitrary<infer T> ? T : never;

const amountsOf = (life: Life): SaleAmounts => {
  const tires = life.pricePerTire * life.bought;
  const discount = Math.floor((tires * life.discountRate) / 100);
  return {
    ...NOTHING,
    tiresInCents: cents(tires),
    discountInCents: cents(discount),
    installationInCents: life.installation,
    roadHazardInCents: life.roadHazard,
    salesTaxInCents: cents(Math.round(((tires - discount + life.installation) * life.taxRate) / 100)),
  };
};

const plus = (
  committed: TenderAmounts,
  refunds: readonly { tender: Tender; amountInCents: Cents }[],
): TenderAmounts => {
  const of = (tender: Tender) =>
    sumCents([
      ZERO_CENTS,
      ...refunds.filter((each) => each.tender === tender).map((each) => each.amountInCents),
    ]);
  return {
    moneyInCents: addCents(committed.moneyInCents, of('money')),
    giftCardInCents: addCents(committed.giftCardInCents, of('gift-card')),
  };
};

/** Lives a life and then returns what is left, all handling waived. */
const live = (life: Life) => {
  const { bought } = life;
  const amounts = amountsOf(life);
  const total = returnedLineTotal({ lineId: 'a', quantity: bought, takenBack: 0, bought, amounts });
  const paid = splitTenders(total, life.giftCard);
  let [committed, returned] = [NO_TENDER, 0];
  let adjustments: readonly PriceAdjustment[] = [];
  const entries: LedgerEntry[] = [];
  const takeBack = (tires: number): void => {
    const quantity = Math.min(tires, bought - returned);
    const lines = [{ lineId: 'a', quantity, takenBack: returned, bought, amounts, adjustments }];
    const plan = planReturn({ paidWith: PAID_WITH, paid, committed, lines, replacements: quantity });
    returned += quantity;
    committed = plus(committed, plan.refunds);
    entries.push(...plan.refunds.flatMap((each) => each.entries));
  };
  for (const step of life.steps) {
    if (step.kind === 'return') {
      takeBack(step.tires);
      continue;
    }
    const line = { bought, returned, amounts, adjustments };
    if (returned === bought) continue;
    const price = pricePriceClaim(
      line,
      cents(Math.floor((keptPrice(line) * step.percent) / 100 / (bought - returned))),
    );
    if (!price.ok) continue;
    const plan = planPriceClaim({ paidWith: PAID_WITH, paid, committed }, price.value);
    if (!plan.ok) throw new Error(plan.fault.code);
    adjustments = [...adjustments, plan.value.adjustment];
    committed = plus(committed, plan.value.refunds);
    for (const refund of plan.value.refunds) {
      expect(sumCents(refund.entries.map((entry) => entry.amountInCents))).toBe(0);
      entries.push(...refund.entries);
    }
  }
  takeBack(bought);
  return { total, paid, committed, entries, amounts };
};

describe('claims and returns of one order', () => {
  // Found by the model of an order's money: $0.02 of tax, of which a claim took one cent from six tires.
  it('refund a tire whose tax was claimed down to nothing', () => {
    const bought = 6;
    const amounts = { ...NOTHING, tiresInCents: cents(198_192), salesTaxInCents: cents(2) };
    const adjustments = [
      { fromTire: 0, tiresInCents: cents(160_536), salesTaxInCents: cents(1) },
      { fromTire: 0, tiresInCents: cents(36_906), salesTaxInCents: cents(1) },
    ];
    const lines = [{ lineId: 'a', quantity: 3, takenBack: 0, bought, amounts, adjustments }];
    const paid = { moneyInCents: cents(198_194), giftCardInCents: ZERO_CENTS };
    const plan = planReturn({ paidWith: PAID_WITH, paid, committed: NO_TENDER, lines, replacements: 3 });
    expect(plan.refundInCents).toBe(375);
  });

  it('together give back exactly what was paid, in any order', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { total, paid, committed } = live(life);
        expect(addCents(committed.moneyInCents, committed.giftCardInCents)).toBe(total);
        expect(committed.moneyInCents).toBeLessThanOrEqual(paid.moneyInCents);
        expect(committed.giftCardInCents).toBeLessThanOrEqual(paid.giftCardInCents);
      }),
    );
  });

  it('together reverse the books of the sale to the cent', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { paid, entries, amounts } = live(life);
        const sold = saleEntries(amounts, paid.giftCardInCents);
        const accounts = new Map<string, number>();
        for (const { account, amountInCents } of [...sold, ...entries])
          accounts.set(account, (accounts.get(account) ?? 0) + amountInCents);
        expect([...accounts.values()].every((sum) => sum === 0)).toBe(true);
      }),
    );
  });
});
