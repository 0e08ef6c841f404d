import { addCents, type Cents, scaleCents, subtractCents, ZERO_CENTS } from '../../money/index.js';
import type { Tender } from '../../pricing/index.js';
import { type LedgerEntry, partOfSaleEntries, withHandling } from '../order/index.js';
import type { ReturnPrice } from './price-return.js';

/**
 * Books the refunds of a return, one list for each: the accounts of its tires return what they got, the fee becomes handling revenue, and the
 * money goes to the refund's tender. Each sums to zero, and together they book the return to the cent.
 */
export const returnEntries = (
  { parts, grossInCents, refundInCents }: Pick<ReturnPrice, 'parts' | 'grossInCents' | 'refundInCents'>,
  refunds: readonly { readonly tender: Tender; readonly amountInCents: Cents }[],
): LedgerEntry[][] => {
  const sale = { ...parts, discountInCents: ZERO_CENTS, roadHazardSavingInCents: ZERO_CENTS };
  let before = ZERO_CENTS;
  return refunds.map(({ tender, amountInCents }) => {
    const after = addCents(before, amountInCents);
    const grossBefore = scaleCents(grossInCents, before, refundInCents);
    const grossAfter = scaleCents(grossInCents, after, refundInCents);
    before = after;
    const given = partOfSaleEntries(sale, grossBefore, grossAfter, tender);
    return withHandling(given, subtractCents(subtractCents(grossAfter, grossBefore), amountInCents), tender);
  });
};
