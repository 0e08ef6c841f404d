import fc from 'fast-check';
import { parseShipTo } from './parse-ship-to.js';
import { stripSpecialCharacters, tidyText } from './text.js';

describe('stripSpecialCharacters', () => {
  it.each([
    ['12 <b>Main</b> St', '12 bMain/b St'],
    ['Apt #4 & 5 (rear)', 'Apt #4 & 5 (rear)'],
    ['Gate code: 1234!', 'Gate code: 1234'],
    ['South\u0000 Street\u202E', 'South Street'],
    ['12 Main St 🚚', '12 Main St'],
    ['  12\t Main\n St ', '12 Main St'],
    ['O’Brien’s', "O'Brien's"],
    ['Peña Ñuñoa 12½', 'Peña Ñuñoa 12½'],
    ['$*@^~|{}[]\\"=+;%_`', ''],
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

  it('strips the stated ship-to inputs, and only those [R5.18]', () => {
    const dirty = {
      email: 'priya@mail.com',
      phone: '2155550149',
      phoneType: 'mobile',
      firstName: 'Priya',
      lastName: 'Nair',
      address1: '12* South St',
      address2: 'Apt* 4',
      city: 'Phila*delphia',
      state: 'PA',
      zip: '19147',
      company: 'Nair* & Co',
      specialInstructions: 'Ring* twice',
    };
    expect(parseShipTo(dirty)).toMatchObject({
      ok: true,
      value: {
        address1: '12 South St',
        address2: 'Apt 4',
        city: 'Philadelphia',
        company: 'Nair & Co',
        specialInstructions: 'Ring twice',
      },
    });
    for (const field of ['email', 'phone', 'phoneType', 'firstName', 'lastName', 'state', 'zip'] as const) {
      expect(parseShipTo({ ...dirty, [field]: `${dirty[field]} <` }).ok).toBe(false);
    }
  });
});

describe('tidyText', () => {
  it('composes letters and straightens apostrophes', () => {
    expect(tidyText('Jose\u0301 O\u2019Hara')).toBe("Jos\u00e9 O'Hara");
  });
});
