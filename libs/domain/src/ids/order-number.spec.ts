import fc from 'fast-check';
import {
  formatOrderNumber,
  orderNumberFromBytes,
  parseOrderNumber,
  parseOrderNumberHalf,
} from './order-number.js';

const someBytes = fc.uint8Array({ minLength: 7, maxLength: 16 });
const anOrderNumber = someBytes.map(orderNumberFromBytes);

const read = (text: string): string | null => {
  const result = parseOrderNumber(text);
  return result.ok ? result.value : null;
};

describe('orderNumberFromBytes', () => {
  it('makes ten characters without I, L, O or U', () => {
    fc.assert(fc.property(anOrderNumber, (number) => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(number)));
  });

  it('spans the whole range', () => {
    expect(orderNumberFromBytes(new Uint8Array(7))).toBe('0000000000');
    expect(orderNumberFromBytes(new Uint8Array(7).fill(255))).toBe('ZZZZZZZZZZ');
  });

  it('gives each of its 50 bits an effect on the number', () => {
    const ofSingleBits = Array.from({ length: 56 }, (_, bit) => {
      const bytes = new Uint8Array(7);
      bytes[Math.floor(bit / 8)] = 128 >> (bit % 8);
      return orderNumberFromBytes(bytes);
    });
    expect(new Set(ofSingleBits.slice(0, 50)).size).toBe(50);
    expect(new Set(ofSingleBits.slice(50))).toEqual(new Set(['0000000000']));
  });

  it('ignores everything after the seventh byte', () => {
    fc.assert(
      fc.property(
        someBytes,
        (bytes) => orderNumberFromBytes(bytes) === orderNumberFromBytes(bytes.slice(0, 7)),
      ),
    );
  });

  it('throws on too few random bytes', () => {
    expect(() => orderNumberFromBytes(new Uint8Array(6))).toThrow(RangeError);
  });
});

describe('parseOrderNumber', () => {
  it('reads every number as it is shown, in lower case, and with O, I and L for 0 and 1', () => {
    fc.assert(
      fc.property(anOrderNumber, fc.constantFrom('I', 'l', 'L'), (number, one) => {
        const shown = formatOrderNumber(number);
        expect(read(shown)).toBe(number);
        expect(read(shown.toLowerCase())).toBe(number);
        expect(read(shown.replaceAll('0', 'o').replaceAll('1', one))).toBe(number);
      }),
    );
  });

  it('ignores spaces and hyphens anywhere', () => {
    expect(read(' 4k7q z–9m2-xa ')).toBe('4K7QZ9M2XA');
  });

  it.each(['', '4K7QZ9M2X', '4K7QZ9M2XAA', '4K7QZ9M2XU', '4K7QZ_9M2XA', "4K7QZ'9M2XA"])(
    'refuses %p',
    (text) => {
      expect(parseOrderNumber(text)).toMatchObject({ ok: false, fault: { code: 'order.unknown' } });
    },
  );

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseOrderNumber(text);
      }),
    );
  });
});

describe('formatOrderNumber', () => {
  it('shows two groups of five', () => {
    fc.assert(fc.property(anOrderNumber, (number) => /^\w{5}-\w{5}$/.test(formatOrderNumber(number))));
  });
});

describe('parseOrderNumberHalf', () => {
  it('reads both halves of every number as they are shown, in lower case, and with O, I and L for 0 and 1', () => {
    fc.assert(
      fc.property(
        anOrderNumber,
        fc.constantFrom(0, 1),
        fc.constantFrom('I', 'l', 'L'),
        (number, half, one) => {
          const shown = formatOrderNumber(number).split('-')[half] ?? '';
          expect(parseOrderNumberHalf(` ${shown.toLowerCase()}-`)).toBe(shown);
          expect(parseOrderNumberHalf(shown.replaceAll('0', 'o').replaceAll('1', one))).toBe(shown);
        },
      ),
    );
  });

  it.each(['', '4K7Q', '4K7QZ9', '4K7QU', '4K7Q%'])('finds none in %p', (text) => {
    expect(parseOrderNumberHalf(text)).toBeNull();
  });
});
