import {
  addCents,
  allocate,
  type Cents,
  scaleCents,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '../../money/index.js';
import type { PricedCart, Tender } from '../../pricing/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const LEDGER_ACCOUNTS = [
  'card_clearing',
  'gift_card_liability',
  'sales_revenue',
  'coverage_revenue',
  'freight_revenue',
  'installation_payable',
  'fees_payable',
  'fet_payable',
  'tax_payable',
  'handling_revenue',
  'coverage_benefits',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** One side of a booking: debits are positive, credits negative, and a booking sums to zero. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** Never zero. */
  readonly amountInCents: Cents;
}

/** The amounts of a priced cart or a placed order. */
export type SaleAmounts = Pick<
  PricedCart,
  | 'tiresInCents'
  | 'discountInCents'
  | 'installationInCents'
  | 'installationSavingInCents'
  | 'roadHazardInCents'
  | 'roadHazardSavingInCents'
  | 'fetInCents'
  | 'stateFeeInCents'
  | 'freightInCents'
  | 'salesTaxInCents'
>;

interface SaleSplit {
  /** The accounts that the payment credits; their sum less the saving is the total. */
  readonly credits: readonly { readonly account: LedgerAccount; readonly amountInCents: Cents }[];
  readonly saving: Cents;
  readonly total: Cents;
}

const splitSale = (sale: SaleAmounts): SaleSplit => {
  const credits = [
    { account: 'sales_revenue', amountInCents: subtractCents(sale.tiresInCents, sale.discountInCents) },
    {
      account: 'coverage_revenue',
      amountInCents: subtractCents(sale.roadHazardInCents, sale.roadHazardSavingInCents),
    },
    { account: 'freight_revenue', amountInCents: sale.freightInCents },
    { account: 'installation_payable', amountInCents: sale.installationInCents },
    { account: 'fees_payable', amountInCents: sale.stateFeeInCents },
    { account: 'fet_payable', amountInCents: sale.fetInCents },
    { account: 'tax_payable', amountInCents: sale.salesTaxInCents },
  ] as const;
  const saving = sale.installationSavingInCents;
  return {
    credits,
    saving,
    total: subtractCents(sumCents(credits.map((credit) => credit.amountInCents)), saving),
  };
};

// We owe the shop its full price. The saving is ours to bear, so it reduces tire revenue.
const entriesOf = (
  total: Cents,
  saving: Cents,
  amounts: readonly Cents[],
  { credits }: SaleSplit,
): LedgerEntry[] => {
  const creditEntries = credits.map(({ account }, index): LedgerEntry => {
    const borne = account === 'sales_revenue' ? saving : ZERO_CENTS;
    return { account, amountInCents: subtractCents(borne, amounts[index] ?? ZERO_CENTS) };
  });
  return [{ account: 'card_clearing', amountInCents: total } as const, ...creditEntries];
};

const withoutZeros = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter((entry) => entry.amountInCents !== 0);

// The sale's entries if only `taken` of its total had been charged: each account's share, with an exact sum.
const entriesForPart = (split: SaleSplit, taken: Cents): LedgerEntry[] => {
  const saving = split.total === 0 ? split.saving : scaleCents(split.saving, taken, split.total);
  const weights = split.credits.map((credit) => credit.amountInCents);
  return entriesOf(taken, saving, allocate(addCents(taken, saving), weights), split);
};

const CLEARED_BY: Readonly<Record<Tender, LedgerAccount>> = {
  money: 'card_clearing',
  'gift-card': 'gift_card_liability',
};

/**
 * Books a sale. The card owes us the total less the gift card's part, which we no longer owe its holder. Tires and coverage after
 * promotions, and freight, are our revenue; installation, state fee, excise tax and sales tax are owed to others. The installation saving
 * reduces tire revenue. Sums to zero.
 */
export const saleEntries = (sale: SaleAmounts, giftCardInCents: Cents = ZERO_CENTS): LedgerEntry[] => {
  const split = splitSale(sale);
  return withoutZeros(entriesForPart(split, split.total)).flatMap((entry) =>
    entry.account === 'card_clearing' ? byTender(entry.amountInCents, giftCardInCents) : [entry],
  );
};

const byTender = (total: Cents, giftCardInCents: Cents): LedgerEntry[] =>
  withoutZeros([
    { account: CLEARED_BY.money, amountInCents: subtractCents(total, giftCardInCents) },
    { account: CLEARED_BY['gift-card'], amountInCents: giftCardInCents },
  ]);

/**
 * Books a refund of `refundInCents` from a sale with `refundedInCents` refunded earlier: each account returns its share, and the money goes
 * to `tender`. Sums to zero, and the refunds of a whole sale reverse its entries to the cent, however they were split. Refuses a refund of
 * zero or of more than is left with `payment.refundTooLarge`.
 */
export const refundEntries = (
  sale: SaleAmounts,
  refundInCents: Cents,
  refundedInCents: Cents = ZERO_CENTS,
  tender: Tender = 'money',
): Result<LedgerEntry[], 'payment.refundTooLarge'> => {
  const split = splitSale(sale);
  const refundedAfter = addCents(refundedInCents, refundInCents);
  if (refundInCents <= 0 || refundedAfter > split.total) return refuse('payment.refundTooLarge');
  return ok(partOfSaleEntries(sale, refundedInCents, refundedAfter, tender));
};

/**
 * Reverses the part of a sale between two amounts of its total: each account returns its share, and the money goes to `tender`. Sums to
 * zero; the parts of a whole sale reverse its entries to the cent.
 */
export const partOfSaleEntries = (
  sale: SaleAmounts,
  fromInCents: Cents,
  toInCents: Cents,
  tender: Tender,
): LedgerEntry[] => {
  const split = splitSale(sale);
  const before = entriesForPart(split, fromInCents);
  const after = entriesForPart(split, toInCents);
  const given = before.map(({ account, amountInCents }, index) => ({
    account: account === 'card_clearing' ? CLEARED_BY[tender] : account,
    amountInCents: subtractCents(amountInCents, after[index]?.amountInCents ?? ZERO_CENTS),
  }));
  return withoutZeros(given);
};

/** Returns `entries` with `feeInCents` of the tender's money kept as handling revenue. */
export const withHandling = (
  entries: readonly LedgerEntry[],
  feeInCents: Cents,
  tender: Tender,
): LedgerEntry[] =>
  withoutZeros([
    ...entries.map(({ account, amountInCents }) => ({
      account,
      amountInCents: account === CLEARED_BY[tender] ? addCents(amountInCents, feeInCents) : amountInCents,
    })),
    { account: 'handling_revenue', amountInCents: subtractCents(ZERO_CENTS, feeInCents) },
  ]);

/** Books what coverage pays as a gift card: a cost of ours that we owe its holder. No part of a sale is reversed. Sums to zero. */
export const coverageEntries = (amountInCents: Cents): LedgerEntry[] =>
  withoutZeros([
    { account: 'coverage_benefits', amountInCents },
    { account: 'gift_card_liability', amountInCents: subtractCents(ZERO_CENTS, amountInCents) },
  ]);
