import { randomUUID } from 'node:crypto';

import {
  changeOwnOrder,
  ContractError,
  getOwnChanges,
  type OrderChangeBody,
  previewOwnChange,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aPlacedOrder, aShop, aZip } from '../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;
type Change = OrderChangeBody;

const PITTSBURGH: Change = {
  kind: 'address',
  address1: '9 Elm St',
  city: 'Pittsburgh',
  state: 'PA',
  zip: '15213',
};

describe('a customer who changes their own order', () => {
  let app: ShopApp;
  let dana: SignedInCustomer;
  let eve: SignedInCustomer;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule] });
    await aZip(app.db, { zip: '15213', city: 'Pittsburgh', lat: 40.44, lng: -79.95 });
    const signIn = signedInCustomers(app);
    dana = await signIn();
    eve = await signIn();
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const ownOrder = async (given: Parameters<typeof aPlacedOrder>[1] = {}): Promise<Placed> => {
    const placed = await aPlacedOrder(app, given);
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
      placed.orderId,
      dana.accountId,
    ]);
    return placed;
  };
  const look = ({ orderNumber }: Placed, { headers } = dana) =>
    app.client.call(getOwnChanges, { params: { orderNumber } }, { headers });
  const preview = ({ orderNumber }: Placed, { headers } = dana, body: OrderChangeBody = PITTSBURGH) =>
    app.client.call(previewOwnChange, { params: { orderNumber }, body }, { headers });
  const change = (
    { orderNumber }: Placed,
    previewToken: string,
    { headers } = dana,
    wish: OrderChangeBody = PITTSBURGH,
  ) =>
    app.client.call(
      changeOwnOrder,
      { params: { orderNumber }, body: { change: wish, previewToken } },
      { headers, idempotencyKey: randomUUID() },
    );
  const codeOf = (call: Promise<unknown>): Promise<string | null> =>
    call.then(
      () => 'ok',
      (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
    );

  it('sees what can be changed, what a change does, and the order as it is then', async () => {
    const placed = await ownOrder();
    const { kinds, shipTo } = await look(placed);
    expect(kinds).toEqual([
      { kind: 'contact', refusal: null },
      { kind: 'address', refusal: null },
      { kind: 'receiving', refusal: null },
      { kind: 'tires', refusal: null },
    ]);
    expect(shipTo).toMatchObject({ email: placed.shipTo.email, zip: '19147' });
    const seen = await preview(placed);
    expect(seen.effects[0]).toBe('The tires ship to 9 Elm St, Pittsburgh, PA 15213.');
    const order = await change(placed, seen.previewToken);
    expect(order).toMatchObject({ version: 2, shippingAddress: { address1: '9 Elm St', zip: '15213' } });
    expect(await codeOf(change(placed, seen.previewToken))).toBe('order.changeUnchanged');
  });

  it('reads why the address of a shop’s order can’t be changed', async () => {
    const { code: shopCode } = await aShop(app.db);
    const { kinds } = await look(await ownOrder({ shopCode }));
    expect(kinds[1]).toEqual({
      kind: 'address',
      refusal:
        'Tires for a shop keep the address from checkout. To ship them to an address, choose Change delivery.',
    });
  });

  it('drops the installation and has the tires shipped home', async () => {
    const { code: shopCode, company } = await aShop(app.db);
    const placed = await ownOrder({ shopCode });
    expect(await look(placed)).toMatchObject({ fulfilment: 'ship-to-shop', shopName: company });
    const home: OrderChangeBody = {
      kind: 'receiving',
      to: { fulfilment: 'ship-to-me', address1: '9 Elm St', city: 'Pittsburgh', state: 'PA', zip: '15213' },
    };
    const seen = await preview(placed, dana, home);
    expect(await codeOf(change(placed, seen.previewToken, eve, home))).toBe('record.missing');
    const order = await change(placed, seen.previewToken, dana, home);
    expect(order).toMatchObject({ fulfilment: 'ship-to-me', shop: null, appointment: null });
    expect(order.pricing.totalInCents - seen.refundInCents).toBe(seen.amounts.at(-1)?.afterInCents);
  });

  it('removes tires without a second person, and only while the order can be cancelled', async () => {
    const placed = await ownOrder();
    const wish = async (quantity: number): Promise<OrderChangeBody> => ({
      kind: 'tires',
      lines: (await look(placed)).lines.map(({ lineId }) => ({ lineId, quantity, keepsCoverage: true })),
    });
    const three = await wish(3);
    const seen = await preview(placed, dana, three);
    expect(seen).toMatchObject({ needsApproval: false, fields: [{ before: '4 tires', after: '3 tires' }] });
    const order = await change(placed, seen.previewToken, dana, three);
    expect(order.lines[0]).toMatchObject({ quantity: 4, removedQuantity: 1 });
    expect((await look(placed)).lines[0]).toMatchObject({ quantity: 3 });
    await app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - interval '31 minutes',
         cancel_closes_at = cancel_closes_at - interval '31 minutes' WHERE id = $1`,
      [placed.orderId],
    );
    expect(await codeOf(preview(placed, dana, await wish(2)))).toBe('order.changeWindowClosed');
    expect((await look(placed)).kinds.find(({ kind }) => kind === 'tires')?.refusal).toMatch(
      /within 30 minutes/,
    );
  });

  it('finds no order of another account: not to read, to preview or to change', async () => {
    const placed = await ownOrder();
    const { previewToken } = await preview(placed);
    const codes = await Promise.all(
      [look(placed, eve), preview(placed, eve), change(placed, previewToken, eve)].map(codeOf),
    );
    expect(codes).toEqual(['record.missing', 'record.missing', 'record.missing']);
    expect((await look(placed)).orderVersion).toBe(1);
  });
});
