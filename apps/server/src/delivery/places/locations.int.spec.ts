import { getZip } from '@simpletread/contract';

import { DeliveryModule } from '../delivery.module.js';
import { aStateTax, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp, send } from '../../../test/index.js';
import { ZipDirectory } from './zip-directory.js';

describe('ZIP codes', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules: [DeliveryModule] });
    await aStateTax(app.db);
    await aZip(app.db);
    await aZip(app.db, { zip: '09012', city: 'APO', state: 'AE', lat: null, lng: null, isMilitary: true });
  });
  afterAll(() => app.close());

  it('name their place', async () => {
    expect(await app.client.call(getZip, { params: { zip: '19147' } })).toEqual({
      zip: '19147',
      city: 'Philadelphia',
      state: 'PA',
      isContiguous: true,
      isMilitary: false,
    });
  });

  it('may be written with four more digits', async () => {
    expect((await app.client.call(getZip, { params: { zip: '19147-1234' } })).zip).toBe('19147');
  });

  it('are refused with the form’s own words when they do not exist or are none', async () => {
    for (const zip of ['00000', '1914', 'abcde']) {
      await expect(app.client.call(getZip, { params: { zip } })).rejects.toMatchObject({
        code: 'contact.zipInvalid',
        message: 'Oops. Please enter a valid ZIP code.',
      });
    }
  });

  it('may be cached for a day', async () => {
    const response = await send(`${app.url}/locations/19147`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const again = await send(`${app.url}/locations/19147`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('give pricing their state’s charges, and nothing where we do not sell', async () => {
    const zips = app.get(ZipDirectory);
    expect(await zips.destinationOf('19147')).toMatchObject({
      state: 'PA',
      salesTaxRatePpm: 60_000,
      tireFee: { basis: 'flat', perTireInCents: 100 },
    });
    expect(await zips.destinationOf('09012')).toBeNull();
    expect(await zips.destinationOf('00000')).toBeNull();
  });
});
