import { searchTypeahead } from '@simpletread/contract';

import { CatalogueModule } from '../catalogue.module.js';
import { aFitment, aProductLine, aTire, aVehicle } from '../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp, send } from '../../../test/index.js';

type QueryType = 'vehicle' | 'tireSize' | 'brand' | 'category' | 'tireType' | 'guidedShopping';

describe('GET /search-typeahead', () => {
  let app: TestApp;

  const ask = (queryText: string, queryType?: QueryType, additionalQueryText = '') =>
    app.client.call(searchTypeahead, {
      query: { queryText, additionalQueryText, ...(queryType === undefined ? {} : { queryType }) },
    });
  const items = async (...question: Parameters<typeof ask>) =>
    (await ask(...question)).resultLists.flatMap((list) => list.items);
  const answers = async (...question: Parameters<typeof ask>) =>
    (await items(...question)).map(({ label, action }) => [
      label,
      action.type === 'link' ? action.link : `? ${action.queryText}`,
    ]);

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    for (const year of [2018, 2019, 2021]) await aVehicle(db, { year });
    await aVehicle(db, { make: 'Honda', model: 'Civic', year: 2019 });
    await aVehicle(db, { make: 'Chevrolet', model: 'Silverado 1500', year: 2020 });
    await aFitment(db, { trim: 'EX' });
    await aFitment(db, { trim: 'Touring', frontSize: '235/60R18' });
    const defender = await aProductLine(db, { brandName: 'Michelin', name: 'Defender 2', reviewCount: 900 });
    await aProductLine(db, { brandName: 'Michelin', name: 'X-Ice Snow', categoryId: 3, reviewCount: 100 });
    await aTire(db, { lineId: defender.lineId });
    await aTire(db, { lineId: defender.lineId, sizeCode: '225/60R17' });
    await aTire(db, { lineId: defender.lineId, sizeCode: '255/35R19' });
    await aTire(db, { lineId: defender.lineId, sizeCode: '285/30R20' });
    await eventually(async () => {
      expect(await items('285/30r20')).not.toEqual([]);
      expect(await items('silverado')).not.toEqual([]);
      expect((await items('2019 honda crv touring'))[0]?.label).toBe('2019 Honda CR-V Touring');
      expect(await items('michelin ice', 'brand')).not.toEqual([]);
    });
  });
  afterAll(() => app.close());

  it('leads to a vehicle, its trim kept, with the parts that match marked [R3.05]', async () => {
    const [first] = await items('2019 honda crv ex');
    expect(first).toMatchObject({
      label: '2019 Honda CR-V EX',
      detailLabel: '225/65R17',
      typeName: 'vehicle',
      isPillItem: false,
      action: { type: 'link', link: '/vehicles/honda/cr-v/2019?trim=ex' },
      vehicleMetadata: { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' },
    });
    expect(first?.labelSegments.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      '2019',
      'Honda',
      'CR-V',
      'EX',
    ]);
  });

  it('asks for the year when a model is meant, then lists its years', async () => {
    expect(await answers('crv', 'vehicle')).toContainEqual(['Honda CR-V', '? Honda CR-V']);
    const years = await ask('Honda CR-V', 'vehicle');
    expect(years.resultLists[0]).toMatchObject({ id: 'vehicles', label: 'Which year' });
    expect(years.resultLists[0]?.items.map(({ label, typeName }) => [label, typeName])).toEqual([
      ['2021 Honda CR-V', 'makeModelYearOption'],
      ['2019 Honda CR-V', 'makeModelYearOption'],
      ['2018 Honda CR-V', 'makeModelYearOption'],
    ]);
  });

  it('asks for the model when a make is meant, then lists its models', async () => {
    expect(await answers('hond', 'vehicle')).toContainEqual(['Honda', '? Honda']);
    expect((await answers('Honda', 'vehicle')).map(([label]) => label)).toEqual([
      'Honda CR-V',
      'Honda Civic',
    ]);
    expect(await answers('2018 honda', 'vehicle')).toEqual([
      ['2018 Honda CR-V', '/vehicles/honda/cr-v/2018'],
    ]);
  });

  it('understands short names', async () => {
    expect((await answers('chevy 1500'))[0]).toEqual([
      '2020 Chevrolet Silverado 1500',
      '/vehicles/chevrolet/silverado-1500/2020',
    ]);
  });

  it('completes half-typed sizes that are on sale', async () => {
    expect(await answers('225/6')).toEqual([
      ['225/65R17', '/tire-sizes/225-65r17'],
      ['225/60R17', '/tire-sizes/225-60r17'],
    ]);
    expect(await answers('2256517', 'tireSize')).toEqual([['225/65R17', '/tire-sizes/225-65r17']]);
  });

  it('says of a size that is not on sale that it is not', async () => {
    expect(await answers('235/60R18', 'tireSize')).toEqual([['235/60R18', '/tire-sizes/235-60r18']]);
    const [item] = await items('235/60R18', 'tireSize');
    expect(item?.detailLabel).toBe('We don’t sell this size');
  });

  it('reads a size in any spelling', async () => {
    for (const spelling of ['225/65r17', '225 65 17', '225-65-17', '2256517', 'P225/65ZR17 102H']) {
      expect([spelling, (await answers(spelling))[0]]).toEqual([
        spelling,
        ['225/65R17', '/tire-sizes/225-65r17'],
      ]);
    }
  });

  it('begins with vehicles while nothing is typed', async () => {
    expect((await ask('')).resultLists.map(({ id }) => id)).toEqual([
      'vehicles',
      'tire-sizes',
      'brands',
      'lines',
      'categories',
      'tire-types',
    ]);
  });

  it('offers rear sizes that go with the chosen front size', async () => {
    const [rear] = await items('', 'tireSize', '255/35R19');
    expect(rear).toMatchObject({
      label: '285/30R20',
      typeName: 'rearTireSize',
      action: { link: '/tire-sizes/255-35r19?rearSize=285-30r20' },
    });
    expect(await answers('225', 'tireSize', '255/35R19')).toEqual([]);
  });

  it('finds brands and lines', async () => {
    const { resultLists } = await ask('mich');
    expect(resultLists.map(({ id }) => id).slice(0, 2)).toEqual(['brands', 'lines']);
    expect(await answers('michelin ice', 'brand')).toEqual([
      ['Michelin X-Ice Snow', '/brands/michelin-tires/x-ice-snow'],
    ]);
    expect((await items('mich', 'brand'))[0]).toMatchObject({
      label: 'Michelin',
      detailLabel: '2 lines',
      typeName: 'brand',
      isPillItem: true,
      action: { link: '/brands/michelin-tires' },
    });
  });

  it('forgives a misspelled brand', async () => {
    for (const typed of ['michlin', 'Mitchelin', 'michelen']) {
      expect([typed, (await answers(typed))[0]]).toEqual([typed, ['Michelin', '/brands/michelin-tires']]);
    }
  });

  it('finds tire types', async () => {
    expect(await answers('winter')).toContainEqual(['Winter tires', '/categories/winter-tires']);
    expect(await items('', 'category')).toHaveLength(12);
    expect((await ask('', 'tireType')).resultLists.map(({ id }) => id)).toEqual(['tire-types', 'categories']);
  });

  it('keeps to the kind that the pill locks it to', async () => {
    for (const [type, list] of [
      ['vehicle', 'vehicles'],
      ['tireSize', 'tire-sizes'],
      ['category', 'categories'],
    ] as const) {
      expect((await ask('', type)).resultLists.map(({ id }) => id)).toEqual([list]);
    }
    expect((await ask('michelin', 'vehicle')).resultLists).toEqual([]);
  });

  it('takes text, kind and the earlier choice, and answers with lists of items and their total [R3.04] [R7.04]', async () => {
    const url = new URL('/search-typeahead', app.url);
    url.search = 'queryText=defender&queryType=brand&additionalQueryText=';
    const reply = (await (await send(url)).json()) as Awaited<ReturnType<typeof ask>>;
    expect(reply.resultMetadata.pagination.total).toBe(1);
    const [line] = reply.resultLists[0]?.items ?? [];
    expect(line).toMatchObject({
      label: 'Michelin Defender 2',
      action: { type: 'link', link: '/brands/michelin-tires/defender-2' },
      typeName: 'brandAndProductLine',
    });
    expect(line).toMatchObject({
      link: '/brands/michelin-tires/defender-2',
      type: 'image',
      image: expect.stringMatching(/^\/tires\/.+\.webp$/),
    });
    const [size] = await items('225/65R17', 'tireSize');
    expect(size).toMatchObject({ link: '/tire-sizes/225-65r17', type: 'text', image: null });
    const rear = await ask('285', 'tireSize', '255/35R19');
    expect(rear.resultLists.flatMap((list) => list.items.map(({ link }) => link))).toEqual([
      '/tire-sizes/255-35r19?rearSize=285-30r20',
    ]);
    const [guided] = await items('', 'guidedShopping');
    expect(guided).toMatchObject({ link: null, action: { type: 'query' }, type: 'text' });
  });

  it('counts its items and answers nonsense with none', async () => {
    const reply = await ask('mich');
    const shown = reply.resultLists.reduce((sum, list) => sum + list.items.length, 0);
    expect(reply.resultMetadata.pagination.total).toBe(shown);
    expect(await ask('%%% qqqq zzzz')).toEqual({
      resultMetadata: { pagination: { total: 0 } },
      resultLists: [],
    });
  });

  it('answers a text of any length by its beginning', async () => {
    expect((await ask('z'.repeat(10_000))).resultLists).toEqual([]);
    expect(await items(`honda civic${' '.repeat(3_000)}`)).toEqual(await items('honda civic'));
  });

  it('shows a new model without a restart', async () => {
    await aVehicle(app.db, { make: 'Rivian', model: 'R1S', isEv: true });
    await eventually(async () =>
      expect(await answers('rivian r1s')).toContainEqual(['2019 Rivian R1S', '/vehicles/rivian/r1s/2019']),
    );
  });

  it('shows a new brand without a restart', async () => {
    await aProductLine(app.db, { brandName: 'Brandnew', name: 'First' });
    await eventually(async () => expect(await items('brandnew')).not.toEqual([]));
  });
});
