import { cents, type Promotion } from '@simpletread/domain';

import type { Config } from '../../platform/config/index.js';
import type { Log } from '../../platform/log/index.js';
import { PriceBook } from './price-book.js';
import type { RulesReader } from './rules.reader.js';

const BUDGET = 10_000_000;

const aBook = () => {
  const state = { spent: 0, isAway: false };
  const limits = { uses: null, usesPerCustomer: null, budgetInCents: cents(BUDGET) };
  const reader: Pick<RulesReader, 'read' | 'revision' | 'limitedUses'> = {
    read: () => Promise.resolve({ priceLists: [], promotions: [{ promotionId: 'p', limits } as Promotion] }),
    revision: () => Promise.resolve('1'),
    limitedUses: () => {
      if (state.isAway) return Promise.reject(new Error('database away'));
      const use = { uses: 1, spentInCents: cents(state.spent), useLimit: null, budgetInCents: BUDGET };
      return Promise.resolve(new Map([['p', use]]));
    },
  };
  const book = new PriceBook(reader as RulesReader, {} as Config, {} as Log);
  const spent = async () => (await book.rules()).promotions[0]?.use.spentInCents;
  return { state, book, spent };
};

describe('how far promotions are used up', () => {
  it('is known to the cent after a refusal, however much of a budget is left', async () => {
    const { state, book, spent } = aBook();
    expect(await spent()).toBe(0);
    state.spent = 7_500_000;
    book.usesMoved();
    expect(await spent()).toBe(7_500_000);
  });

  it('is asked for again where the database was away', async () => {
    const { state, book, spent } = aBook();
    expect(await spent()).toBe(0);
    state.spent = 7_500_000;
    state.isAway = true;
    book.usesMoved();
    await expect(spent()).rejects.toThrow('database away');
    state.isAway = false;
    expect(await spent()).toBe(7_500_000);
  });
});
