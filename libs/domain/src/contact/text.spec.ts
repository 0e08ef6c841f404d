import fc from 'fast-check';
import { parseShipTo } from './ship-to/parse-ship-to.js';
import { stripSpecialCharacters, tidyText, unprintedIn } from './text.js';

describe('stripSpecialCharacters', () => {
  it.each([
    ['Apt #4 & 5 (rear)', 'Apt #4 & 5 (rear)'],
    ['Gate code: *1234!', 'Gate code: *1234!'],
    ['South\u0000 Street\u202E', 'South Street'],
    ['12 Main St 🚚', '12 Main St 🚚'],
    ['12\u201314 Main\u200B St\uFE0F', '12-14 Main St'],
    ['  12\t Main\n St ', '12 Main St'],
    ['O’Brien’s', "O'Brien's"],
    ['Peña Ñuñoa 12½', 'Peña Ñuñoa 12½'],
    ['', ''],
  ])('turns %p into %p', (text, expected) => {
    expect(stripSpecialCharacters(text)).toBe(expected);
  });

  it('strips nothing more the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = stripSpecialCharacters(text);
        expect(stripSpecialCharacters(once)).toBe(once);
      }),
    );
  });

  it('strips what nobody sees from the stated ship-to inputs, and asks again for the rest [R5.18]', () => {
    const typed = {
      email: 'priya@mail.com',
      phone: '2155550149',
      phoneType: 'mobile',
      firstName: 'Priya',
      lastName: 'Nair',
      address1: '12 South St',
      address2: 'Apt 4',
      city: 'Philadelphia',
      state: 'PA',
      zip: '19147',
      company: 'Nair & Co',
      specialInstructions: 'Ring twice',
    };
    const stripped = ['address1', 'address2', 'city', 'company', 'specialInstructions'] as const;
    for (const field of stripped) {
      expect(parseShipTo({ ...typed, [field]: `\u202A${typed[field]}\u0000\u200B` })).toMatchObject({
        ok: true,
        value: { [field]: typed[field] },
      });
    }
    for (const field of Object.keys(typed) as (keyof typeof typed)[]) {
      const isSentence = field === 'company' || field === 'specialInstructions';
      for (const sign of isSentence ? ['<', '🚚'] : ['*', '<', '🚚']) {
        const read = parseShipTo({ ...typed, [field]: `${typed[field]} ${sign}` });
        expect(read).toMatchObject({ ok: false, faults: [{ field }] });
      }
    }
  });

  it('drops nothing that a person sees', () => {
    // Counted in parts, as a mark or a vowel joins the letter before it once nothing invisible stands between them.
    const seen = (text: string) =>
      text
        .normalize('NFD')
        .replaceAll('\u2026', '...')
        .replace(/[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '').length;
    const keepsWhatIsSeen = (text: string) => {
      expect(seen(stripSpecialCharacters(text))).toBe(seen(text));
    };
    fc.assert(fc.property(fc.string({ unit: 'binary' }), keepsWhatIsSeen));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), keepsWhatIsSeen));
    for (const filler of ['\uFFA0', '\u3164', '\u1100\u200B\u1161', '\u2026']) keepsWhatIsSeen(filler);
  });
});

describe('tidyText', () => {
  it.each(['O´Brien', 'O`Brien', 'O’Brien', 'Oʻahu', 'O′Fallon'])(
    'writes the apostrophe of %s as one',
    (text) => {
      expect(tidyText(text)).toMatch(/^O'/);
    },
  );

  it('writes an ellipsis as three periods', () => {
    expect(tidyText('Ring twice…')).toBe('Ring twice...');
  });
});

describe('unprintedIn', () => {
  it('names each sign that a label lacks, once', () => {
    expect(unprintedIn('12* Main* St 🚚')).toEqual(['*', '🚚']);
    expect(unprintedIn('O’Brien’s Peña 12½, #4 & (rear): 3–5/6')).toEqual([]);
    for (const sign of '$*@^~|{}[]\\"=+;%_<>!?★') expect(unprintedIn(sign)).toEqual([sign]);
  });
});

describe('tidyText', () => {
  it('composes letters and straightens apostrophes', () => {
    expect(tidyText('Jose\u0301 O\u2019Hara')).toBe("Jos\u00e9 O'Hara");
  });
});
