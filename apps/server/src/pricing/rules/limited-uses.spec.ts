import { cents } from '@simpletread/domain';

import { type LimitedUse, usesPriceAlike } from './limited-uses.js';

const aUse = (changes: Partial<LimitedUse> = {}): LimitedUse => ({
  uses: 0,
  spentInCents: cents(0),
  useLimit: null,
  budgetInCents: null,
  ...changes,
});

const alike = (a: LimitedUse, b: LimitedUse): boolean =>
  usesPriceAlike(new Map([['p', a]]), new Map([['p', b]]));

describe('uses of limited promotions', () => {
  it('price alike until the limit is reached, and after it', () => {
    expect(alike(aUse({ uses: 1, useLimit: 3 }), aUse({ uses: 2, useLimit: 3 }))).toBe(true);
    expect(alike(aUse({ uses: 2, useLimit: 3 }), aUse({ uses: 3, useLimit: 3 }))).toBe(false);
    expect(alike(aUse({ uses: 3, useLimit: 3 }), aUse({ uses: 2, useLimit: 3 }))).toBe(false);
  });

  it('price alike while there is plenty of the budget, and differ by each cent when there is not', () => {
    const budgetInCents = 5_000_000;
    const spent = (amount: number) => aUse({ budgetInCents, spentInCents: cents(amount) });
    expect(alike(spent(0), spent(2_999_999))).toBe(true);
    expect(alike(spent(0), spent(3_000_000))).toBe(false);
    expect(alike(spent(4_000_000), spent(4_000_001))).toBe(false);
    expect(alike(spent(4_000_000), spent(4_000_000))).toBe(true);
  });

  it('differ where there is one more, one less or another one', () => {
    const one = new Map([['p', aUse()]]);
    expect(usesPriceAlike(one, new Map())).toBe(false);
    expect(usesPriceAlike(new Map(), one)).toBe(false);
    expect(usesPriceAlike(one, new Map([['q', aUse()]]))).toBe(false);
  });
});
