import { getFigures } from '@simpletread/contract';

import { aProductLine, aServedPlace, aShop, aTire } from '../../../test/builders/index.js';
import { eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { CatalogueModule } from '../catalogue.module.js';

describe('GET /figures', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    await aServedPlace(app.db);
    await aShop(app.db, { status: 'suspended' });
    for (const brandName of ['Northway', 'Ridge']) {
      const { lineId } = await aProductLine(app.db, { brandName, name: `${brandName} HT` });
      await aTire(app.db, { lineId, stock: { CAR: 4 } });
    }
    // A brand without tires on sale is no brand of the shop.
    await aProductLine(app.db, { brandName: 'Bare', name: 'Bare HT' });
  });
  afterAll(() => app.close());

  it('counts brands with tires on sale, and shops that take work', async () => {
    await eventually(async () =>
      expect(await app.client.call(getFigures, {})).toEqual({ brands: 2, shops: 1 }),
    );
  });
});
