import { getAdminOrder } from '@simpletread/contract';

import { brokenInvariants } from '../../../test/index.js';
import { aCustomer } from '../../sso/account-types/testing/people.js';
import { type PurchaseWalk, startPurchaseWalk } from './testing/purchase-walk.js';

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
});
