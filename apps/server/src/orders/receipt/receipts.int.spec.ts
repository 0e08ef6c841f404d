import { randomUUID } from 'node:crypto';

import { getMyOrder } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aPlacedOrder } from '../../../test/builders/index.js';
import { send, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';

const PDF = 'application/pdf';

describe('receipts', () => {
  let app: ShopApp;
  let dana: SignedInCustomer;
  let eve: SignedInCustomer;
  let key: string;
  let token: string;
  let orderId: string;
  let orderNumber: string;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule] });
    const signIn = signedInCustomers(app);
    [dana, eve] = [await signIn(), await signIn()];
    const placed = await aPlacedOrder(app, { poNumber: ' PO-7731/B ' });
    ({ orderId, orderNumber } = placed);
    token = placed.orderToken;
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      orderId,
      dana.accountId,
    ]);
    const row = await app.db.one<{ customer_id: string }>(
      'SELECT customer_id FROM orders."order" WHERE id = $1',
      [orderId],
    );
    key = `${orderId}/${row?.customer_id ?? ''}`;
  });
  afterAll(() => app.close());

  const read = (path: string, headers: Record<string, string>) => send(`${app.url}${path}`, { headers });

  it('are at the specification’s address, for their owner and for staff only [R2.24]', async () => {
    const shown = await app.client.call(getMyOrder, { params: { orderNumber } }, dana);
    expect(shown.poNumber).toBe('PO-7731/B');
    expect(shown.receiptPath).toBe(`/my_customers/pdf/${key}/Receipt_${orderId}.pdf`);
    for (const [path, headers] of [
      [`/users/me/receipts/${key}`, dana.headers],
      [`/receipts/${key}`, { 'x-order-token': token }],
      [`/admin/orders/${orderId}/receipt`, { authorization: 'Bearer robin' }],
    ] as const) {
      const reply = await read(path, headers);
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.headers.get('content-type')).toBe(PDF);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('content-disposition')).toBe(`inline; filename="Receipt_${orderId}.pdf"`);
      expect((await reply.text()).slice(0, 5)).toBe('%PDF-');
    }
  });

  it('are one file for several orders, and none if one of them is missing', async () => {
    const robin = { authorization: 'Bearer robin' };
    const second = await aPlacedOrder(app);
    const ids = `${orderId},${second.orderId}`;
    const reply = await read(`/admin/receipts?orders=${ids}`, robin);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, PDF]);
    expect(await reply.text()).toContain('/Count 2');
    for (const [orders, headers, status] of [
      [`${ids},${randomUUID()}`, robin, 404],
      ['', robin, 404],
      [Array.from({ length: 101 }, () => randomUUID()).join(','), robin, 404],
      [ids, {}, 401],
    ] as const)
      expect((await read(`/admin/receipts?orders=${orders}`, headers)).status).toBe(status);
  });

  it('are not found for anyone else, and with another buyer’s id', async () => {
    const other = `${orderId}/${randomUUID()}`;
    for (const [path, headers] of [
      [`/users/me/receipts/${key}`, eve.headers],
      [`/users/me/receipts/${other}`, dana.headers],
      [`/users/me/receipts/${randomUUID()}/${randomUUID()}`, dana.headers],
      [`/receipts/${other}`, { 'x-order-token': token }],
      [`/receipts/${key}`, { 'x-order-token': 'A'.repeat(token.length) }],
      [`/admin/orders/${randomUUID()}/receipt`, { authorization: 'Bearer robin' }],
    ] as const) {
      const reply = await read(path, headers);
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });

  it('ask callers without a session to sign in, and don’t exist for those without a token', async () => {
    for (const [path, status] of [
      [`/users/me/receipts/${key}`, 401],
      [`/receipts/${key}`, 404],
      [`/admin/orders/${orderId}/receipt`, 401],
    ] as const)
      expect([path, (await read(path, {})).status]).toEqual([path, status]);
  });
});
