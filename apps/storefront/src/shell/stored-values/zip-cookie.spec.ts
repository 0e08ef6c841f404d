import { shippingRefusal } from '@simpletread/domain';
import fc from 'fast-check';
import { ZIP_SETTERS } from './value-readers';
import { readZipText, zipText } from './zip-cookie';

describe('the cookie of the ZIP', () => {
  it('reads back as it was written, wherever we ship', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), fc.constantFrom(...ZIP_SETTERS), (zip, setBy) => {
        const isShippedTo = shippingRefusal({ zip }) === null;
        expect(readZipText(zipText({ zip, setBy }))).toEqual(isShippedTo ? { zip, setBy } : null);
      }),
    );
  });

  it('is the visitor’s own by default', () => {
    expect(readZipText('19147')).toEqual({ zip: '19147', setBy: 'visitor' });
  });

  it.each([
    ['Alaska', '99501'],
    ['Hawaii', '96813'],
    ['Puerto Rico', '00901'],
    ['Guam', '96910'],
    ['a base in Germany', '09012'],
  ])('is none in %s: its prices would be of no use', (_place, zip) => {
    expect(readZipText(zip)).toBeNull();
    expect(readZipText(`${zip}.geolocation`)).toBeNull();
  });

  it.each([undefined, '', '1914', '19147-0001', '19147.', '19147.staff', '19147.geolocation.x', 'visitor'])(
    'is none with %j',
    (text) => expect(readZipText(text)).toBeNull(),
  );
});
