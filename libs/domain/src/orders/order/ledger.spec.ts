import fc from 'fast-check';
import { allocate, cents, type Cents, sumCents } from '../../money/index.js';
import type { Tender } from '../../pricing/index.js';
import { LEDGER_ACCOUNTS, type LedgerEntry, refundEntries, type SaleAmounts, saleEntries } from './ledger.js';

const EXAMPLE: SaleAmounts = {
  tiresInCents: cents(56_800),
  discountInCents: cents(0),
  installationInCents: cents(8_800),
  installationSavingInCents: cents(2_500),
  roadHazardInCents: cents(7_000),
  roadHazardSavingInCents: cents(0),
  fetInCents: cents(0),
  stateFeeInCents: cents(400),
  freightInCents: cents(0),
  salesTaxInCents: cents(5_048),
};
const EXAMPLE_TOTAL = cents(75_548);

const anAmount = fc.integer({ min: 0, max: 300_000 }).map(cents);

const aSale: fc.Arbitrary<SaleAmounts> = fc
  .record({
    tiresInCents: anAmount,
    installationInCents: anAmount,
    roadHazardInCents: anAmount,
    fetInCents: anAmount,
    stateFeeInCents: anAmount,
    freightInCents: anAmount,
    salesTaxInCents: anAmount,
    saving: anAmount,
    discount: anAmount,
    coverageSaving: anAmount,
  })
  .map(({ saving, discount, coverageSaving, ...sale }) => ({
    ...sale,
    discountInCents: cents(Math.min(discount, sale.tiresInCents)),
    roadHazardSavingInCents: cents(Math.min(coverageSaving, sale.roadHazardInCents)),
    installationSavingInCents: cents(Math.min(saving, sale.installationInCents)),
  }));

const totalOf = (sale: SaleAmounts): Cents =>
  cents(
    sale.tiresInCents -
      sale.discountInCents +
      sale.installationInCents -
      sale.installationSavingInCents +
      sale.roadHazardInCents -
      sale.roadHazardSavingInCents +
      sale.fetInCents +
      sale.stateFeeInCents +
      sale.freightInCents +
      sale.salesTaxInCents,
  );

const balanceOf = (entries: readonly LedgerEntry[]): Cents =>
  sumCents(entries.map((entry) => entry.amountInCents));

const byAccount = (entries: readonly LedgerEntry[]): Record<string, number> =>
  Object.fromEntries(
    LEDGER_ACCOUNTS.map((account) => [
      account,
      balanceOf(entries.filter((entry) => entry.account === account)),
    ]),
  );

const refunded = (
  sale: SaleAmounts,
  amount: Cents,
  before: Cents,
  tender: Tender = 'money',
): LedgerEntry[] => {
  const result = refundEntries(sale, amount, before, tender);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
};

/** A sale and refunds that return all of it, in any number of parts. */
const aRefundedSale = fc
  .tuple(aSale, fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }))
  .map(([sale, weights]) => ({
    sale,
    refunds: allocate(totalOf(sale), weights).filter((amount) => amount > 0),
  }));

const bookRefunds = (sale: SaleAmounts, refunds: readonly Cents[]): LedgerEntry[][] =>
  refunds.map((amount, index) => refunded(sale, amount, sumCents(refunds.slice(0, index))));

describe('saleEntries', () => {
  it('books the worked example, with the shop’s whole price owed', () => {
    expect(saleEntries(EXAMPLE)).toEqual([
      { account: 'card_clearing', amountInCents: 75_548 },
      { account: 'sales_revenue', amountInCents: -54_300 },
      { account: 'coverage_revenue', amountInCents: -7_000 },
      { account: 'installation_payable', amountInCents: -8_800 },
      { account: 'fees_payable', amountInCents: -400 },
      { account: 'tax_payable', amountInCents: -5_048 },
    ]);
  });

  it('books tires and coverage after promotions', () => {
    const sale = { ...EXAMPLE, discountInCents: cents(6_800), roadHazardSavingInCents: cents(7_000) };
    expect(byAccount(saleEntries(sale))).toMatchObject({ sales_revenue: -47_500, coverage_revenue: 0 });
  });

  it('always sums to zero, charges the card the total and contains no zero', () => {
    fc.assert(
      fc.property(aSale, (sale) => {
        const entries = saleEntries(sale);
        expect(balanceOf(entries)).toBe(0);
        expect(byAccount(entries)['card_clearing']).toBe(totalOf(sale));
        expect(entries.every((entry) => entry.amountInCents !== 0)).toBe(true);
      }),
    );
  });

  it('owes the shop and the states their exact amounts', () => {
    fc.assert(
      fc.property(aSale, (sale) => {
        expect(byAccount(saleEntries(sale))).toMatchObject({
          installation_payable: 0 - sale.installationInCents,
          fees_payable: 0 - sale.stateFeeInCents,
          fet_payable: 0 - sale.fetInCents,
          tax_payable: 0 - sale.salesTaxInCents,
        });
      }),
    );
  });

  it('names each account at most once', () => {
    fc.assert(
      fc.property(aSale, (sale) => {
        const accounts = saleEntries(sale).map((entry) => entry.account);
        expect(new Set(accounts).size).toBe(accounts.length);
      }),
    );
  });
});

