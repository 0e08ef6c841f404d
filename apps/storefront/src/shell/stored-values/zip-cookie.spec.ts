import fc from 'fast-check';
import { ZIP_SETTERS } from './value-readers';
import { readZipText, zipText } from './zip-cookie';

describe('the cookie of the ZIP', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), fc.constantFrom(...ZIP_SETTERS), (zip, setBy) => {
        expect(readZipText(zipText({ zip, setBy }))).toEqual({ zip, setBy });
      }),
    );
  });

  it('is the visitor’s own by default', () => {
    expect(readZipText('19147')).toEqual({ zip: '19147', setBy: 'visitor' });
  });

  it.each([undefined, '', '1914', '19147-0001', '19147.', '19147.staff', '19147.geolocation.x', 'visitor'])(
    'is none with %j',
    (text) => expect(readZipText(text)).toBeNull(),
  );
});
