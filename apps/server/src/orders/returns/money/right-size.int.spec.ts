import { CartsModule } from '../../../carts/carts.module.js';
import { aDeliveredOrder, aPlacedOrder, aTire, theUsualVehicle } from '../../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../../test/index.js';
import { returnCalls } from '../testing/return-calls.js';

describe('an order of the right size', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('waives the handling for another spelling of the mailbox, and not for tires of another car', async () => {
    const vehicle = await theUsualVehicle(app);
    const placed = await aDeliveredOrder(app, { shipTo: { email: 'swap.two@gmail.com' }, vehicle });
    const [own] = (await calls.request(placed.orderNumber, [4], { reason: 'wrong-size' })).returns;
    const returnId = await calls.idOf(own?.returnNumber ?? '');
    await app.db.execute(
      `UPDATE orders.tire_return SET requested_at = requested_at - interval '2 hours' WHERE id = $1`,
      [returnId],
    );
    const { tireId } = await aTire(app.db, { stock: { CAR: 16 }, sizeCode: '245/60R18' });
    const right = await aPlacedOrder(app, { shipTo: { email: 'swaptwo+tires@gmail.com' }, tireId, vehicle });
    const waivedFor = async (model: string | null) => {
      await app.db.execute(
        `UPDATE orders."order" SET placed_at = now() - interval '1 hour', cancel_closes_at = now() - interval '30 minutes',
           vehicle = CASE WHEN $2::text IS NOT NULL THEN jsonb_set(vehicle, '{modelSlug}', to_jsonb($2::text)) END
         WHERE id = $1`,
        [right.orderId, model],
      );
      return (await calls.shown(returnId)).money.waivedInCents;
    };
    expect(await waivedFor('pilot')).toBe(0);
    expect(await waivedFor('cr-v')).toBe(8_000);
    expect(await waivedFor(null)).toBe(8_000);
  });
});
