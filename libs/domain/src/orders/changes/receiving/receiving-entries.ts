import { addCents, type Cents, subtractCents, ZERO_CENTS } from '../../../money/index.js';
import type { LedgerAccount, LedgerEntry } from '../../order/index.js';
import type { TenderRefund } from '../../refunds/index.js';
import { type ReturnedAmounts, returnEntries } from '../../returns/index.js';

const negative = (amount: Cents): Cents => subtractCents(ZERO_CENTS, amount);

const fallOf = (amount: Cents): Cents => (amount > 0 ? amount : ZERO_CENTS);
const riseOf = (amount: Cents): Cents => (amount < 0 ? negative(amount) : ZERO_CENTS);

/** Books `kept` for tax and fee instead of handling, the tax first; `tax` is the rest of the tax's rise. */
const withRises = (
  entries: readonly LedgerEntry[],
  tax: Cents,
): { readonly booked: LedgerEntry[]; readonly taxed: Cents } => {
  const kept = entries.find(({ account }) => account === 'handling_revenue');
  const keptInCents = kept === undefined ? ZERO_CENTS : negative(kept.amountInCents);
  const taxed = keptInCents < tax ? keptInCents : tax;
  const rises: LedgerEntry[] = [
    { account: 'tax_payable', amountInCents: negative(taxed) },
    { account: 'fees_payable', amountInCents: negative(subtractCents(keptInCents, taxed)) },
  ];
  const rest = entries.filter((entry) => entry !== kept);
  return { booked: [...rest, ...rises.filter(({ amountInCents }) => amountInCents !== 0)], taxed };
};

/**
 * Books the refunds of another way to receive an order, one list for each. `back` is what its parts cost less; tax and state fee may cost more, which
 * the refunds pay. Each list sums to zero, and together they book every part to the cent.
 */
export const receivingEntries = (
  back: ReturnedAmounts,
  refundInCents: Cents,
  refunds: readonly TenderRefund[],
): LedgerEntry[][] => {
  const { stateFeeInCents: fee, salesTaxInCents: tax } = back;
  const parts = { ...back, stateFeeInCents: fallOf(fee), salesTaxInCents: fallOf(tax) };
  const grossInCents = addCents(refundInCents, addCents(riseOf(fee), riseOf(tax)));
  let taxLeft = riseOf(tax);
  return returnEntries({ parts, grossInCents, refundInCents }, refunds).map((entries) => {
    const { booked, taxed } = withRises(entries, taxLeft);
    taxLeft = subtractCents(taxLeft, taxed);
    return booked;
  });
};

/** Books parts that change without a refund, as of an installation that a promotion paid for; empty where nothing changes. Sums to zero. */
export const rebookedEntries = (back: ReturnedAmounts): LedgerEntry[] => {
  const accounts: readonly (readonly [LedgerAccount, Cents])[] = [
    ['sales_revenue', subtractCents(back.tiresInCents, back.installationSavingInCents)],
    ['coverage_revenue', back.roadHazardInCents],
    ['freight_revenue', back.freightInCents],
    ['installation_payable', back.installationInCents],
    ['fees_payable', back.stateFeeInCents],
    ['fet_payable', back.fetInCents],
    ['tax_payable', back.salesTaxInCents],
  ];
  return accounts.flatMap(([account, amountInCents]) =>
    amountInCents === 0 ? [] : [{ account, amountInCents }],
  );
};
