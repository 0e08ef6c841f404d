import { randomUUID } from 'node:crypto';

import { ContractError } from '@simpletread/contract';
import { type Cents, cents } from '@simpletread/domain';

import { payFor } from '../../../test/builders/index.js';
import { brokenInvariants, eventually } from '../../../test/index.js';
import { BuyerPurchaseOrders } from '../../carts/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { aCustomer } from '../../sso/account-types/testing/people.js';
import { type PurchaseWalk, startPurchaseWalk } from './testing/purchase-walk.js';

const MANY = 20;
const WAITING = `
  SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('parallel orders by one purchase order', () => {
  let walk: PurchaseWalk;
  let app: PurchaseWalk['app'];
  beforeAll(async () => {
    walk = await startPurchaseWalk();
    ({ app } = walk);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it(`of ${MANY} buyers at once never spend more than its limit`, async () => {
    const buyers = await Promise.all(Array.from({ length: MANY }, () => aCustomer(app)));
    const fleet = await walk.aFleet(buyers);
    // A tire each: one for all would already make them wait for its stock.
    const carts = await Promise.all(buyers.map((buyer) => walk.aCart(buyer, {})));
    const total = carts[0]?.cart.pricing.totalInCents ?? cents(0);
    await walk.add(fleet, { limitInCents: 3 * total + 1 });
    const tokens = await Promise.all(carts.map(() => app.sandbox.token()));
    const outcomes = await Promise.all(
      carts.map((ready, index) =>
        payFor(app, ready, { poNumber: 'PO-7', token: tokens[index] ?? '' }).then(
          ({ state }) => state as string,
          (error: unknown) => (error instanceof ContractError ? error.code : String(error)),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array<string>(MANY - 3).fill('fleet.poOverrun'),
      ...Array<string>(3).fill('placed'),
    ]);
    expect(await walk.only(fleet)).toMatchObject({ spentInCents: 3 * total, leftInCents: 1, orderCount: 3 });
  });

  it('wait for each other’s transactions, and see what those held', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    await walk.add(fleet, { limitInCents: 3500 });
    const orders = app.get(BuyerPurchaseOrders);
    const work = app.get(UnitOfWork);
    const spending = (amountInCents: Cents) => ({
      ...{ attemptId: randomUUID(), orderId: randomUUID(), accountId: buyer.accountId },
      ...{ poNumber: 'po-7', amountInCents, replacesOrderId: null },
    });
    const [first, second] = [spending(cents(2000)), spending(cents(2000))];
    let commit = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let waits: Promise<unknown> = Promise.resolve();
    const early = work.run(async (tx) => {
      const held = await orders.hold(tx, first);
      waits = work.run((other) => orders.hold(other, second));
      await gate;
      return held;
    });
    await eventually(async () => expect(await app.db.one(WAITING, [])).toEqual({ count: 1 }));
    commit();
    expect(await early).toMatchObject({ ok: true });
    expect(await waits).toMatchObject({ fault: { code: 'fleet.poOverrun', data: { left: '$15.00' } } });
    await work.run(async (tx) => {
      await orders.release(tx, first.attemptId);
      return orders.hold(tx, second);
    });
    expect(await walk.only(fleet)).toMatchObject({ spentInCents: 2000, leftInCents: 1500, orderCount: 0 });
  });
});