describe('refundEntries', () => {
  it('undoes the whole sale', () => {
    const undone = saleEntries(EXAMPLE).map(({ account, amountInCents }) => ({
      account,
      amountInCents: -amountInCents,
    }));
    expect(refunded(EXAMPLE, EXAMPLE_TOTAL, cents(0))).toEqual(undone);
  });

  it('always sums to zero and pays the card the requested amount', () => {
    fc.assert(
      fc.property(aRefundedSale, ({ sale, refunds }) => {
        bookRefunds(sale, refunds).forEach((entries, index) => {
          expect(balanceOf(entries)).toBe(0);
          expect(byAccount(entries)['card_clearing']).toBe(0 - (refunds[index] ?? 0));
          expect(entries.every((entry) => entry.amountInCents !== 0)).toBe(true);
        });
      }),
    );
  });

  it('leaves every account at zero once everything is refunded, in any number of parts', () => {
    fc.assert(
      fc.property(aRefundedSale, ({ sale, refunds }) => {
        fc.pre(totalOf(sale) > 0);
        const all = [...saleEntries(sale), ...bookRefunds(sale, refunds).flat()];
        expect(Object.values(byAccount(all)).every((balance) => balance === 0)).toBe(true);
      }),
    );
  });

  it('refunds as little as a cent', () => {
    expect(refunded(EXAMPLE, cents(1), cents(0))).toEqual([
      { account: 'card_clearing', amountInCents: -1 },
      { account: 'sales_revenue', amountInCents: 1 },
    ]);
  });

  it.each([
    [0, 0],
    [-1, 0],
    [75_549, 0],
    [1, 75_548],
    [40_000, 40_000],
  ])('refuses to refund %i after %i', (amount, before) => {
    expect(refundEntries(EXAMPLE, cents(amount), cents(before))).toEqual({
      ok: false,
      fault: { code: 'payment.refundTooLarge', data: {} },
    });
  });

  it('books the gift card’s payment against what we owe its holder, and the rest as before', () => {
    fc.assert(
      fc.property(aSale, fc.integer({ min: 0, max: 2_000_000 }), (sale, balance) => {
        const giftCard = cents(Math.min(totalOf(sale), balance));
        const booked = byAccount(saleEntries(sale, giftCard));
        const plain = byAccount(saleEntries(sale));
        expect(balanceOf(saleEntries(sale, giftCard))).toBe(0);
        expect(booked).toEqual({
          ...plain,
          card_clearing: (plain['card_clearing'] ?? 0) - giftCard,
          gift_card_liability: giftCard,
        });
      }),
    );
  });

  it('reverses a sale to the cent if money and gift card are refunded separately', () => {
    fc.assert(
      fc.property(aSale, fc.integer({ min: 1, max: 2_000_000 }), (sale, balance) => {
        const total = totalOf(sale);
        const giftCard = cents(Math.min(total, balance));
        const money = cents(total - giftCard);
        const back = [
          ...(money === 0 ? [] : refunded(sale, money, cents(0))),
          ...(giftCard === 0 ? [] : refunded(sale, giftCard, money, 'gift-card')),
        ];
        expect(
          Object.values(byAccount([...saleEntries(sale, giftCard), ...back])).every((sum) => sum === 0),
        ).toBe(true);
      }),
    );
  });
});
