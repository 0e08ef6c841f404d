import fc from 'fast-check';

import { ACCOUNT_TYPES, priceGreeting, priceLabelOf, rankedAccountTypes } from './account-type.js';

const someTypes = fc.array(fc.constantFrom(...ACCOUNT_TYPES));

describe('account types', () => {
  it('rank the same in any order', () => {
    fc.assert(
      fc.property(someTypes, fc.nat(), (types, seed) => {
        const shuffled = [...types].sort((a, b) => ((a.length + seed) % 5) - ((b.length + seed) % 5));
        const ranked = rankedAccountTypes(types);
        expect(rankedAccountTypes(shuffled)).toEqual(ranked);
        expect(new Set(ranked).size).toBe(ranked.length);
      }),
    );
  });

  it('are retail without a grant', () => {
    expect(rankedAccountTypes([])).toEqual(['Retail']);
  });

  it.each([
    [['Fleet'], false, 'Fleet price'],
    [['Partner Program'], true, 'Partner price'],
    [['Special Order'], false, 'Special pricing'],
    [['Wholesale', 'Fleet'], false, 'Special pricing'],
    [['Retail Member'], false, 'Special pricing'],
    [['EPP'], false, 'Special pricing'],
    [['Retail'], true, 'SimpleCrew price'],
    [['Retail'], false, null],
    [[], false, null],
  ] as const)('label the prices of %j (SimpleCrew: %s) %s', (types, isMember, label) => {
    expect(priceLabelOf(types, isMember)).toBe(label);
  });

  it('greet by first name only customers with special prices', () => {
    expect(priceGreeting('Dana', 'Fleet price')).toContain('Hi Dana, special pricing');
    expect(priceGreeting('Dana', null)).toBeNull();
  });
});
