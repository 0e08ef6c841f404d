import {
  listLineAddresses,
  listMerchantTires,
  listTireAddresses,
  listTireAddressParts,
} from '@simpletread/contract';

import { aPriceList, aProductLine, aTire, aWarehouse } from '../../../test/builders/index.js';
import { readCatalogue, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

describe('tires on sale, for machines', () => {
  let app: TestApp;
  let items: number[];
  let soldOut: number;
  let discontinued: number;
  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    const { db } = app;
    const { code } = await aWarehouse(db);
    const { lineId } = await aProductLine(db, { name: 'Crosswind HT' });
    const stock = { [code]: 12 };
    const made = [];
    for (const sizeCode of ['225/65R17', '235/65R17', '245/65R17', '255/65R17', '265/65R17'])
      made.push(await aTire(db, { lineId, sizeCode, stock }));
    items = made.map(({ itemNumber }) => itemNumber).sort((a, b) => a - b);
    soldOut = (await aTire(db, { lineId, sizeCode: '275/65R18' })).itemNumber;
    discontinued = (await aTire(db, { lineId, sizeCode: '285/65R18', stock, status: 'discontinued' }))
      .itemNumber;
    await aPriceList(db, {});
    await readCatalogue(app);
  });
  afterAll(() => app.close());

  it('have their addresses in parts, each tire in one of them', async () => {
    const parts = await app.client.call(listTireAddressParts, { query: { size: 2 } });
    expect(parts.map(({ count }) => count)).toEqual([2, 2, 2]);
    const found = await Promise.all(
      parts.map(({ after, count }) => app.client.call(listTireAddresses, { query: { after, limit: count } })),
    );
    expect(found.flat().map(({ itemNumber }) => itemNumber)).toEqual(
      [...items, soldOut].sort((a, b) => a - b),
    );
    const [{ brandSlug, lineSlug } = { brandSlug: '', lineSlug: '' }] = found.flat();
    expect(lineSlug).toBe('crosswind-ht');
    expect(await app.client.call(listLineAddresses, {})).toMatchObject([{ brandSlug, lineSlug }]);
  });

  it('go to merchant feeds at the public price, without unavailable tires', async () => {
    const all = [];
    let after: number | null = 0;
    while (after !== null) {
      const { tires, next }: { tires: { itemNumber: number }[]; next: number | null } = await app.client.call(
        listMerchantTires,
        { query: { after, limit: 2 } },
      );
      all.push(...tires);
      after = next;
    }
    expect(all.map(({ itemNumber }) => itemNumber)).toEqual(items);
    expect(all.map(({ itemNumber }) => itemNumber)).not.toContain(discontinued);
    expect(all[0]).toMatchObject({ priceInCents: 14_200, struckPriceInCents: null, available: 12 });
  });
});
