import { MOST_RETURNS_IN_VAIN } from '@simpletread/domain';
import sharp from 'sharp';

import { CartsModule } from '../../carts/carts.module.js';
import { aDeliveredOrder } from '../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';
import { codeOf, returnCalls } from './testing/return-calls.js';

describe('the limits of returns', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const requested = async (quantity = 4) => {
    const placed = await aDeliveredOrder(app);
    const [own] = (await calls.request(placed.orderNumber, [quantity])).returns;
    const returnNumber = own?.returnNumber ?? '';
    return { ...placed, returnNumber, returnId: await calls.idOf(returnNumber) };
  };

  it('are refused to their buyer after five that were cancelled or denied, and for tires denied for good', async () => {
    const { orderNumber } = await aDeliveredOrder(app);
    for (let ended = 0; ended < MOST_RETURNS_IN_VAIN; ended += 1) {
      const [own] = (await calls.request(orderNumber, [4])).returns;
      await calls.cancel(orderNumber, own?.returnNumber ?? '');
    }
    expect(await codeOf(calls.request(orderNumber, [1]))).toBe('return.noneLeft');
    const denied = await requested(3);
    await calls.deny(denied.returnId, 'They are mounted');
    await calls.appeal(denied.orderNumber, denied.returnNumber, 'They are not');
    await calls.deny(denied.returnId, 'The bead is marked');
    expect(await codeOf(calls.request(denied.orderNumber, [2]))).toBe('return.tooMany');
    expect(await codeOf(calls.request(denied.orderNumber, [1]))).toBe('ok');
  });

  it('lose their pictures once they are cancelled', async () => {
    const { orderNumber, returnNumber, returnId } = await requested();
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fbca0c' } })
      .jpeg()
      .toBuffer();
    const picture = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    const added = await calls.addPicture(orderNumber, returnNumber, picture);
    expect(added.returns[0]).toMatchObject({ pictureCount: 1 });
    await calls.cancel(orderNumber, returnNumber);
    expect(await calls.shown(returnId)).toMatchObject({ pictures: [] });
  });
});
