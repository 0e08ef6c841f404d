import { chosenTires, compareTires } from '@simpletread/contract';

import { aFitment, aProductLine, aServedPlace, aTire, aVehicle } from '../../../test/builders/index.js';
import { readCatalogue, send, startTestApp, type TestApp } from '../../../test/index.js';
import { FakeClock } from '../../platform/clock/index.js';
import { CatalogueModule } from '../catalogue.module.js';

describe('GET /comparison', () => {
  let app: TestApp;
  let touring: number;
  let highway: number;
  let front: number;
  let rear: number;
  let gone: number;
  let weak: number;

  const compare = (tires: string, query: { zip?: string; vehicle?: string } = {}) =>
    app.client.call(compareTires, { query: { tires, ...query } });

  beforeAll(async () => {
    app = await startTestApp({
      modules: [CatalogueModule],
      clock: new FakeClock('2026-11-16T15:00:00.000Z'),
    });
    const { db } = app;
    await aServedPlace(db);
    touring = (await aTire(db, { stock: { CAR: 20 } })).itemNumber;
    highway = (await aTire(db, { priceInCents: 15_800, warrantyMiles: null, stock: { REN: 20 } })).itemNumber;
    const { lineId } = await aProductLine(db, { name: 'Sport' });
    front = (await aTire(db, { lineId, stock: { CAR: 8 } })).itemNumber;
    rear = (await aTire(db, { lineId, sizeCode: '255/60R18', priceInCents: 16_100, stock: { REN: 8 } }))
      .itemNumber;
    gone = (await aTire(db, { status: 'discontinued' })).itemNumber;
    weak = (await aTire(db, { loadIndex: 95, stock: { CAR: 8 } })).itemNumber;
    await aVehicle(db);
    await aFitment(db);
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('shows two tires in the order asked for, with their facts', async () => {
    const { items, missing } = await compare(`${highway}.${touring}`);
    expect(items.map(({ itemNumber }) => itemNumber)).toEqual([highway, touring]);
    expect(items[1]).toMatchObject({
      priceInCents: 14_200,
      setPriceInCents: 56_800,
      warrantyMiles: 60_000,
      loadIndex: 102,
      specs: { utqg: '500 A A', treadDepth32nds: 10.5, weightLb: 27.5, maxSpeedMph: 130 },
      fit: null,
      outTheDoor: null,
      delivery: null,
    });
    expect(missing).toEqual([]);
  });

  it('shows totals, days and verdicts where place and vehicle are known', async () => {
    const { items } = await compare(`${touring}.${weak}`, { zip: '19147', vehicle: 'honda/cr-v/2019/lx' });
    expect(items[0]?.outTheDoor?.totalInCents).toBeGreaterThan(56_800);
    expect(items[0]?.delivery?.fromWarehouse).toBe('Carlisle, PA');
    expect(items.map(({ fit }) => fit?.kind)).toEqual(['fits', 'refused']);
  });

  it('compares a staggered set as a set, which is there with its last tire', async () => {
    const { items } = await compare(`${front}-${rear}.${touring}`, { zip: '19147' });
    const [set, four] = items;
    expect(set).toMatchObject({
      setPriceInCents: 2 * 14_200 + 2 * 16_100,
      rear: { itemNumber: rear },
      rearSpecs: { utqg: '500 A A' },
      outTheDoor: { quantity: 4 },
      delivery: { fromWarehouse: 'Reno, NV' },
    });
    expect(four?.rear).toBeNull();
  });

  it('names unknown tires and invalid sets', async () => {
    const { items, missing } = await compare(`${touring}.1.${highway}-${rear}`);
    expect(items.map(({ itemNumber }) => itemNumber)).toEqual([touring]);
    expect(missing).toEqual([
      { itemNumber: 1, rearItemNumber: null },
      { itemNumber: highway, rearItemNumber: rear },
    ]);
  });

  it('marks a discontinued tire, and promises neither a total nor a day', async () => {
    const { items } = await compare(`${touring}.${gone}`, { zip: '19147' });
    expect(items[1]).toMatchObject({
      availability: { state: 'discontinued', quantity: 0 },
      outTheDoor: null,
      delivery: null,
    });
  });

  it('refuses one, six and the same one twice [R4.08]', async () => {
    await expect(compare(String(touring))).rejects.toMatchObject({
      code: 'comparison.tooFew',
      statusCode: 400,
      message: 'Compare needs 2 to 5 tires.',
    });
    await expect(compare('1.2.3.4.5.6')).rejects.toMatchObject({
      code: 'comparison.full',
      message: 'The max number of tires is five.',
    });
    await expect(compare(`${touring}.${touring}`)).rejects.toMatchObject({
      code: 'comparison.duplicate',
      message: 'Tire already added',
    });
    await expect(compare('../etc')).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(compare(`${touring}.${highway}`, { zip: '00000' })).rejects.toMatchObject({
      code: 'contact.zipInvalid',
    });
  });

  it('may be cached publicly for half a minute', async () => {
    const reply = await send(`${app.url}/comparison?tires=${touring}.${highway}`);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=30');
  });

  it('lists a shopper’s choice, even a single tire', async () => {
    const reply = await app.client.call(chosenTires, { query: { tires: `${front}-${rear}.${touring}.7` } });
    expect(reply.items).toMatchObject([
      { itemNumber: front, rearItemNumber: rear, lineName: 'Sport', rearSizeCode: '255/60R18' },
      { itemNumber: touring, rearItemNumber: null, imageKey: 'all-season-1' },
    ]);
  });
});
