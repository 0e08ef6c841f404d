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
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** One side of a booking: debits are positive, credits negative, and those of one booking sum to zero. */
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
  /** What the money taken is for; the sum of these less the saving is the total. */
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

// The shop is owed its whole price: the saving is ours to bear, so it comes off the tires' revenue.
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

// The sale's entries if only `taken` of its total had been charged: each account's share, exact in sum.
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
 * Books a sale: the card owes us the total, less what a gift card paid, which we owe its holder no longer; tires and coverage after promotions, and freight, are our revenue; installation, state fee, excise
 * tax and sales tax are owed on. The installation saving is borne by the tires' revenue. Sums to zero.
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
 * Books a refund of `refundInCents` from a sale of which `refundedInCents` went back before: each account gives back its
 * share, and the money goes back to `tender`. Sums to zero, and the refunds of a whole sale undo its entries to the cent, however they were split.
 * Refuses with `payment.refundTooLarge` a refund of nothing or of more than is left.
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
  const before = entriesForPart(split, refundedInCents);
  const after = entriesForPart(split, refundedAfter);
  const given = before.map(({ account, amountInCents }, index) => ({
    account: account === 'card_clearing' ? CLEARED_BY[tender] : account,
    amountInCents: subtractCents(amountInCents, after[index]?.amountInCents ?? ZERO_CENTS),
  }));
  return ok(withoutZeros(given));
};
