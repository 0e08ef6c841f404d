import { getProduct, similarTires } from '@simpletread/contract';

import {
  aFitment,
  aProductLine,
  aServedPlace,
  aShop,
  aStateTax,
  aTire,
  aVehicle,
  aZip,
} from '../../../test/builders/index.js';
import { eventually, readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { FakeClock } from '../../platform/clock/index.js';
import { CatalogueModule } from '../catalogue.module.js';

const CROSSWIND = { brand: 'northway', line: 'crosswind-ht' };

describe('GET /products/{brand}/{line}', () => {
  let app: TestApp;
  let item: number;
  let rearItem: number;
  let soldOffItem: number;

  const show = (
    query: {
      item?: number;
      rearItem?: number;
      quantity?: number;
      coverage?: 'on';
      size?: string;
      zip?: string;
      vehicle?: string;
    } = {},
  ) => app.client.call(getProduct, { params: CROSSWIND, query });

  beforeAll(async () => {
    app = await startTestApp({
      modules: [CatalogueModule],
      clock: new FakeClock('2026-11-16T15:00:00.000Z'),
    });
    const { db } = app;
    await aServedPlace(db);
    await aZip(db, {
      zip: '99501',
      state: 'AK',
      city: 'Anchorage',
      lat: 61.2,
      lng: -149.9,
      isContiguous: false,
    });
    await aStateTax(db, { state: 'AK', name: 'Alaska', salesTaxRatePpm: 0, tireFeeInCents: 250 });
    const line = await aProductLine(db);
    const tire = await aTire(db, { lineId: line.lineId, stock: { CAR: 2, REN: 20 } });
    item = tire.itemNumber;
    await aTire(db, { lineId: line.lineId, sizeCode: '245/30R19', stock: { CAR: 4 } });
    const rear = await aTire(db, { lineId: line.lineId, sizeCode: '255/60R18', priceInCents: 16_100 });
    rearItem = rear.itemNumber;
    const soldOff = await aTire(db, {
      lineId: line.lineId,
      sizeCode: '215/60R16',
      status: 'discontinued',
    });
    soldOffItem = soldOff.itemNumber;
    await aVehicle(db);
    await aFitment(db);
    await aVehicle(db, { year: 2020, make: 'BMW', model: 'Z4' });
    await aFitment(db, {
      make: 'BMW',
      model: 'Z4',
      yearFrom: 2019,
      yearTo: 2024,
      frontSize: '225/65R17',
      frontLoadIndex: 102,
      frontSpeed: 'H',
      rearSize: '255/60R18',
      rearLoadIndex: 102,
      rearSpeed: 'H',
    });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('shows a line with the sizes on sale and where its score comes from', async () => {
    const product = await show();
    expect(product).toMatchObject({
      brandName: 'Northway',
      lineName: 'Crosswind HT',
      selected: null,
      shops: [],
    });
    expect(product.sizes.map(({ sizeCode }) => sizeCode)).toEqual(['225/65R17', '245/30R19', '255/60R18']);
    expect(product.scoreBasis.map(({ label }) => label)).toContain('Overall');
  });

  it('shows the chosen tire with its price at the door, shops near and delivery', async () => {
    const { selected, outTheDoor, shops, delivery } = await show({ item, zip: '19147' });
    expect(selected).toMatchObject({
      itemNumber: item,
      specs: { maxSpeedMph: 130, weightLb: 27.5 },
      fit: null,
    });
    expect(outTheDoor?.totalInCents).toBeGreaterThan(56_800);
    expect(shops).toHaveLength(1);
    expect(delivery).toMatchObject({
      earliestOn: '2026-11-20',
      latestOn: '2026-11-20',
      fromWarehouse: 'Reno, NV',
      shipsOn: '2026-11-16',
      transitDays: 4,
      timeZone: 'America/Los_Angeles',
    });
  });

  it('chooses the tire of a size', async () => {
    expect((await show({ size: '245-30r19' })).selected?.sizeCode).toBe('245/30R19');
  });

  it('offers no shop for an aspect ratio that shops do not take', async () => {
    const { shops, outTheDoor } = await show({ size: '245-30r19', zip: '19147' });
    expect(shops).toEqual([]);
    expect(outTheDoor?.installationInCents).toBe(0);
  });

  it('prices a staggered set at the door as half of each tire', async () => {
    const { outTheDoor } = await show({ item, rearItem, zip: '19147' });
    const front = await show({ item, zip: '19147' });
    expect(outTheDoor).toMatchObject({ quantity: 4, tiresInCents: 2 * 14_200 + 2 * 16_100 });
    expect(outTheDoor?.installationInCents).toBe(front.outTheDoor?.installationInCents);
  });

  it('judges a staggered set axle by axle, and the front tire alone on all wheels', async () => {
    const vehicle = 'bmw/z4/2020';
    expect((await show({ item, rearItem, vehicle })).selected?.fit?.kind).toBe('fits');
    expect((await show({ item, vehicle })).selected?.fit?.kind).toBe('refused');
    expect((await show({ item: rearItem, rearItem: item, vehicle })).selected?.fit?.kind).toBe('refused');
  });

  it('does not know a rear tire that is not on sale in the line', async () => {
    for (const unknown of [1, soldOffItem]) {
      await expect(show({ item, rearItem: unknown })).rejects.toMatchObject({ code: 'tire.unknown' });
    }
  });

  it('counts ticked coverage in the total, and only with an installation', async () => {
    const [plain, covered] = await Promise.all([
      show({ item, zip: '19147' }),
      show({ item, zip: '19147', coverage: 'on' }),
    ]);
    const cost = 4 * (covered.selected?.specs.roadHazardInCents ?? 0);
    expect(covered.sizes.map(({ roadHazardInCents }) => roadHazardInCents)).toContain(cost / 4);
    expect(cost).toBeGreaterThan(0);
    expect(plain.outTheDoor).toMatchObject({ roadHazardInCents: 0 });
    expect(covered.outTheDoor).toMatchObject({
      roadHazardInCents: cost,
      totalInCents: (plain.outTheDoor?.totalInCents ?? 0) + cost,
    });
    const notMounted = await show({ size: '245-30r19', zip: '19147', coverage: 'on' });
    expect(notMounted.outTheDoor).toMatchObject({ installationInCents: 0, roadHazardInCents: 0 });
  });

  it('promises no day and offers no shop outside of the contiguous states', async () => {
    await aShop(app.db, { city: 'Anchorage', state: 'AK', zip: '99501', lat: 61.2, lng: -149.9 });
    expect(await show({ item, zip: '99501' })).toMatchObject({ delivery: null, shops: [], outTheDoor: null });
  });

  it('says which sizes of the line may go on the vehicle, in pairs on a staggered one', async () => {
    expect((await show()).fittingSizes).toBeNull();
    expect((await show({ vehicle: 'honda/cr-v/2019/lx' })).fittingSizes).toEqual([{ item, rearItem: null }]);
    expect((await show({ vehicle: 'bmw/z4/2020' })).fittingSizes).toEqual([{ item, rearItem }]);
  });

  it('says how the chosen tire fits the vehicle', async () => {
    expect((await show({ item, vehicle: 'honda/cr-v/2019/lx' })).selected?.fit?.kind).toBe('fits');
  });

  it('does not know foreign items, sizes and lines', async () => {
    for (const query of [{ item: 1 }, { size: '999-99r99' }, { size: '215-60r16' }]) {
      await expect(show(query)).rejects.toMatchObject({ code: 'tire.unknown', statusCode: 404 });
    }
    await expect(
      app.client.call(getProduct, { params: { brand: 'northway', line: 'unheard-of' }, query: {} }),
    ).rejects.toMatchObject({ code: 'tire.unknown' });
  });

  it('shows a new price without a restart', async () => {
    expect((await show({ item })).selected?.priceInCents).toBe(14_200);
    await app.db.execute('UPDATE catalogue.tire SET price_in_cents = 13900 WHERE item_number = $1', [item]);
    await eventually(async () => expect((await show({ item })).selected?.priceInCents).toBe(13_900));
  });

  it('has tires like it in its size, without those that the vehicle refuses', async () => {
    const { db } = app;
    const near = await aTire(db, { priceInCents: 14_300, stock: { CAR: 8 } });
    await aTire(db, { loadIndex: 90, stock: { CAR: 8 } });
    await aTire(db, { sizeCode: '245/30R19', stock: { CAR: 8 } });
    await eventually(async () => {
      const { items } = await app.client.call(similarTires, {
        params: CROSSWIND,
        query: { item, vehicle: 'honda/cr-v/2019', zip: '19147' },
      });
      expect(items.map(({ itemNumber }) => itemNumber)).toEqual([near.itemNumber]);
      expect(items[0]).toMatchObject({ fit: { kind: 'fits' }, outTheDoor: { zip: '19147', quantity: 4 } });
    });
    await expect(
      app.client.call(similarTires, { params: CROSSWIND, query: { item: 1 } }),
    ).rejects.toMatchObject({ code: 'tire.unknown' });
  });
});
