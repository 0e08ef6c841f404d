import fc from 'fast-check';
import {
  compareSpeedSymbols,
  isSpeedAtLeast,
  isSpeedSymbol,
  maxSpeedMph,
  SPEED_SYMBOLS,
  type SpeedSymbol,
} from './speed-symbol.js';
import { referenceRows } from './testing/reference-rows.js';

const symbol = fc.constantFrom(...SPEED_SYMBOLS);

describe('speed symbols', () => {
  it('are in the reference order with the reference figures', () => {
    const rows = referenceRows('speed-symbols.csv');
    expect(SPEED_SYMBOLS).toEqual(rows.map((row) => row.symbol));
    for (const row of rows) {
      expect(maxSpeedMph(row.symbol as SpeedSymbol)).toBe(Number(row.mph?.replace('over ', '')));
    }
  });

  it('put H between U and V', () => {
    expect(compareSpeedSymbols('H', 'U')).toBeGreaterThan(0);
    expect(compareSpeedSymbols('H', 'V')).toBeLessThan(0);
  });

  it('have a total order', () => {
    fc.assert(
      fc.property(symbol, symbol, symbol, (a, b, c) => {
        expect(Math.sign(compareSpeedSymbols(a, b))).toBe(-Math.sign(compareSpeedSymbols(b, a)) + 0);
        if (compareSpeedSymbols(a, b) <= 0 && compareSpeedSymbols(b, c) <= 0) {
          expect(compareSpeedSymbols(a, c)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('are at least as fast as themselves and all slower ones', () => {
    fc.assert(
      fc.property(symbol, symbol, (a, b) => {
        expect(isSpeedAtLeast(a, a)).toBe(true);
        if (maxSpeedMph(a) > maxSpeedMph(b)) expect(isSpeedAtLeast(a, b)).toBe(true);
        if (maxSpeedMph(a) < maxSpeedMph(b)) expect(isSpeedAtLeast(a, b)).toBe(false);
      }),
    );
  });

  it.each<[SpeedSymbol, SpeedSymbol, boolean]>([
    ['Z', 'V', true],
    ['Z', 'W', false],
    ['V', 'Z', false],
    ['W', 'Z', true],
    ['(Y)', 'Y', true],
    ['Y', '(Y)', false],
    ['Y', 'Z', true],
    ['Z', 'Y', false],
  ])('count %s against a required %s by what is proven: %s', (tire, required, isEnough) => {
    expect(isSpeedAtLeast(tire, required)).toBe(isEnough);
  });

  it.each(['', 'X', 'I', 'O', 'h', 'A9', 'Y)', 'HH'])('do not include %p', (text) => {
    expect(isSpeedSymbol(text)).toBe(false);
  });
});
