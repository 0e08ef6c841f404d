import { cents, ZERO_CENTS } from '../../../money/index.js';
import type { LedgerAccount } from '../../order/index.js';
import { rebookedEntries, receivingEntries } from './receiving-entries.js';

const BACK = {
  tiresInCents: ZERO_CENTS,
  installationInCents: cents(10_000),
  installationSavingInCents: ZERO_CENTS,
  roadHazardInCents: ZERO_CENTS,
  fetInCents: ZERO_CENTS,
  stateFeeInCents: cents(-401),
  freightInCents: ZERO_CENTS,
  salesTaxInCents: cents(-299),
};

describe('the books of another way to receive an order', () => {
  it('get a higher tax and fee once, however many tenders the refund goes to', () => {
    const lists = receivingEntries(BACK, cents(9_300), [
      { tender: 'money', amountInCents: cents(5_000) },
      { tender: 'gift-card', amountInCents: cents(4_300) },
    ]);
    const sums = new Map<LedgerAccount, number>();
    for (const entries of lists) {
      expect(entries.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(0);
      for (const { account, amountInCents } of entries)
        sums.set(account, (sums.get(account) ?? 0) + amountInCents);
    }
    expect(Object.fromEntries(sums)).toEqual({
      installation_payable: 10_000,
      tax_payable: -299,
      fees_payable: -401,
      card_clearing: -5_000,
      gift_card_liability: -4_300,
    });
  });

  it('move a fee that rises by what a tax falls, without a refund', () => {
    const same = { ...BACK, installationInCents: ZERO_CENTS, salesTaxInCents: cents(401) };
    expect(rebookedEntries(same)).toEqual([
      { account: 'fees_payable', amountInCents: -401 },
      { account: 'tax_payable', amountInCents: 401 },
    ]);
  });
});
