import { cents, type Promotion } from '@simpletread/domain';

import type { Config } from '../../platform/config/index.js';
import type { Log } from '../../platform/log/index.js';
import { PriceBook } from './price-book.js';
import type { RulesReader } from './rules.reader.js';

const BUDGET = 10_000_000;

const aBook = () => {
  const state = { uses: 1, spent: 0, isAway: false };
  const limits = { uses: 2, usesPerCustomer: null, budgetInCents: cents(BUDGET) };
  const reader: Pick<RulesReader, 'read' | 'revision' | 'limitedUses'> = {
    read: () => Promise.resolve({ priceLists: [], promotions: [{ promotionId: 'p', limits } as Promotion] }),
    revision: () => Promise.resolve('1'),
    limitedUses: () => {
      if (state.isAway) return Promise.reject(new Error('database away'));
      const use = {
        uses: state.uses,
        spentInCents: cents(state.spent),
        useLimit: 2,
        budgetInCents: BUDGET,
      };
      return Promise.resolve(new Map([['p', use]]));
    },
  };
  const book = new PriceBook(reader as RulesReader, {} as Config, {} as Log);
  const spent = async () => (await book.rules()).promotions[0]?.use.spentInCents;
  const uses = async () => (await book.rules()).promotions[0]?.use.uses;
  return { state, book, spent, uses };
};

describe('how far promotions are used up', () => {
  it('is known with the price after an order that took the last one', async () => {
    const { state, book, uses } = aBook();
    expect(await uses()).toBe(1);
    state.uses = 2;
    expect(await uses()).toBe(1);
    book.usesTaken();
    expect(await uses()).toBe(2);
  });

  it('keeps the rules after an order while plenty is left', async () => {
    const { state, book } = aBook();
    const before = await book.rules();
    state.spent = 50_000;
    book.usesTaken();
    expect(await book.rules()).toBe(before);
  });

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
