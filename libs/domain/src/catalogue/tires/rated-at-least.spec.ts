import { isRatedAtLeast } from './rated-at-least.js';

const rating = (maxLoadLb: number, speedSymbol: string | null) => ({ maxLoadLb, speedSymbol });

describe('a tire in place of another, without a vehicle', () => {
  it.each([
    ['the same ratings', rating(1874, 'H'), rating(1874, 'H'), true],
    ['more load and a faster symbol', rating(1929, 'V'), rating(1874, 'H'), true],
    ['less load', rating(1819, 'H'), rating(1874, 'H'), false],
    ['a slower symbol', rating(1874, 'T'), rating(1874, 'H'), false],
    ['no symbol where the other has one', rating(1874, null), rating(1874, 'H'), false],
    ['a symbol where the other has none', rating(1874, 'T'), rating(1874, null), true],
    ['a bare Z for a W', rating(1874, 'Z'), rating(1874, 'W'), false],
    ['text that is no symbol', rating(1874, 'x'), rating(1874, 'H'), false],
  ])('with %s', (_, tire, other, isEnough) => {
    expect(isRatedAtLeast(tire, other)).toBe(isEnough);
  });
});
