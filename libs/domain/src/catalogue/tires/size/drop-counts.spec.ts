import { findTireSizes } from './find-tire-sizes.js';

describe('the numbers of tires beside two sizes', () => {
  it.each([
    ['2 225/40R18 and 2 255/35R18', 'and'],
    ['2 front 225/40R18 2 rear 255/35R18', 'front rear'],
    ['225/40R18 2 255/35R18 2', ''],
    ['225/40R18 x2, 255/35R18 x2', ''],
    ['two 225/40R18 and two 255/35R18', 'and'],
    ['225/40R18 2x and 255/35R18 2x michelin', 'and michelin'],
  ])('of %j are dropped, and %j is left', (text, rest) => {
    expect(findTireSizes(text)).toMatchObject({ sizes: { length: 2 }, rest });
  });

  it.each([
    ['pilot sport 4 225/40R18 255/35R18', 'pilot sport 4'],
    ['frun-two 225/40R18 255/35R18', 'frun-two'],
    ['bmw x2 225/40R18 255/35R18', 'bmw x2'],
  ])('are a name’s in %j', (text, rest) => {
    expect(findTireSizes(text).rest).toBe(rest);
  });
});
