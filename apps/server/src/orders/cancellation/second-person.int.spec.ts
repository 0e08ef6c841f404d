import { randomUUID } from 'node:crypto';

import {
  ContractError,
  decideApproval,
  getAdminOrder,
  getApproval,
  listApprovals,
  previewCancellation,
  withdrawApproval,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aTire, cancelPlaced } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { EndApproval } from '../../sso/approvals/end-approval.js';
import { MoveOrdersAlong } from '../tracking/move-orders-along.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const PARALLEL = 50;

describe('a refund over the limit of its agent', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const shown = ({ orderId }: Placed, who = 'robin') =>
    app.client.call(getAdminOrder, { params: { id: orderId } }, as(who));
  const decide = (id: string, who: string, decision: 'approve' | 'refuse' = 'approve', note?: string) =>
    app.client.call(
      decideApproval,
      { params: { id }, body: { decision, ...(note === undefined ? {} : { note }) } },
      { ...as(who), idempotencyKey: randomUUID() },
    );
  const anExpensiveOrder = async (priceInCents = 45_000) => {
    const { tireId } = await aTire(app.db, { priceInCents, stock: { CAR: 4 } });
    return aPlacedOrder(app, { tireId });
  };
  const aRequest = async (priceInCents?: number) => {
    const placed = await anExpensiveOrder(priceInCents);
    const order = await cancelPlaced(app, placed);
    const id = order.pendingCancellation?.approvalId ?? '';
    return { placed, order, id };
  };
  const later = ({ orderId }: Placed, interval: string) =>
    app.db.execute(
      `UPDATE orders."order" SET placed_at = placed_at - $2::interval, cancel_closes_at = cancel_closes_at - $2::interval,
         cancel_requested_at = cancel_requested_at - $2::interval WHERE id = $1`,
      [orderId, interval],
    );
  const providerRefunds = ({ orderId }: Placed) =>
    app.db.query(
      `SELECT r.amount_in_cents AS amount FROM payment_sandbox.refund r
       JOIN orders.payment p ON p.provider_charge = r.charge_id WHERE p.order_id = $1`,
      [orderId],
    );
  const codeOf = (error: unknown) => (error instanceof ContractError ? error.code : String(error));

  it('is announced before, and asks a second person instead of cancelling', async () => {
    const placed = await anExpensiveOrder();
    const plan = await app.client.call(previewCancellation, { params: { id: placed.orderId } }, as('robin'));
    expect(plan).toMatchObject({ needsApproval: true, refundLimitInCents: 150_000 });
    const forMarcus = await app.client.call(
      previewCancellation,
      { params: { id: placed.orderId } },
      as('marcus'),
    );
    expect(forMarcus.needsApproval).toBe(false);
    const before = (await shown(placed)).actions.find(({ id }) => id === 'cancel');
    expect(before?.reason).toMatch(/once a second person approves it\. It is over your \$1,500\.00 limit\.$/);
    const order = await cancelPlaced(app, placed, { reason: 'Ordered twice' });
    expect(order).toMatchObject({ state: 'placed', pendingCancellation: { requestedBy: 'Robin Castillo' } });
    expect(order.actions.find(({ id }) => id === 'cancel')).toMatchObject({
      isAllowed: false,
      reason: expect.stringMatching(/^Awaiting approval since/),
    });
    expect(order.timeline[0]?.title).toBe('Cancellation awaiting approval');
    expect(await providerRefunds(placed)).toEqual([]);
  });

  it('is carried out by the second person, once, to the cent', async () => {
    const { placed, id } = await aRequest();
    const total = placed.cart.pricing.totalInCents;
    const asked = await app.client.call(getApproval, { params: { id } }, as('marcus'));
    expect(asked).toMatchObject({ state: 'pending', amountInCents: total, canDecide: true, obstacle: null });
    expect(asked.effects[0]).toMatch(/is refunded to Visa 4242\.$/);
    expect(await decide(id, 'marcus')).toMatchObject({
      state: 'approved',
      decidedBy: { name: 'Marcus Oyelaran' },
    });
    const order = await eventually(async () => {
      const now = await shown(placed);
      expect(now.paymentState).toBe('refunded');
      return now;
    });
    expect(order).toMatchObject({ state: 'cancelled', refundedInCents: total, pendingCancellation: null });
    expect(order.refunds[0]).toMatchObject({ requestedBy: 'Robin Castillo', amountInCents: total });
    expect(await providerRefunds(placed)).toEqual([{ amount: total }]);
    const rows = await app.db.query(
      "SELECT actor_name, action FROM platform.audit_row WHERE subject_id IN ($1, $2) AND actor_kind = 'staff' ORDER BY at, id",
      [placed.orderId, id],
    );
    expect(rows).toEqual([
      { actor_name: 'Robin Castillo', action: 'approval.request' },
      { actor_name: 'Robin Castillo', action: 'order.request-cancellation' },
      { actor_name: 'Marcus Oyelaran', action: 'approval.approve' },
      { actor_name: 'Marcus Oyelaran', action: 'order.cancel' },
    ]);
  });

  it('counts one of fifty decisions at the same moment', async () => {
    const { placed, id } = await aRequest();
    const outcomes = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) =>
        decide(id, index % 2 === 0 ? 'marcus' : 'alex', index % 5 === 4 ? 'refuse' : 'approve', 'No').then(
          ({ state }) => state,
          codeOf,
        ),
      ),
    );
    const decided = outcomes.filter((outcome) => outcome !== 'approval.decided');
    expect(decided).toHaveLength(1);
    const order = await shown(placed);
    expect(order.state).toBe(decided[0] === 'approved' ? 'cancelled' : 'placed');
    expect(order.refunds).toHaveLength(decided[0] === 'approved' ? 1 : 0);
  });

  it('asks once, however many agents ask at the same moment', async () => {
    const placed = await anExpensiveOrder();
    const outcomes = await Promise.all(
      Array.from({ length: PARALLEL }, () => cancelPlaced(app, placed).then(() => 'asked', codeOf)),
    );
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['asked', 'approval.pending']));
  });

  it('is not decided by the requester, by staff with a lower limit, or twice', async () => {
    const { id } = await aRequest();
    await expect(decide(id, 'robin')).rejects.toMatchObject({ statusCode: 403 });
    const dear = await aRequest(150_000);
    await expect(decide(dear.id, 'marcus')).rejects.toMatchObject({ code: 'approval.beyondYou' });
    const seen = await app.client.call(getApproval, { params: { id: dear.id } }, as('marcus'));
    expect(seen).toMatchObject({ canDecide: false, obstacle: expect.stringMatching(/must approve this/) });
    expect(await decide(dear.id, 'alex')).toMatchObject({ state: 'approved' });
    await expect(decide(dear.id, 'alex')).rejects.toMatchObject({ code: 'approval.decided' });
    const own = await anExpensiveOrder(150_000);
    const asked = await cancelPlaced(app, own, as('marcus'));
    await expect(decide(asked.pendingCancellation?.approvalId ?? '', 'marcus')).rejects.toMatchObject({
      code: 'approval.ownRequest',
    });
  });

  it('keeps the order from shipping while it waits, and may be agreed to after the window', async () => {
    const { placed, id } = await aRequest();
    await later(placed, '2 hours');
    await app.get(MoveOrdersAlong).run();
    expect((await shown(placed)).state).toBe('placed');
    expect(await decide(id, 'marcus')).toMatchObject({ state: 'approved' });
    expect((await shown(placed)).state).toBe('cancelled');
  });

  it('lets the order ship once it is refused, with a reason', async () => {
    const { placed, id } = await aRequest();
    await expect(decide(id, 'marcus', 'refuse')).rejects.toMatchObject({ code: 'approval.reasonRequired' });
    expect(await decide(id, 'marcus', 'refuse', 'They want them after all')).toMatchObject({
      state: 'refused',
      note: 'They want them after all',
    });
    await later(placed, '2 hours');
    await app.get(MoveOrdersAlong).run();
    const order = await shown(placed);
    expect(order).toMatchObject({ state: 'pendingPickup', refunds: [], pendingCancellation: null });
    expect(order.timeline.map(({ title }) => title)).toContain('Cancellation declined; the order continues');
  });

  it('can be withdrawn only by its requester', async () => {
    const { placed, id } = await aRequest();
    const withdraw = (who: string) =>
      app.client.call(withdrawApproval, { params: { id } }, { ...as(who), idempotencyKey: randomUUID() });
    await expect(withdraw('alex')).rejects.toMatchObject({ code: 'approval.notYours' });
    await withdraw('robin');
    await expect(decide(id, 'marcus')).rejects.toMatchObject({ code: 'approval.decided' });
    expect((await shown(placed)).pendingCancellation).toBeNull();
  });

  it('expires after twelve hours, and the order continues', async () => {
    const { placed, id } = await aRequest();
    await app.db.execute(
      "UPDATE approvals.approval SET requested_at = requested_at - interval '13 hours', expires_at = now() WHERE id = $1",
      [id],
    );
    await expect(decide(id, 'marcus')).rejects.toMatchObject({ code: 'approval.expired' });
    await app.get(EndApproval).expireDue();
    const order = await shown(placed);
    expect(order.pendingCancellation).toBeNull();
    expect(order.timeline[0]?.title).toMatch(/^Cancellation request expired/);
  });

  it('is not cancelled around the request by staff with a higher limit', async () => {
    const { placed } = await aRequest();
    await expect(cancelPlaced(app, placed, { ...as('alex'), orderVersion: 2 })).rejects.toMatchObject({
      code: 'approval.pending',
    });
  });

  it('is found in the list by its state and by whether it is one’s own', async () => {
    const { id } = await aRequest();
    const list = (who: string, filter: object) =>
      app.client.call(listApprovals, { query: { filter: JSON.stringify(filter) } }, as(who));
    const ids = async (who: string, filter: object) => (await list(who, filter)).map((row) => row.id);
    expect(await ids('robin', { state: 'pending', isMine: true })).toContain(id);
    expect(await ids('marcus', { state: 'pending', isMine: true })).not.toContain(id);
    expect(await ids('marcus', { state: 'pending', isMine: false, q: 'robin' })).toContain(id);
    expect(await ids('marcus', { state: 'approved' })).not.toContain(id);
  });
});
