import {
  type CallInput,
  changeOrder,
  getWarehousePickup,
  handOverPickup,
  previewOrderChange,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import {
  aCounter,
  ageOrder,
  aPlacedOrder,
  aStateTax,
  aTire,
  aWarehouse,
  aZip,
} from '../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';
import { as, by, codeOf, messagesOf, pickupCodeOf } from './testing/at-the-counter.js';

describe('a pickup whose contact is corrected', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    await aStateTax(app.db, {
      state: 'NJ',
      name: 'New Jersey',
      salesTaxRatePpm: 66_250,
      tireFeeInCents: 150,
    });
    await aZip(app.db, { zip: '08102', city: 'Camden', state: 'NJ', lat: 39.95, lng: -75.12 });
    await aWarehouse(app.db, {
      code: 'CAM',
      city: 'Camden',
      state: 'NJ',
      zip: '08102',
      lat: 39.95,
      lng: -75.12,
    });
    await aCounter(app.db, { warehouseCode: 'CAM' });
  });
  afterAll(() => app.close());

  it('is handed over for the code that the right person gets, not for the one that went astray', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAM: 8 } });
    const { orderId: id, orderNumber } = await aPlacedOrder(app, { tireId, counterCode: 'WH-CAM' });
    await ageOrder(app.db, id, '1 hour');
    await app.get(MoveOrdersAlong).run();
    const astray = await pickupCodeOf(app, id);
    const sentWith = (code: string) =>
      eventually(async () => {
        const texts = (await messagesOf(app.db, id, 'ready-at-warehouse')).map(({ body_text: text }) => text);
        expect(texts.filter((text) => text.includes(code))).toHaveLength(2);
      });
    await sentWith(astray);
    const change = {
      kind: 'contact',
      email: 'right.person@example.com',
      phone: '(215) 555-0199',
      phoneType: 'mobile',
      firstName: 'Priya',
      lastName: 'Nair',
    } satisfies CallInput<typeof previewOrderChange>['body'];
    const params = { id };
    const { previewToken } = await app.client.call(previewOrderChange, { params, body: change }, as('robin'));
    const body = { change, previewToken, reason: 'Mistyped' };
    await app.client.call(changeOrder, { params, body }, by('robin'));
    const code = await pickupCodeOf(app, id);
    await sentWith(code);
    const handOver = (pickupCode: string) =>
      app.client.call(
        handOverPickup,
        { params: { code: 'CAM', orderNumber }, body: { proof: 'code', pickupCode } },
        by('omar'),
      );
    expect(await codeOf(handOver(astray))).toBe('warehousePickup.codeWrong');
    await handOver(code);
    const at = { params: { code: 'CAM', orderNumber } };
    expect((await app.client.call(getWarehousePickup, at, as('omar'))).handedOver).not.toBeNull();
  });
});
