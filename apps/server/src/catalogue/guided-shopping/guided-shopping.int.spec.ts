import { guidedClimate, guidedShopping } from '@simpletread/contract';
import { formatMoney, ZERO_CENTS } from '@simpletread/domain';

import { CatalogueModule } from '../catalogue.module.js';
import {
  aFitment,
  aProductLine,
  aShop,
  aStateTax,
  aTire,
  aVehicle,
  aWarehouse,
  aZip,
} from '../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../test/index.js';

describe('GET /guided-shopping', () => {
  let app: TestApp;

  const ask = (query: Partial<Parameters<typeof call>[0]> = {}) =>
    call({ size: '225-65r17', driving: 'mixed', winter: 'mild', ...query });
  const call = (query: {
    size: string;
    driving: 'mixed' | 'city' | 'track';
    winter: 'mild' | 'snowy';
    priorities?: string;
    vehicle?: string;
    zip?: string;
  }) => app.client.call(guidedShopping, { query });
  const names = async (query: Parameters<typeof ask>[0]) =>
    (await ask(query)).picks.map(({ tire }) => tire.lineName);

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    await aStateTax(db);
    await aZip(db);
    await aShop(db);
    await aWarehouse(db);
    const stock = { CAR: 12 };
    await aVehicle(db, { year: 2019 });
    await aFitment(db, { trim: 'EX' });
    const season = await aProductLine(db, { name: 'Daily', categoryId: 1 });
    const winter = await aProductLine(db, { name: 'Frost', categoryId: 3 });
    const summer = await aProductLine(db, { name: 'Sun', categoryId: 10 });
    await aTire(db, { lineId: season.lineId, stock });
    await aTire(db, { lineId: winter.lineId, stock });
    await aTire(db, { lineId: summer.lineId, stock });
    await aTire(db, { lineId: season.lineId, loadIndex: 60, stock });
    await eventually(async () => expect((await ask()).total).toBe(3));
  });
  afterAll(() => app.close());

  it('ranks tires that suit the winter, leaves out the others, and says why', async () => {
    expect(await names({ winter: 'snowy' })).toEqual(expect.arrayContaining(['Frost', 'Daily']));
    const snowy = await ask({ winter: 'snowy', priorities: 'snow' });
    expect(snowy.picks[0]?.tire.lineName).toBe('Frost');
    expect(snowy.leftOut.unsuited).toBe(1);
    expect(snowy.picks[0]?.reasons.map(({ code }) => code)).toContain('weather');
    expect(await names({ winter: 'mild' })).not.toContain('Frost');
  });

  it('ranks by the displayed out-the-door price of a set if the place is known', async () => {
    const { picks } = await ask({ priorities: 'price', zip: '19147' });
    const [cheapest] = picks;
    const total = cheapest?.tire.outTheDoor?.totalInCents;
    expect(total).toBeGreaterThan(cheapest?.tire.setPriceInCents ?? 0);
    expect(cheapest?.reasons.find(({ code }) => code === 'price')?.text).toContain(
      `${formatMoney(total ?? ZERO_CENTS)} for the set`,
    );
  });

  it('never recommends tires that the vehicle must not wear', async () => {
    const { picks, total } = await ask({ vehicle: 'honda/cr-v/2019' });
    expect(picks.some(({ tire }) => tire.loadIndex === 60)).toBe(false);
    expect(picks.every(({ tire }) => tire.fit?.kind !== 'refused')).toBe(true);
    expect(total).toBe(2);
  });

  it('refuses invalid answers and unknown sizes', async () => {
    await expect(ask({ priorities: 'color' })).rejects.toMatchObject({ statusCode: 400 });
    await expect(ask({ size: '999-99r99' })).rejects.toMatchObject({ statusCode: 404 });
  });

  it('describes the winters around a ZIP', async () => {
    const { climate } = await app.client.call(guidedClimate, { query: { zip: '19147' } });
    expect(climate).toMatchObject({ zip: '19147', state: 'PA', winter: 'frosty', isWet: true });
    await expect(app.client.call(guidedClimate, { query: { zip: '00000' } })).rejects.toMatchObject({
      code: 'contact.zipInvalid',
    });
  });
});
