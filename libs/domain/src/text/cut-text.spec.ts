import fc from 'fast-check';
import { cutText, isStorableText, storableText } from './cut-text.js';

const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const codePoints = fc.string({ unit: 'binary', maxLength: 60 });

describe('cutting a text', () => {
  it('counts code points, so no character is cut in half', () => {
    expect(cutText('a😀😀b', 2)).toBe('a😀');
    expect(cutText('😀'.repeat(300), 100)).toBe('😀'.repeat(100));
    expect(cutText('short', 100)).toBe('short');
    expect(cutText('abc', 0)).toBe('');
  });

  it('gives the beginning of the text, and never half a pair', () => {
    fc.assert(
      fc.property(codePoints, fc.nat(70), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect([...cut].length).toBe(Math.min(most, [...text].length));
        expect(isStorableText(cut.replaceAll('\0', ''))).toBe(true);
      }),
    );
  });
});

describe('a storable text', () => {
  it('has no null characters and no lone surrogates', () => {
    expect(storableText('a\0b\uD800c\uDC00d😀')).toBe('abcd😀');
    expect(isStorableText('225/65R17 😀')).toBe(true);
    expect(isStorableText('\0')).toBe(false);
    expect(isStorableText('\uDC00\uD800')).toBe(false);
  });

  it('survives UTF-8, whatever was typed', () => {
    fc.assert(
      fc.property(anyUnits, (text) => {
        const kept = storableText(text);
        expect(isStorableText(kept)).toBe(true);
        expect(Buffer.from(kept, 'utf8').toString('utf8')).toBe(kept);
      }),
    );
  });
});
