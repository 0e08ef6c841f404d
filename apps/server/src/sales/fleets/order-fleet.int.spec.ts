import { randomUUID } from 'node:crypto';

import { addExemptionCertificate, getAdminOrder, getCart } from '@simpletread/contract';

import { payFor } from '../../../test/builders/index.js';
import { brokenInvariants } from '../../../test/index.js';
import { aCustomer } from '../../sso/account-types/testing/people.js';
import { LAST, type PurchaseWalk, startPurchaseWalk } from './testing/purchase-walk.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

describe('the page of an order that was bought for a fleet', () => {
  let walk: PurchaseWalk;
  let app: PurchaseWalk['app'];
  beforeAll(async () => {
    walk = await startPurchaseWalk();
    ({ app } = walk);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('names the fleet, for those who see fleets', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    await walk.add(fleet);
    const { orderId } = await walk.buy(buyer, 'PO-7');
    const shown = (who: string) => app.client.call(getAdminOrder, { params: { id: orderId } }, as(who));
    expect((await shown('robin')).fleet).toEqual({ id: fleet.id, name: fleet.name });
    expect((await shown('samir')).fleet).toBeNull();
    await app.db.execute('DELETE FROM sales.fleet_account WHERE account_id = $1', [buyer.accountId]);
    // Its purchase order still says whose it is.
    expect((await shown('robin')).fleet).toEqual({ id: fleet.id, name: fleet.name });
  });

  it('names the fleet whose certificate exempted it, and never the one that its buyer joined', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    const bought = async () => {
      const ready = await walk.aCart(buyer, { tireId: walk.tireId });
      const cart = await app.client.call(getCart, {}, { headers: ready.headers });
      const { orderNumber } = await payFor(app, { ...ready, cart });
      const order = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
        orderNumber,
      ]);
      return { params: { id: order?.id ?? '' } };
    };
    const taxed = await bought();
    expect((await app.client.call(getAdminOrder, taxed, as('robin'))).fleet).toBeNull();
    await app.client.call(
      addExemptionCertificate,
      { params: { id: fleet.id }, body: { state: 'PA', number: 'PA-4711', validUntil: LAST } },
      { ...as('alex'), idempotencyKey: randomUUID() },
    );
    const exempt = await bought();
    await app.db.execute('DELETE FROM sales.fleet_account WHERE account_id = $1', [buyer.accountId]);
    const shown = await app.client.call(getAdminOrder, exempt, as('robin'));
    expect(shown.fleet).toEqual({ id: fleet.id, name: fleet.name });
    expect(shown.pricing.exemption?.certificate).toMatchObject({ company: fleet.name, number: 'PA-4711' });
    // Company and number are for those who see fleets.
    const { pricing } = await app.client.call(getAdminOrder, exempt, as('samir'));
    expect(pricing.exemption).toEqual({ state: 'PA', certificate: null });
  });
});
