import fc from 'fast-check';
import { canonicalTireSize } from './canonical-tire-size.js';
import { parseTireSize } from './parse-tire-size.js';
import { searchSize } from './search-size.js';
import { parseSizeSlug, sizeSlug } from './size-slug.js';
import { SPEED_SYMBOLS } from '../speed-symbol.js';
import { canonicalOf, readSize } from '../testing/read-size.js';
import { aFlotationSize, aMetricSize, aTireSize, inAnyCase } from '../testing/size-arbitraries.js';

const separators = fc.constantFrom('/', ' ', '-', ' / ', '', 'x', '.');
const joins = fc.constantFrom('R', 'r', ' R ', ' ', '/', '-', ' r', '-R', '.');

describe('tire sizes of every kind', () => {
  it('are recovered from their canonical form', () => {
    fc.assert(fc.property(aTireSize, (size) => expect(readSize(canonicalTireSize(size))).toEqual(size)));
  });

  it('are recovered from their slug, which uses only URL-safe characters', () => {
    fc.assert(
      fc.property(aTireSize, (size) => {
        expect(sizeSlug(size)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(parseSizeSlug(sizeSlug(size))).toEqual(searchSize(size));
      }),
    );
  });

  it('are read in any case, with spaces round them', () => {
    const spelled = aTireSize.chain((size) =>
      inAnyCase(canonicalTireSize(size)).map((text) => ({ size, text })),
    );
    fc.assert(fc.property(spelled, ({ size, text }) => expect(readSize(text)).toEqual(size)));
  });

  it('have one canonical form, which is its own', () => {
    fc.assert(
      fc.property(aTireSize, (size) => {
        const once = canonicalTireSize(size);
        expect(canonicalOf(once)).toBe(once);
      }),
    );
  });
});

describe('metric sizes', () => {
  it('are read with any separators between their figures', () => {
    fc.assert(
      fc.property(aMetricSize, separators, joins, (size, between, join) => {
        if (size.kind !== 'metric') return;
        fc.pre(size.suffix === '' && !size.isZr && size.aspect !== null && size.rimIn >= 13);
        fc.pre(Number.isInteger(size.rimIn) || !join.includes('.'));
        const text = `${size.prefix}${size.widthMm}${between}${size.aspect}${join}${size.rimIn}`;
        expect(canonicalOf(text)).toBe(canonicalTireSize(size));
      }),
    );
  });

  it('are read as bare digits when they are everyday sizes', () => {
    fc.assert(
      fc.property(aMetricSize, (size) => {
        if (size.kind !== 'metric') return;
        fc.pre(size.prefix === '' && size.suffix === '' && !size.isZr && Number.isInteger(size.rimIn));
        fc.pre(size.widthMm <= 355 && size.rimIn >= 12 && size.rimIn <= 26);
        expect(canonicalOf(`${size.widthMm}${size.aspect}${size.rimIn}`)).toBe(canonicalTireSize(size));
      }),
    );
  });

  it('keep the service description that follows them', () => {
    const symbols = SPEED_SYMBOLS.filter((symbol) => symbol !== '(Y)');
    fc.assert(
      fc.property(
        aMetricSize,
        fc.integer({ min: 0, max: 170 }),
        fc.constantFrom(...symbols),
        fc.constantFrom(' ', '  ', ', '),
        fc.constantFrom('', ' '),
        (size, loadIndex, speedSymbol, before, gap) => {
          const text = `${canonicalTireSize(size)}${before}${loadIndex}${gap}${speedSymbol}`;
          const parsed = parseTireSize(text);
          expect(parsed).toEqual({ ok: true, value: { size, loadIndex, speedSymbol, isExtraLoad: false } });
        },
      ),
    );
  });
});

describe('flotation sizes', () => {
  it('are read with or without their LT, zeros and points', () => {
    const widths = fc.constantFrom<(widthIn: number) => string>(
      (widthIn) => widthIn.toFixed(2),
      (widthIn) => widthIn.toFixed(1),
      (widthIn) => widthIn.toFixed(2).replace('.', ''),
    );
    const joined = fc.constantFrom('R', 'r', 'x', '-', ' R', ' ', '/');
    const ends = fc.constantFrom('LT', 'lt', ' LT', '');
    fc.assert(
      fc.property(aFlotationSize, widths, joined, ends, (size, widthText, join, end) => {
        if (size.kind !== 'flotation') return;
        const isUtvSize = size.diameterIn === 32 && size.widthIn === 9.5 && size.rimIn === 15;
        fc.pre(end !== '' || !isUtvSize);
        const text = `${size.diameterIn}x${widthText(size.widthIn)}${join}${size.rimIn}${end}`;
        expect(canonicalOf(text)).toBe(canonicalTireSize(size));
      }),
    );
  });
});

describe('any text at all', () => {
  const sizeLike = fc
    .array(fc.constantFrom(...'0123456789/.-xXrRzZcC LTPSTEYHM()"×'), { maxLength: 24 })
    .map((letters) => letters.join(''));

  it('never makes the parser throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), sizeLike), (text) => {
        expect(() => parseTireSize(text)).not.toThrow();
        expect(() => parseSizeSlug(text)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it('is read the same from its canonical form', () => {
    fc.assert(
      fc.property(sizeLike, (text) => {
        const parsed = parseTireSize(text);
        if (parsed.ok) expect(readSize(canonicalTireSize(parsed.value.size))).toEqual(parsed.value.size);
      }),
      { numRuns: 5000 },
    );
  });

  it('of ten digits is a phone number, never a size', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
        expect(canonicalOf(digits)).toBe('tireSize.unreadable');
      }),
    );
  });

  it('of five digits is a ZIP code, never a size', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{5}(-[0-9]{4})?$/), (digits) => {
        expect(canonicalOf(digits)).toBe('tireSize.unreadable');
      }),
    );
  });
});
