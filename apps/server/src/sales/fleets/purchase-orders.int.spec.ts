import { randomUUID } from 'node:crypto';

import {
  changePurchaseOrder,
  closeFleet,
  closePurchaseOrder,
  ContractError,
  createQuote,
  getFleet,
  listMyPurchaseOrders,
  listPurchaseOrders,
  type PurchaseOrderRow,
  reopenPurchaseOrder,
  sendQuote,
  setCartDelivery,
  takeQuote,
} from '@simpletread/contract';

import { aShipTo, theUsualVehicle } from '../../../test/builders/carts/a-ready-cart.js';
import { cancelPlaced, payFor } from '../../../test/builders/index.js';
import { brokenInvariants } from '../../../test/index.js';
import { aCustomer } from '../../sso/account-types/testing/people.js';
import {
  bySal,
  LAST,
  type PurchaseOrderForm,
  type PurchaseWalk,
  SAL,
  startPurchaseWalk,
} from './testing/purchase-walk.js';

describe('the purchase orders of a fleet', () => {
  let walk: PurchaseWalk;
  let app: PurchaseWalk['app'];
  beforeAll(async () => {
    walk = await startPurchaseWalk();
    ({ app } = walk);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const change = ({ id, version, ...order }: PurchaseOrderRow, terms: Partial<PurchaseOrderForm>) => {
    const { number, limitInCents, validFrom, validUntil, note } = order;
    const body = { number, limitInCents, validFrom, validUntil, note, version, ...terms };
    return app.client.call(changePurchaseOrder, { params: { id }, body }, bySal());
  };
  const refused = async (buying: Promise<unknown>): Promise<string> =>
    buying.then(
      () => 'placed',
      (error: unknown) => (error instanceof ContractError ? error.message : String(error)),
    );

  it('are added, changed, closed and reopened by representatives, with history and version conflicts', async () => {
    const fleet = await walk.aFleet([]);
    expect(await walk.listed(fleet)).toEqual([]);
    const order = await walk.add(fleet, { number: ' PO-7 ', note: 'Ask Lena' });
    expect(order).toMatchObject({ number: 'PO-7', state: 'open', standing: 'usable', spentInCents: 0 });
    await expect(walk.add(fleet, { number: 'po-7' })).rejects.toMatchObject({ code: 'fleet.poNumberTaken' });
    expect(await walk.add(await walk.aFleet([]), { number: 'PO-7' })).toMatchObject({ number: 'PO-7' });
    await expect(walk.add(fleet, { validUntil: '2019-12-31' })).rejects.toMatchObject({
      code: 'fleet.poDays',
    });
    await expect(walk.add(fleet, { limitInCents: 0, number: '' })).rejects.toMatchObject({
      fields: [
        { path: 'body.number', message: 'Please enter the purchase order’s number' },
        { path: 'body.limitInCents', message: 'Please enter an amount from $0.01 to $1,000,000' },
      ],
    });
    const changed = await change(order, { limitInCents: 5000 });
    expect(changed).toMatchObject({ limitInCents: 5000, leftInCents: 5000, version: order.version + 1 });
    await expect(change(order, {})).rejects.toMatchObject({ code: 'record.stale' });
    const step = (endpoint: typeof closePurchaseOrder | typeof reopenPurchaseOrder, version: number) =>
      app.client.call(endpoint, { params: { id: order.id }, body: { version } }, bySal());
    const closed = await step(closePurchaseOrder, changed.version);
    expect(closed).toMatchObject({ state: 'closed', standing: 'closed' });
    await expect(step(closePurchaseOrder, closed.version)).rejects.toMatchObject({
      code: 'fleet.poMovedOn',
    });
    expect(await step(reopenPurchaseOrder, closed.version)).toMatchObject({ state: 'open' });
    const agent = { headers: { authorization: 'Bearer robin' }, idempotencyKey: randomUUID() };
    expect(await app.client.call(listPurchaseOrders, { params: { id: fleet.id } }, agent)).toHaveLength(1);
    await expect(
      app.client.call(closePurchaseOrder, { params: { id: order.id }, body: { version: 4 } }, agent),
    ).rejects.toMatchObject({ code: 'access.refused' });
    const audited = await app.db.query<{ action: string; text: string }>(
      "SELECT action, coalesce(before::text, '') || after::text AS text FROM platform.audit_row WHERE subject_id = $1 ORDER BY at",
      [fleet.id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'fleet.create',
      'fleet.createPurchaseOrder',
      'fleet.changePurchaseOrder',
      'fleet.closePurchaseOrder',
      'fleet.reopenPurchaseOrder',
    ]);
    expect(audited.map(({ text }) => text).join()).not.toContain('Lena');
    await expect(walk.listed({ id: randomUUID() })).rejects.toMatchObject({ code: 'record.missing' });
    const { version } = await app.client.call(getFleet, { params: { id: fleet.id } }, SAL);
    await app.client.call(
      closeFleet,
      { params: { id: fleet.id }, body: { version, reason: 'outOfBusiness' } },
      bySal(),
    );
    await expect(walk.add(fleet, { number: 'PO-8' })).rejects.toMatchObject({ code: 'fleet.closed' });
  });

  it('are spent by the orders of its buyers that name them, and cancelled money comes back', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    // Free text as long as the company has none.
    await walk.buy(buyer, 'OUR-1');
    expect(await buyer.client.call(listMyPurchaseOrders, {})).toEqual({ hasAny: false, items: [] });
    const { total } = await walk.buy(buyer, '');
    const order = await walk.add(fleet, { limitInCents: 2 * total + 100 });
    expect(await buyer.client.call(listMyPurchaseOrders, {})).toEqual({
      hasAny: true,
      items: [{ number: 'PO-7', leftInCents: 2 * total + 100, validUntil: LAST }],
    });
    const placed = await walk.buy(buyer, 'po-7');
    await walk.buy(buyer, 'PO-7');
    expect(await walk.only(fleet)).toMatchObject({
      ...{ spentInCents: 2 * total, leftInCents: 100, orderCount: 2 },
      orders: [{ countedInCents: total }, { countedInCents: total }],
    });
    expect(await refused(walk.buy(buyer, 'PO-7'))).toMatch(
      /^Purchase order PO-7 has \$1\.00 left, and this order totals \$[\d,.]+\. Enter another\.$/,
    );
    await expect(change(order, { limitInCents: total })).rejects.toMatchObject({
      code: 'fleet.poLimitSpent',
    });
    await cancelPlaced(app, placed);
    expect(await walk.only(fleet)).toMatchObject({ spentInCents: total, leftInCents: total + 100 });
    await walk.buy(buyer, 'PO-7');
    expect(await walk.only(fleet)).toMatchObject({ leftInCents: 100, standing: 'usable' });
  });

  it('give back what a declined card held', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    const ready = await walk.aCart(buyer);
    const { totalInCents } = ready.cart.pricing;
    await walk.add(fleet, { limitInCents: totalInCents });
    await expect(payFor(app, ready, { poNumber: 'PO-7', card: 'declined' })).rejects.toMatchObject({
      code: 'payment.declined',
    });
    expect(await walk.only(fleet)).toMatchObject({ spentInCents: 0 });
    await payFor(app, ready, { poNumber: 'PO-7' });
    expect(await walk.only(fleet)).toMatchObject({ spentInCents: totalInCents, standing: 'spent' });
  });

  it('refuse an unknown, closed, early or expired number, and bind no other buyer', async () => {
    const [buyer, stranger] = [await aCustomer(app), await aCustomer(app)];
    const fleet = await walk.aFleet([buyer]);
    const closed = await walk.add(fleet, { number: 'CLOSED' });
    await app.client.call(
      closePurchaseOrder,
      { params: { id: closed.id }, body: { version: closed.version } },
      bySal(),
    );
    await walk.add(fleet, { number: 'EARLY', validFrom: '2096-01-02', validUntil: '2096-12-31' });
    await walk.add(fleet, { number: 'OLD', validFrom: '2020-01-01', validUntil: '2020-12-31' });
    expect(await refused(walk.buy(buyer, 'PO-9'))).toBe(
      'Your company has no purchase order PO-9. Check the number, or leave it empty.',
    );
    expect(await refused(walk.buy(buyer, 'CLOSED'))).toBe(
      'Purchase order CLOSED is closed. Enter another, or leave it empty.',
    );
    expect(await refused(walk.buy(buyer, 'EARLY'))).toBe(
      'Purchase order EARLY is valid from Monday, January 2, 2096. Enter another.',
    );
    expect(await refused(walk.buy(buyer, 'OLD'))).toBe(
      'Purchase order OLD was valid until Thursday, December 31, 2020. Enter another.',
    );
    expect(await buyer.client.call(listMyPurchaseOrders, {})).toEqual({ hasAny: true, items: [] });
    await walk.buy(stranger, 'OLD');
    await walk.buy(buyer, '');
    expect((await walk.listed(fleet)).map(({ spentInCents }) => spentInCents)).toEqual([0, 0, 0]);
  });

  it('hold orders from a quote to their limit too', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    await walk.add(fleet, { limitInCents: 100 });
    const body = {
      ...{ firstName: 'Nia', email: buyer.email, phone: '(215) 555-0176', zip: '19147', message: '' },
      ...{ vehicle: await theUsualVehicle(app), lines: [{ tireId: walk.tireId, quantity: 4 }] },
    };
    const draft = await app.client.call(createQuote, { body }, bySal());
    const quote = await app.client.call(
      sendQuote,
      { params: { id: draft.id }, body: { version: draft.version } },
      bySal(),
    );
    const token = quote.link?.split('/').at(-1) ?? '';
    const taken = await app.client.call(
      takeQuote,
      { body: { token, cartToken: null } },
      { idempotencyKey: randomUUID(), headers: buyer.headers },
    );
    const headers = { 'x-cart-token': taken.cartToken, ...buyer.headers };
    const shipTo = aShipTo({ email: buyer.email });
    const delivery = { fulfilment: 'ship-to-me' as const, shopCode: null, pickupPointCode: null, shipTo };
    const cart = await app.client.call(
      setCartDelivery,
      { body: { version: taken.cart.version, ...delivery } },
      { idempotencyKey: randomUUID(), headers },
    );
    const ready = { ...taken, token: taken.cartToken, cart, headers, tireId: walk.tireId, shipTo };
    await expect(payFor(app, ready, { poNumber: 'PO-7' })).rejects.toMatchObject({
      code: 'fleet.poOverrun',
    });
  });
});
