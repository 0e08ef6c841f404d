import { goodsOfOption, optionsOf, quoteOptionLabel } from './quote-option.js';

const lines = [
  { option: 'best', tireId: 'c' },
  { option: 'good', tireId: 'a' },
  { option: 'best', tireId: 'd' },
] as const;

describe('the options of a quote', () => {
  it('are those with tires, the least expensive kind first', () => {
    expect(optionsOf(lines)).toEqual(['good', 'best']);
    expect(optionsOf([])).toEqual(['good']);
    expect(optionsOf(lines).map(quoteOptionLabel)).toEqual(['Good', 'Best']);
  });

  it('have their own tires, and the vehicle and ZIP of all', () => {
    const goods = { zip: '19147', lines };
    expect(goodsOfOption(goods, 'best')).toEqual({ zip: '19147', lines: [lines[0], lines[2]] });
    expect(goodsOfOption(goods, 'better').lines).toEqual([]);
  });
});
