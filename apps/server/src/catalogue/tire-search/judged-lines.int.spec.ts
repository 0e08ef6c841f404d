import { getDeal, getHub, listDeals } from '@simpletread/contract';

import { aFitment, aProductLine, aPromotion, aTire, aVehicle } from '../../../test/builders/index.js';
import { eventually, readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { ReviewsModule } from '../../reviews/reviews.module.js';

const CRV = 'honda/cr-v/2019';
const Z4 = 'bmw/z4/2020';
const UNKNOWN = 'kia/soul/2015';

describe('lines of hubs and deals for a vehicle', () => {
  let app: TestApp;

  const names = async (query: { brand?: string; category?: string; vehicle?: string }) => {
    const { lines, total, fit } = await app.client.call(getHub, { query });
    expect(total).toBe(lines.length);
    return { names: lines.map(({ lineName }) => lineName).sort(), fit, lines };
  };

  beforeAll(async () => {
    app = await startTestApp({ modules: [ReviewsModule] });
    const { db } = app;
    const fits = await aProductLine(db, { brandName: 'Northway', name: 'Fits' });
    const slow = await aProductLine(db, { brandName: 'Northway', name: 'Too weak' });
    const other = await aProductLine(db, { brandName: 'Northway', name: 'Other size' });
    const pair = await aProductLine(db, { brandName: 'Northway', name: 'Pair' });
    const single = await aProductLine(db, { brandName: 'Polar', name: 'Never' });
    await aTire(db, { lineId: fits.lineId });
    await aTire(db, { lineId: slow.lineId, loadIndex: 80 });
    await aTire(db, { lineId: other.lineId, sizeCode: '205/55R16' });
    for (const sizeCode of ['255/35R19', '275/35R19'])
      await aTire(db, { lineId: pair.lineId, sizeCode, loadIndex: 99, speedSymbol: 'Y' });
    await aTire(db, { lineId: single.lineId, sizeCode: '205/55R16' });
    await aVehicle(db, { make: 'Honda', model: 'CR-V', year: 2019 });
    await aFitment(db, { trim: '' });
    await aVehicle(db, { make: 'BMW', model: 'Z4', year: 2020 });
    await aFitment(db, {
      make: 'BMW',
      model: 'Z4',
      yearFrom: 2019,
      yearTo: 2021,
      trim: '',
      frontSize: '255/35R19',
      rearSize: '275/35R19',
      frontLoadIndex: 96,
      rearLoadIndex: 96,
      frontSpeed: 'Y',
      rearSpeed: 'Y',
    });
    await aVehicle(db, { make: 'Kia', model: 'Soul', year: 2015 });
    await aPromotion(db, { name: 'Everything off' });
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('are only those with a tire that may go on it, in the size of that tire', async () => {
    const judged = await names({ brand: 'northway', vehicle: CRV });
    expect(judged.names).toEqual(['Fits']);
    expect(judged.fit).toEqual({ kind: 'some', refusedCount: 3 });
    expect(judged.lines[0]?.fit).toMatchObject({ sizeCode: '225/65R17', rearSizeCode: null, tireCount: 1 });
  });

  it('fit a car with wider rear tires only as a pair', async () => {
    const judged = await names({ vehicle: Z4 });
    expect(judged.names).toEqual(['Pair']);
    expect(judged.lines[0]?.fit).toMatchObject({ sizeCode: '255/35R19', rearSizeCode: '275/35R19' });
  });

  it('are none where nothing fits, all where the sizes aren’t known, and unjudged without a vehicle', async () => {
    expect(await names({ brand: 'polar', vehicle: CRV })).toMatchObject({
      names: [],
      fit: { kind: 'none', refusedCount: 1 },
    });
    expect(await names({ brand: 'polar', vehicle: UNKNOWN })).toMatchObject({
      names: ['Never'],
      fit: { kind: 'unknown', refusedCount: 0 },
    });
    expect(await names({ brand: 'polar' })).toMatchObject({ names: ['Never'], fit: null });
    await expect(names({ vehicle: 'honda/cr-v/1950' })).rejects.toMatchObject({ code: 'vehicle.unknown' });
  });

  it('are judged in deals too, in the list of deals and on a deal’s own page', async () => {
    await eventually(async () => {
      const { deals } = await app.client.call(listDeals, { query: { vehicle: CRV } });
      expect(deals.map(({ lineCount, fit }) => [lineCount, fit?.kind])).toEqual([[1, 'some']]);
    });
    const [deal] = (await app.client.call(listDeals, { query: {} })).deals;
    expect([deal?.lineCount, deal?.fit]).toEqual([5, null]);
    const shown = await app.client.call(getDeal, {
      params: { slug: deal?.slug ?? '' },
      query: { vehicle: CRV },
    });
    expect(shown.deal.lines.map(({ lineName, fit }) => [lineName, fit?.sizeSlug])).toEqual([
      ['Fits', '225-65r17'],
    ]);
  });
});
