import fc from 'fast-check';
import { completeTireSize } from './complete-tire-size.js';
import { referenceRows } from '../testing/reference-rows.js';

const known = [...new Set(referenceRows('sizes.csv').map((row) => row.size ?? ''))];
const digits = (text: string): string => text.replace(/\D/g, '');

describe('completeTireSize', () => {
  it.each([
    ['225/6', ['225/60R15', '225/65R15']],
    ['22565', ['225/65R15', '225/65R16']],
    ['225 65 r1', ['225/65R15', '225/65R16']],
    ['33x12.5', ['33X12.50R15LT', '33X12.50R17LT']],
    ['33x125', ['33X12.50R15LT', '33X12.50R17LT']],
    ['lt275/7', ['LT275/70R17', 'LT275/70R18']],
    ['LT 275 7', ['LT275/70R17', 'LT275/70R18']],
    ['11r', ['11R22.5', '11R24.5']],
    ['4.8', ['4.80-8', '4.80-12']],
    ['24540zr', ['245/40R17', '245/40R18']],
  ])('offers for %s first %j', (partial, first) => {
    expect(completeTireSize(partial, known, 2)).toEqual(first);
  });

  it('puts the size itself first, then the same dimensions in another class', () => {
    expect(completeTireSize('P225/65R17', known, 3)).toEqual(['P225/65R17', '225/65R17']);
    expect(completeTireSize('p225/6', ['225/65R17', 'LT225/75R16'], 3)).toEqual(['225/65R17']);
    expect(completeTireSize('P225/65R17', ['LT225/65R17', '225/65R17'], 3)[0]).toBe('225/65R17');
    expect(completeTireSize('225/65r17 102H', known, 3)).toEqual(['225/65R17', 'P225/65R17']);
  });

  it('puts sizes that begin as typed before those that match only without a prefix', () => {
    const sizes = ['LT225/75R16', 'P225/65R17', '225/65R17'];
    expect(completeTireSize('225', sizes, 5)).toEqual(['225/65R17', 'LT225/75R16', 'P225/65R17']);
  });

  it('keeps the order of the known sizes among equals', () => {
    expect(completeTireSize('225', ['225/70R16', '225/65R17'], 5)).toEqual(['225/70R16', '225/65R17']);
    expect(completeTireSize('225', ['225/65R17', '225/70R16'], 5)).toEqual(['225/65R17', '225/70R16']);
  });

  it('names a size once even if it is known twice', () => {
    expect(completeTireSize('11R22', ['11R22.5', '11R22.5'], 5)).toEqual(['11R22.5']);
  });

  it.each(['', '   ', 'zz', '94107', 'civic', 'x'.repeat(200)])('offers nothing for %p', (partial) => {
    expect(completeTireSize(partial, known, 5)).toEqual([]);
  });

  it('offers nothing if nothing is wanted', () => {
    expect(completeTireSize('225', known, 0)).toEqual([]);
  });

  it('finds every known size from every beginning of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(12), (size, cut) => {
        const typed = size.slice(0, Math.max(1, cut)).toLowerCase();
        expect(completeTireSize(typed, known, known.length)).toContain(size);
      }),
    );
  });

  it('offers only known sizes that hold the typed digits in order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-4][0-9]{0,4}$/), fc.nat(20), (typed, limit) => {
        const offered = completeTireSize(typed, known, limit);
        expect(offered.length).toBeLessThanOrEqual(limit);
        expect(new Set(offered).size).toBe(offered.length);
        for (const size of offered) {
          expect(known).toContain(size);
          expect(digits(size).startsWith(typed)).toBe(true);
        }
      }),
    );
  });

  it('never throws and answers the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(completeTireSize(typed, known, 8)).toEqual(completeTireSize(typed, known, 8));
      }),
    );
  });
});
