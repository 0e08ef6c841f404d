import { randomUUID } from 'node:crypto';

import { changeOrder, getAdminOrder, type OrderChangeBody, previewOrderChange } from '@simpletread/contract';

import { brokenInvariants } from '../../../test/index.js';
import { SettleRefunds } from '../../orders/refunds/settle-refunds.js';
import { aCustomer } from '../../sso/account-types/testing/people.js';
import { type PurchaseWalk, startPurchaseWalk } from './testing/purchase-walk.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

describe('an order by purchase order whose tires are removed', () => {
  let walk: PurchaseWalk;
  let app: PurchaseWalk['app'];
  beforeAll(async () => {
    walk = await startPurchaseWalk();
    ({ app } = walk);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const removeTwo = async (orderId: string) => {
    const params = { id: orderId };
    const { lines } = await app.client.call(getAdminOrder, { params }, ROBIN);
    const change: OrderChangeBody = {
      kind: 'tires',
      lines: lines.map(({ id: lineId }) => ({ lineId, quantity: 2, keepsCoverage: true })),
    };
    const { previewToken } = await app.client.call(previewOrderChange, { params, body: change }, ROBIN);
    const body = { change, previewToken, reason: 'The fleet needs fewer' };
    await app.client.call(changeOrder, { params, body }, { ...ROBIN, idempotencyKey: randomUUID() });
  };

  it('gives its money back once the refund is paid, to the cent', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    const { limitInCents } = await walk.add(fleet);
    const { orderId, total } = await walk.buy(buyer, 'PO-7');
    expect((await walk.only(fleet)).spentInCents).toBe(total);
    await removeTwo(orderId);
    expect((await walk.only(fleet)).spentInCents).toBe(total);
    await app.get(SettleRefunds).sweep(0);
    await app.get(SettleRefunds).sweep(0);
    const { refundedInCents } = await app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
    expect(refundedInCents).toBeGreaterThan(0);
    const { spentInCents, leftInCents } = await walk.only(fleet);
    expect(spentInCents).toBe(total - refundedInCents);
    expect(leftInCents).toBe(limitInCents - spentInCents);
  });
});
