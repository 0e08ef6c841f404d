import { randomUUID } from 'node:crypto';

import {
  cancelOrder,
  changeOrder,
  ContractError,
  decideApproval,
  getAdminOrder,
  type OrderChangeBody,
  previewCancellation,
  previewOrderChange,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aShop, aTire } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const REASON = 'The buyer needs fewer';

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

describe('removing tires from a placed order', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const shown = ({ orderId }: Placed) =>
    app.client.call(getAdminOrder, { params: { id: orderId } }, as('robin'));
  const leaving = async (placed: Placed, quantity: number): Promise<OrderChangeBody> => ({
    kind: 'tires',
    lines: (await shown(placed)).lines.map(({ id: lineId }) => ({ lineId, quantity, keepsCoverage: true })),
  });
  const preview = ({ orderId }: Placed, body: OrderChangeBody, who = 'robin') =>
    app.client.call(previewOrderChange, { params: { id: orderId }, body }, as(who));
  const apply = (
    { orderId }: Placed,
    change: OrderChangeBody,
    previewToken: string,
    { key = randomUUID() as string, who = 'robin' } = {},
  ) =>
    app.client.call(
      changeOrder,
      { params: { id: orderId }, body: { change, previewToken, reason: REASON } },
      { ...as(who), idempotencyKey: key },
    );
  const remove = async (placed: Placed, quantity: number) => {
    const change = await leaving(placed, quantity);
    const seen = await preview(placed, change);
    return { seen, order: await apply(placed, change, seen.previewToken) };
  };
  const codeOf = (call: Promise<unknown>): Promise<string | null> =>
    call.then(
      () => 'ok',
      (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
    );
  const stockOf = async (tireId: string) => {
    const rows = await app.db.query<{ code: string; available: number }>(
      'SELECT warehouse_code AS code, available FROM catalogue.stock_level WHERE tire_id = $1',
      [tireId],
    );
    return Object.fromEntries(rows.map(({ code, available }) => [code, available]));
  };

  it('does exactly what was previewed: money, stock, lines, timeline and emails', async () => {
    const { code: shopCode } = await aShop(app.db);
    const { tireId } = await aTire(app.db, { priceInCents: 15_000, stock: { CAR: 8 } });
    const placed = await aPlacedOrder(app, { tireId, shopCode });
    const before = await shown(placed);
    const { seen, order } = await remove(placed, 3);
    // Lists and the carrier count what ships.
    expect(order.tireCount).toBe(3);
    const total = seen.amounts.at(-1);
    expect(total).toMatchObject({ label: 'Total', beforeInCents: before.totalInCents });
    expect(seen.refundInCents).toBe(before.totalInCents - (total?.afterInCents ?? 0));
    expect(order.lines).toEqual([expect.objectContaining({ quantity: 4, removedQuantity: 1 })]);
    expect(order.appointment).toEqual(before.appointment);
    expect(order.timeline[0]).toMatchObject({ title: 'Tires removed', actorName: 'Robin Castillo' });
    expect(order.refunds).toEqual([
      expect.objectContaining({ amountInCents: seen.refundInCents, requestedBy: 'Robin Castillo' }),
    ]);
    expect(await stockOf(tireId)).toEqual({ CAR: 5 });
    await eventually(async () =>
      expect(await shown(placed)).toMatchObject({
        refundedInCents: seen.refundInCents,
        paymentState: 'partiallyRefunded',
      }),
    );
    const mails = await app.db.query<{ template: string; body: string }>(
      `SELECT template, body_text AS body FROM platform.message
       WHERE order_id = $1 AND template IN ('order-changed', 'installation-tires') ORDER BY template`,
      [placed.orderId],
    );
    expect(mails.map(({ template }) => template)).toEqual(['installation-tires', 'order-changed']);
    expect(mails[0]?.body).toContain('3 ×');
    expect(mails[1]?.body).toContain('3 tires');
  });

  it('gives back the rest when the order is cancelled afterwards, even before the first refund is paid', async () => {
    const { tireId } = await aTire(app.db, { priceInCents: 15_033, stock: { CAR: 8 } });
    const placed = await aPlacedOrder(app, { tireId });
    const { seen } = await remove(placed, 1);
    const { totalInCents } = await shown(placed);
    const params = { id: placed.orderId };
    const cancellation = await app.client.call(previewCancellation, { params }, as('robin'));
    expect(cancellation.refundInCents).toBe(totalInCents - seen.refundInCents);
    const { orderVersion, refundInCents: expectedRefundInCents } = cancellation;
    await app.client
      .call(
        cancelOrder,
        { params, body: { orderVersion, expectedRefundInCents, reason: 'Changed their mind' } },
        { ...as('robin'), idempotencyKey: randomUUID() },
      )
      .catch((error: unknown) => {
        // The first refund was paid in between: the order is another, and is cancelled as it is now.
        if (!(error instanceof ContractError) || error.code !== 'record.stale') throw error;
      });
    await eventually(async () => {
      const now = await app.client.call(previewCancellation, { params }, as('robin')).catch(() => null);
      if (now !== null)
        await app.client
          .call(
            cancelOrder,
            {
              params,
              body: {
                orderVersion: now.orderVersion,
                expectedRefundInCents: now.refundInCents,
                reason: 'Changed their mind',
              },
            },
            { ...as('robin'), idempotencyKey: randomUUID() },
          )
          .catch(() => undefined);
      expect(await shown(placed)).toMatchObject({ state: 'cancelled', refundedInCents: totalInCents });
    });
    expect(await stockOf(tireId)).toEqual({ CAR: 8 });
    const books = new Map<string, number>();
    for (const { entries } of (await shown(placed)).ledger)
      for (const { account, amountInCents } of entries)
        books.set(account, (books.get(account) ?? 0) + amountInCents);
    expect([...books.values()].filter((sum) => sum !== 0)).toEqual([]);
  });

  it('happens once, however often the same request comes', async () => {
    const placed = await aPlacedOrder(app);
    const change = await leaving(placed, 3);
    const { previewToken } = await preview(placed, change);
    const key = randomUUID();
    await apply(placed, change, previewToken, { key });
    await app.db.execute('DELETE FROM platform.idempotency_key WHERE key = $1', [key]);
    const again = await apply(placed, change, previewToken, { key });
    expect(again.lines[0]).toMatchObject({ removedQuantity: 1 });
    expect(again.refunds).toHaveLength(1);
  });

  it('is made for one of two agents who previewed it at the same time', async () => {
    const placed = await aPlacedOrder(app);
    const changes = [await leaving(placed, 3), await leaving(placed, 2)];
    const tokens = await Promise.all(
      changes.map(async (change) => (await preview(placed, change)).previewToken),
    );
    const codes = await Promise.all(
      changes.map((change, index) =>
        codeOf(apply(placed, change, tokens[index] ?? '', { who: index === 0 ? 'robin' : 'alex' })),
      ),
    );
    // If two tires stay by now, three of them are more.
    expect([
      ['ok', 'record.stale'],
      ['order.changeMoreTires', 'ok'],
    ]).toContainEqual(codes);
    expect((await shown(placed)).refunds).toHaveLength(1);
  });

  it('and dispatch at the same time leave either fewer tires to ship or all of them', async () => {
    const placed = await aPlacedOrder(app);
    const change = await leaving(placed, 1);
    await app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - interval '31 minutes',
         cancel_closes_at = cancel_closes_at - interval '31 minutes' WHERE id = $1`,
      [placed.orderId],
    );
    const { previewToken } = await preview(placed, change);
    const [code] = await Promise.all([
      codeOf(apply(placed, change, previewToken)),
      app.get(MoveOrdersAlong).run(),
    ]);
    const order = await shown(placed);
    const sold = await app.db.one<{ tires: number }>(
      "SELECT sum(quantity)::int AS tires FROM catalogue.stock_allocation WHERE owner_id = $1 AND state = 'sold'",
      [placed.orderId],
    );
    expect(['ok', 'record.stale', 'order.changeTooLate']).toContain(code);
    expect([order.lines[0]?.removedQuantity, sold?.tires]).toEqual(code === 'ok' ? [3, 1] : [0, 4]);
    const late = await codeOf(preview(placed, await leaving(placed, 1).then((tires) => tires)));
    if (order.state !== 'placed') expect(late).toBe('order.changeTooLate');
  });

  it('is refused for more tires, for all of them, and for those of another order', async () => {
    const placed = await aPlacedOrder(app);
    const other = await leaving(await aPlacedOrder(app), 1);
    const codes = await Promise.all(
      [await leaving(placed, 5), await leaving(placed, 0), await leaving(placed, 4), other].map((change) =>
        codeOf(preview(placed, change)),
      ),
    );
    expect(codes).toEqual([
      'order.changeMoreTires',
      'order.changeLeavesNothing',
      'order.changeUnchanged',
      'order.changeLineUnknown',
    ]);
  });

  describe('over the limit of its agent', () => {
    const anExpensiveRemoval = async () => {
      const { tireId } = await aTire(app.db, { priceInCents: 60_000, stock: { CAR: 4 } });
      const placed = await aPlacedOrder(app, { tireId });
      const change = await leaving(placed, 1);
      const seen = await preview(placed, change);
      expect(seen).toMatchObject({ needsApproval: true });
      const asked = await apply(placed, change, seen.previewToken);
      expect(asked).toMatchObject({ refunds: [], pendingRemoval: { requestedBy: 'Robin Castillo' } });
      return { placed, seen, approvalId: asked.pendingRemoval?.approvalId ?? '' };
    };
    const decide = (id: string, who: string, decision: 'approve' | 'refuse') =>
      app.client.call(
        decideApproval,
        { params: { id }, body: { decision, ...(decision === 'refuse' ? { note: 'Ask again' } : {}) } },
        { ...as(who), idempotencyKey: randomUUID() },
      );

    it('waits for a second person, and nothing else changes the order meanwhile', async () => {
      const { placed, seen, approvalId } = await anExpensiveRemoval();
      expect(await codeOf(preview(placed, await leaving(placed, 2)))).toBe('approval.pending');
      expect(await codeOf(decide(approvalId, 'robin', 'approve'))).not.toBe('ok');
      await decide(approvalId, 'marcus', 'approve');
      await eventually(async () =>
        expect(await shown(placed)).toMatchObject({
          refundedInCents: seen.refundInCents,
          pendingRemoval: null,
          lines: [{ removedQuantity: 3 }],
        }),
      );
    });

    it('leaves the order as it is when they decline', async () => {
      const { placed, approvalId } = await anExpensiveRemoval();
      await decide(approvalId, 'marcus', 'refuse');
      expect(await shown(placed)).toMatchObject({ pendingRemoval: null, refunds: [], state: 'placed' });
      expect(await codeOf(preview(placed, await leaving(placed, 1)))).toBe('ok');
    });
  });
});
