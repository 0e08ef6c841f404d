import { findPickupPoints } from '@simpletread/contract';

import { DeliveryModule } from '../delivery.module.js';
import { aPickupPoint, aZip } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';

describe('FedEx locations', () => {
  let app: TestApp;
  const near = (query: { zip?: string; radiusMiles?: number; limit?: number } = {}) =>
    app.client.call(findPickupPoints, { query: { zip: '19147', ...query } });

  beforeAll(async () => {
    app = await startTestApp({ modules: [DeliveryModule] });
    await aZip(app.db);
    await aZip(app.db, { zip: '09012', city: 'APO', state: 'AE', lat: null, lng: null, isMilitary: true });
    await aZip(app.db, { zip: '99501', city: 'Anchorage', state: 'AK', isContiguous: false });
    await aPickupPoint(app.db, { code: 'FX-MID', lat: 40.05, lng: -75.2 });
    await aPickupPoint(app.db, { code: 'FX-NEAR', address1: '12 Oak St' });
    await aPickupPoint(app.db, { code: 'FX-FAR', lat: 41.9, lng: -77.3 });
    await aPickupPoint(app.db, { code: 'FX-GONE', status: 'closed' });
  });
  afterAll(() => app.close());

  it('are found around a ZIP code, nearest first, those that closed never', async () => {
    const { city, total, pickupPoints } = await near();
    expect({ city, total }).toEqual({ city: 'Philadelphia', total: 2 });
    expect(pickupPoints.map(({ code }) => code)).toEqual(['FX-NEAR', 'FX-MID']);
    expect(pickupPoints[0]).toMatchObject({
      name: 'FedEx Office, Oak St',
      zip: '19147',
      distanceMiles: 1.3,
      hours: { mon: { open: '08:30', close: '18:00' }, sun: null },
      timeZone: 'America/New_York',
    });
  });

  it('are counted whole though only some are shown', async () => {
    const { total, pickupPoints } = await near({ limit: 1 });
    expect([total, pickupPoints.length]).toEqual([2, 1]);
  });

  it('are within the radius', async () => {
    expect((await near({ radiusMiles: 5 })).total).toBe(1);
  });

  it('are refused around a base, outside the 48 states, and around a ZIP that does not exist', async () => {
    await expect(near({ zip: '09012' })).rejects.toMatchObject({ code: 'contact.militaryAddress' });
    await expect(near({ zip: '99501' })).rejects.toMatchObject({ code: 'contact.outsideShippingArea' });
    await expect(near({ zip: '00000' })).rejects.toMatchObject({ code: 'contact.zipInvalid' });
  });
});
