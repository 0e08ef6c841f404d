import fc from 'fast-check';

import { leadingSpellings } from './leading-spellings.js';

const ford = (model: string, ...years: number[]) => ({ make: 'Ford', model, years });

const namesOf = (groups: ReturnType<typeof leadingSpellings<ReturnType<typeof ford>>>) =>
  groups.map(({ spellings, years }) => [...spellings.map(({ model }) => model), years]);

describe('of several spellings of a model', () => {
  it('the one with known sizes leads, with the years of all', () => {
    const models = [ford('F150', 2019, 2018), ford('F-150', 2021, 2020, 2019), ford('Fusion', 2018)];
    expect(namesOf(leadingSpellings(models, ({ model }) => model === 'F150'))).toEqual([
      ['F150', 'F-150', [2021, 2020, 2019, 2018]],
      ['Fusion', [2018]],
    ]);
    expect(namesOf(leadingSpellings(models, ({ model }) => model === 'F-150'))[0]?.[0]).toBe('F-150');
  });

  it('the one sold longest leads where none has sizes, then the first', () => {
    expect(
      namesOf(leadingSpellings([ford('F150', 2019), ford('F-150', 2020, 2019)], () => false))[0]?.[0],
    ).toBe('F-150');
    expect(namesOf(leadingSpellings([ford('F150', 2019), ford('F-150', 2020)], () => true))[0]?.[0]).toBe(
      'F150',
    );
  });

  it('no model and no year is lost, and none appears twice', () => {
    const name = fc.constantFrom('F-150', 'F150', 'f 150', 'Fusion', 'Focus', 'Focus ST');
    const model = fc.record({
      make: fc.constantFrom('Ford', 'FORD', 'Mazda'),
      model: name,
      years: fc.uniqueArray(fc.integer({ min: 1990, max: 2026 })),
    });
    fc.assert(
      fc.property(fc.array(model), fc.integer(), (models, seed) => {
        const groups = leadingSpellings(models, (_model, year) => (year + seed) % 3 === 0);
        expect(new Set(groups.flatMap(({ spellings }) => spellings))).toEqual(new Set(models));
        for (const { spellings, years } of groups)
          expect(new Set(years)).toEqual(new Set(spellings.flatMap((spelling) => spelling.years)));
      }),
    );
  });
});
