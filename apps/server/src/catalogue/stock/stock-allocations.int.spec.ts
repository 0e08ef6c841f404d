import { ok, type Result } from '@simpletread/domain';

import { aTire, aWarehouse } from '../../../test/builders/index.js';
import { startTestApp, type TestApp } from '../../../test/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { CatalogueModule } from '../catalogue.module.js';
import { ReleaseExpiredHolds } from './release-expired-holds.js';
import { StockAllocations } from './stock-allocations.js';

const IN_15_MINUTES = new Date(Date.now() + 15 * 60_000);
const PHILADELPHIA = { lat: 39.94, lng: -75.15 };
const LAS_VEGAS = { lat: 36.17, lng: -115.14 };

describe('stock allocations', () => {
  let app: TestApp;
  let stock: StockAllocations;

  const inTransaction = <R extends Result<unknown>>(work: (tx: Transaction) => Promise<R>) =>
    app.get(UnitOfWork).run(work);

  const hold = (tireId: string, quantity: number, near = PHILADELPHIA, expiresAt = IN_15_MINUTES) => {
    const ownerId = newId();
    const held = inTransaction((tx) => stock.hold(tx, ownerId, [{ tireId, quantity }], { expiresAt, near }));
    return held.then((result) => ({ ownerId, result }));
  };

  const levels = async (tireId: string) =>
    Object.fromEntries(
      (
        await app.db.query<{ warehouse_code: string; available: number; held: number }>(
          'SELECT warehouse_code, available, held FROM catalogue.stock_level WHERE tire_id = $1',
          [tireId],
        )
      ).map(({ warehouse_code: code, available, held }) => [code, [available, held]]),
    );

  /** Levels whose history does not add up to them. */
  const unproven = () =>
    app.db.query(
      `SELECT level.* FROM catalogue.stock_level level
       WHERE available <> (SELECT coalesce(sum(quantity), 0) FROM catalogue.stock_movement movement
                           WHERE movement.tire_id = level.tire_id AND movement.warehouse_code = level.warehouse_code)
          OR held <> (SELECT coalesce(sum(quantity), 0) FROM catalogue.stock_allocation allocation
                      WHERE allocation.tire_id = level.tire_id AND allocation.warehouse_code = level.warehouse_code
                        AND state = 'held')`,
    );

  beforeAll(async () => {
    app = await startTestApp({ modules: [CatalogueModule] });
    stock = app.get(StockAllocations);
    await aWarehouse(app.db);
    await aWarehouse(app.db, { code: 'REN', city: 'Reno', state: 'NV', lat: 39.53, lng: -119.81 });
  });
  afterEach(async () => expect(await unproven()).toEqual([]));
  afterAll(() => app.close());

  it('take from the warehouse nearest to the customer', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8, REN: 8 } });
    await hold(tireId, 4, PHILADELPHIA);
    await hold(tireId, 3, LAS_VEGAS);
    expect(await levels(tireId)).toEqual({ CAR: [4, 4], REN: [5, 3] });
  });

  it('split over warehouses when none has all', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 3, REN: 2 } });
    expect((await hold(tireId, 4)).result.ok).toBe(true);
    expect(await levels(tireId)).toEqual({ CAR: [0, 3], REN: [1, 1] });
  });

  it('refuse a missing quantity and take nothing', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 3 } });
    expect((await hold(tireId, 4)).result).toMatchObject({ ok: false, fault: { code: 'tire.outOfStock' } });
    expect(await levels(tireId)).toEqual({ CAR: [3, 0] });
  });

  it('never oversell to 50 buyers at once', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 30, REN: 11 } });
    const holds = await Promise.all(Array.from({ length: 50 }, () => hold(tireId, 4)));
    const taken = holds.filter(({ result }) => result.ok).length;
    expect(taken).toBe(10);
    const { CAR = [], REN = [] } = await levels(tireId);
    expect([(CAR[0] ?? 0) + (REN[0] ?? 0), (CAR[1] ?? 0) + (REN[1] ?? 0)]).toEqual([1, 40]);
  });

  it('never deadlock when buyers want the same tires in different orders', async () => {
    const first = await aTire(app.db, { stock: { CAR: 40, REN: 40 } });
    const second = await aTire(app.db, { stock: { CAR: 40, REN: 40 } });
    const line = (tireId: string) => ({ tireId, quantity: 4 });
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const lines = [line(first.tireId), line(second.tireId)];
        return inTransaction((tx) =>
          stock.hold(tx, newId(), at % 2 === 0 ? lines : lines.reverse(), {
            expiresAt: IN_15_MINUTES,
            near: PHILADELPHIA,
          }),
        );
      }),
    );
    expect(results.filter(({ ok: isHeld }) => isHeld)).toHaveLength(20);
    expect(await levels(second.tireId)).toEqual({ CAR: [0, 40], REN: [0, 40] });
  });

  it('become sales of the order, and come back when it is cancelled, once', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    const { ownerId } = await hold(tireId, 4);
    const orderId = newId();
    expect(await inTransaction((tx) => stock.markSold(tx, ownerId, orderId))).toMatchObject({
      ok: true,
      value: [{ tireId, warehouseCode: 'CAR', quantity: 4 }],
    });
    expect(await levels(tireId)).toEqual({ CAR: [4, 0] });
    const putBack = () => inTransaction(async (tx) => ok(await stock.putBack(tx, orderId)));
    const twice = await Promise.all([putBack(), putBack()]);
    expect(twice.map((result) => (result.ok ? result.value.length : null)).sort()).toEqual([0, 1]);
    expect(await levels(tireId)).toEqual({ CAR: [8, 0] });
  });

  it('come back when the payment fails, and cannot be sold afterwards', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    const { ownerId } = await hold(tireId, 4);
    await inTransaction(async (tx) => ok(await stock.release(tx, ownerId)));
    expect(await levels(tireId)).toEqual({ CAR: [8, 0] });
    expect(await inTransaction((tx) => stock.markSold(tx, ownerId))).toMatchObject({
      fault: { code: 'tire.outOfStock' },
    });
  });

  it('come back automatically once they have expired', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    await hold(tireId, 4, PHILADELPHIA, new Date(Date.now() - 1000));
    await hold(tireId, 2);
    await app.get(ReleaseExpiredHolds).run();
    expect(await levels(tireId)).toEqual({ CAR: [6, 2] });
  });

  it('leave nothing when their transaction is rolled back', async () => {
    const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
    const ownerId = newId();
    await expect(
      inTransaction(async (tx) => {
        await stock.hold(tx, ownerId, [{ tireId, quantity: 4 }], { expiresAt: IN_15_MINUTES });
        throw new Error('power cut');
      }),
    ).rejects.toThrow('power cut');
    expect(await levels(tireId)).toEqual({ CAR: [8, 0] });
  });
});
