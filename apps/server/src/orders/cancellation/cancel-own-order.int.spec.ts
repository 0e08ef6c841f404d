import { randomUUID } from 'node:crypto';

import {
  cancelOwnOrder,
  ContractError,
  getAdminOrder,
  getMyOrder,
  type OwnCancellation,
  previewOwnCancellation,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aPlacedOrder, aShop, aTire, cancelPlaced } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const PARALLEL = 20;

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

describe('a customer who cancels their own order', () => {
  let app: ShopApp;
  let signIn: ReturnType<typeof signedInCustomers>;
  let dana: SignedInCustomer;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule] });
    signIn = signedInCustomers(app);
    dana = await signIn();
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const give = ({ orderId }: Placed, { accountId }: SignedInCustomer) =>
    app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [orderId, accountId]);
  const ownOrder = async (given: Parameters<typeof aPlacedOrder>[1] = {}): Promise<Placed> => {
    const placed = await aPlacedOrder(app, given);
    await give(placed, dana);
    return placed;
  };
  const preview = ({ orderNumber }: Placed, { headers } = dana) =>
    app.client.call(previewOwnCancellation, { params: { orderNumber } }, { headers });
  const cancel = (
    { orderNumber }: Placed,
    seen: OwnCancellation,
    { headers, key = randomUUID() }: { headers?: SignedInCustomer['headers']; key?: string } = {},
  ) =>
    app.client.call(
      cancelOwnOrder,
      {
        params: { orderNumber },
        body: {
          orderVersion: seen.orderVersion,
          expectedRefundInCents: seen.refundInCents,
          reason: 'wrong-tires',
        },
      },
      { headers: headers ?? dana.headers, idempotencyKey: key },
    );
  const codeOf = async (call: Promise<unknown>): Promise<string | null> =>
    call.then(
      () => 'ok',
      (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
    );
  const age = ({ orderId }: Placed, interval: string) =>
    app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - $2::interval, cancel_closes_at = cancel_closes_at - $2::interval
       WHERE id = $1`,
      [orderId, interval],
    );
  const shown = ({ orderId }: Placed) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);

  it('sees what it does before, and nothing about warehouses', async () => {
    const shop = await aShop(app.db);
    const placed = await ownOrder({ shopCode: shop.code });
    const { effects, refundInCents } = await preview(placed);
    expect(refundInCents).toBe(placed.cart.pricing.totalInCents);
    expect(effects).toEqual([
      'Your tires won’t ship.',
      expect.stringMatching(/^\$[\d,.]+ is refunded to Visa 4242\.$/),
      `Your installation at ${shop.company} is cancelled.`,
      expect.stringMatching(/^We email a confirmation to .•••@/),
    ]);
    expect(await shown(placed)).toMatchObject({ state: 'placed' });
  });

  it('gets the whole amount back, and staff see who did it and why [R4.10]', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 4 } });
    const placed = await ownOrder({ tireId });
    expect(await cancel(placed, await preview(placed))).toMatchObject({
      state: 'cancelled',
      canCancel: false,
    });
    await eventually(async () =>
      expect(await shown(placed)).toMatchObject({
        paymentState: 'refunded',
        refundedInCents: placed.cart.pricing.totalInCents,
      }),
    );
    const { timeline } = await shown(placed);
    expect(timeline).toContainEqual(
      expect.objectContaining({
        title: 'Order cancelled',
        detail: expect.stringContaining('I ordered the wrong tires'),
        actorName: expect.stringMatching(/./),
      }),
    );
    expect(
      await app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [tireId]),
    ).toEqual({ available: 4, held: 0 });
    expect(
      await app.db.query(
        `SELECT actor_kind, actor_id FROM platform.audit_row WHERE action = 'order.cancel' AND subject_id = $1`,
        [placed.orderId],
      ),
    ).toEqual([{ actor_kind: 'customer', actor_id: dana.accountId }]);
  });

  it('can at 29:30 after placing and not at 30:00, by the database’s clock [R4.10]', async () => {
    const [open, closed] = [await ownOrder(), await ownOrder()];
    const [seenOpen, seenClosed] = [await preview(open), await preview(closed)];
    await age(open, '29 minutes 30 seconds');
    await age(closed, '30 minutes');
    expect(await codeOf(cancel(open, seenOpen))).toBe('ok');
    expect(await codeOf(cancel(closed, seenClosed))).toBe('order.cancelWindowClosed');
    expect(await codeOf(preview(closed))).toBe('order.cancelWindowClosed');
    expect(await shown(closed)).toMatchObject({ state: 'placed', refundedInCents: 0 });
  });

  it('cancels once, however often and with however many keys they click', async () => {
    const placed = await ownOrder();
    const seen = await preview(placed);
    const key = randomUUID();
    const codes = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) =>
        codeOf(cancel(placed, seen, { key: index % 2 === 0 ? key : randomUUID() })),
      ),
    );
    const refused = codes.filter((code) => code !== 'ok');
    // One key wins: the one that half of the clicks share, or that of a single click.
    expect([PARALLEL / 2, PARALLEL - 1]).toContain(refused.length);
    expect(new Set(refused)).toEqual(new Set(['order.alreadyCancelled']));
    await eventually(async () => {
      const { refunds, refundedInCents } = await shown(placed);
      expect(refunds.map(({ state }) => state)).toEqual(['succeeded']);
      expect(refundedInCents).toBe(placed.cart.pricing.totalInCents);
    });
  });

  it('and an agent at the same moment cancel once', async () => {
    const placed = await ownOrder();
    const seen = await preview(placed);
    const codes = await Promise.all([codeOf(cancel(placed, seen)), codeOf(cancelPlaced(app, placed))]);
    expect(codes.sort()).toEqual(['ok', expect.stringMatching(/^(order\.alreadyCancelled|record\.stale)$/)]);
    expect((await shown(placed)).refunds).toHaveLength(1);
  });

  it('is shown the changed amount first if it isn’t what they saw', async () => {
    const placed = await ownOrder();
    const seen = await preview(placed);
    expect(await codeOf(cancel(placed, { ...seen, refundInCents: (seen.refundInCents - 1) as never }))).toBe(
      'record.stale',
    );
    expect(await codeOf(cancel(placed, { ...seen, orderVersion: seen.orderVersion + 1 }))).toBe(
      'record.stale',
    );
    expect(await shown(placed)).toMatchObject({ state: 'placed' });
  });

  it('is not someone else: any other order is not found, for guests’ orders too', async () => {
    const eve = await signIn();
    const [mine, guests] = [await ownOrder(), await aPlacedOrder(app)];
    const seen = await preview(mine);
    expect(await codeOf(preview(mine, eve))).toBe('record.missing');
    expect(await codeOf(cancel(mine, seen, { headers: eve.headers }))).toBe('record.missing');
    expect(await codeOf(cancel(guests, seen))).toBe('record.missing');
    expect(await codeOf(cancel({ ...mine, orderNumber: 'not a number' }, seen))).toBe('record.missing');
    expect(
      await app.client.call(getMyOrder, { params: { orderNumber: mine.orderNumber } }, dana),
    ).toMatchObject({ state: 'placed', canCancel: true, isInAccount: true });
  });
});
