import fc from 'fast-check';
import { formatPhone } from '../phone.js';
import { parseZip } from './zip.js';

const fiveDigits = fc.integer({ min: 0, max: 99_999 }).map((n) => String(n).padStart(5, '0'));
const fourDigits = fc.integer({ min: 0, max: 9_999 }).map((n) => String(n).padStart(4, '0'));

describe('parseZip', () => {
  it('accepts five digits, optionally four more, and nothing else [R5.05]', () => {
    expect(parseZip(' 19147 ')).toEqual({ ok: true, value: { zip5: '19147' } });
    expect(parseZip('00501-1234')).toEqual({ ok: true, value: { zip5: '00501', plus4: '1234' } });
    for (const text of [
      '',
      '1914',
      '191471',
      '19147-',
      '19147-12',
      '19147-12345',
      '1914a',
      '19147 1234',
      '-19147',
      '१९१४७',
    ]) {
      expect(parseZip(text)).toEqual({ ok: false, fault: { code: 'contact.zipInvalid', data: {} } });
    }
  });

  it('reads five digits and four further ones separately', () => {
    fc.assert(
      fc.property(fc.record({ zip5: fiveDigits, plus4: fourDigits }, { requiredKeys: ['zip5'] }), (zip) => {
        const text = [zip.zip5, ...(zip.plus4 === undefined ? [] : [zip.plus4])].join('-');
        expect(parseZip(text)).toEqual({ ok: true, value: zip });
      }),
    );
  });

  it('limits a ZIP to five digits and a phone to ten', () => {
    expect(parseZip('191471').ok).toBe(false);
    expect(formatPhone('2155550149999', 'dots')).toBe('215.555.0149');
  });
});
