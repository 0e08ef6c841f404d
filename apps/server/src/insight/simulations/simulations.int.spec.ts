import { randomUUID } from 'node:crypto';

import {
  cancelSimulation,
  ContractError,
  createCampaign,
  getSimulation,
  type SimulationRecord,
  startSimulation,
} from '@simpletread/contract';
import { cents, easternWall, EMPTY_CONTENT } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { InsightModule } from '../insight.module.js';
import { anOpenCart, aPlacedOrder, aPriceList, aPromotion, aTire } from '../../../test/builders/index.js';
import { consoleList, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { PriceBook } from '../../pricing/rules/price-book.js';
import { ForgetSimulations } from './forget-simulations.js';
import { RunSimulation } from './run-simulation.js';

const today = (): string => easternWall(new Date()).slice(0, 10);
const headers = { authorization: 'Bearer alex' };
const key = () => ({ idempotencyKey: randomUUID(), headers });

describe('simulations', () => {
  let app: ShopApp;
  let running: string;
  let draft: string;
  let everybody: string;
  let orders: readonly { readonly orderId: string; readonly orderNumber: string }[];
  let whole: SimulationRecord;

  const request = (change: object = {}) => ({
    name: 'Hundred off in fall',
    fromDay: easternWall(new Date(Date.now() - 86_400_000)).slice(0, 10),
    toDay: today(),
    campaignId: null,
    promotionIds: [draft],
    priceListIds: [],
    floorPercent: 12,
    volumePercent: 10,
    ...change,
  });
  const start = (change: object = {}) => app.client.call(startSimulation, { body: request(change) }, key());
  const shown = (id: string) => app.client.call(getSimulation, { params: { id } }, { headers });
  const over = async (id: string): Promise<SimulationRecord> => {
    await eventually(async () => expect((await shown(id)).state).toBe('done'));
    return shown(id);
  };
  /** The same simulation again, not started yet. */
  const again = async (): Promise<string> => {
    const id = randomUUID();
    await app.db.execute(
      `INSERT INTO simulations.run (id, name, inputs, rules, as_of, started_by, started_by_name)
       SELECT $1, name, inputs, rules, as_of, started_by, started_by_name FROM simulations.run WHERE id = $2`,
      [id, whole.id],
    );
    return id;
  };
  const stopAt = (id: string, done: number) =>
    app.get(RunSimulation).run(id, { sliceSize: 1, isEnough: (so) => so >= done });
  const salesOf = (id: string) =>
    app.db.one('SELECT count(*)::int AS count FROM simulations.sale WHERE run_id = $1', [id]);
  const refusal = (error: unknown) => (error instanceof ContractError ? error.code : String(error));

  const databaseTime = async () =>
    (await app.db.one<{ at: Date }>('SELECT clock_timestamp() AS at'))?.at.getTime() ?? Number.NaN;
  /** Prices use the shop's clock, in milliseconds; rules use the database's, in microseconds. */
  const clocksAgree = async () => {
    const soon = (await databaseTime()) + 1;
    app.clock.set(new Date(soon));
    await eventually(async () => expect(await databaseTime()).toBeGreaterThan(soon));
  };
  /** The rules behind past sales have changed since. */
  const everythingChanges = async (tireId: string) => {
    await clocksAgree();
    await app.db.execute(
      `UPDATE pricing.promotion SET definition = jsonb_set(definition, '{benefit,amountInCents}', '9999') WHERE id = $1`,
      [running],
    );
    await app.db.execute("UPDATE pricing.promotion SET state = 'archived' WHERE id = $1", [running]);
    await app.db.execute('DELETE FROM pricing.price_list_entry WHERE price_list_id = $1', [everybody]);
    await aPromotion(app.db, { name: 'Since then' });
    await app.db.execute('UPDATE catalogue.tire SET price_in_cents = 19900 WHERE id = $1', [tireId]);
    await app.db.execute("UPDATE locations.state_tax SET sales_tax_rate_ppm = 90000 WHERE state = 'PA'");
  };

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, InsightModule] });
    const { tireId } = await aTire(app.db, { priceInCents: 28_400, stock: { CAR: 100 } });
    await app.db.execute('UPDATE catalogue.tire SET purchase_cost_in_cents = 11000 WHERE id = $1', [tireId]);
    running = await aPromotion(app.db, { name: 'Twenty off' });
    draft = await aPromotion(app.db, {
      name: 'Hundred off',
      state: 'draft',
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(10_000), unit: 'cart' },
      conditions: { minTires: 4 },
      startsAt: new Date('2099-11-27T05:00:00Z'),
      endsAt: new Date('2099-11-30T05:00:00Z'),
    });
    everybody = await aPriceList(app.db, {
      name: 'Everybody',
      audience: 'retail',
      entries: [{ percentOff: 50 }],
    });
    await app.get(PriceBook).refresh();
    await clocksAgree();
    await anOpenCart(app, { lines: [{ tireId, quantity: 4 }], zip: '19147' });
    orders = [await aPlacedOrder(app, { tireId }), await aPlacedOrder(app, { tireId, quantity: 2 })];
    await everythingChanges(tireId);
    whole = await over((await start()).id);
  });
  afterAll(() => app.close());

  it('replay the charges to the cent by the rules of the time, and match totals counted by hand', () => {
    // At half the tires' own price. Four tires: 568 - 20 = 548, then 448; they cost 440. Two: 284 - 20 = 264, too few
    // for the draft; they cost 220.
    expect(whole.result).toMatchObject({
      orders: 2,
      units: 6,
      ordersTouched: 1,
      unitsTouched: 4,
      ordersUnlike: 0,
      ordersWithoutCost: 0,
      charged: { revenueInCents: 81_200, discountInCents: 4_000 },
      before: {
        revenueInCents: 81_200,
        discountInCents: 4_000,
        margin: { inCents: 15_200, ordersBelowFloor: 0 },
      },
      after: {
        revenueInCents: 71_200,
        discountInCents: 14_000,
        margin: { inCents: 5_200, ordersBelowFloor: 1 },
      },
      assumed: { orders: 2, side: { revenueInCents: 78_320, discountInCents: 15_400 } },
      carts: { count: 1, touched: 1, beforeInCents: 54_800, afterInCents: 44_800 },
      promotions: [
        {
          id: draft,
          isDraft: true,
          before: { orders: 0 },
          after: { orders: 1, units: 4, discountInCents: 10_000 },
        },
        { id: running, isDraft: false, before: { orders: 2 }, after: { orders: 2, discountInCents: 4_000 } },
      ],
      conflicts: { keptOut: [], together: [{ orders: 1 }], neverApplied: [] },
      worst: [
        {
          orderId: orders[0]?.orderId,
          orderNumber: orders[0]?.orderNumber,
          isBelowFloor: true,
          before: { marginInCents: 10_800 },
          after: { marginInCents: 800 },
        },
      ],
    });
    const [worst] = whole.result?.worst ?? [];
    expect(worst?.traceAfter.map(({ label }) => label)).toContain('Hundred off');
    expect(worst?.traceBefore.map(({ label }) => label)).not.toContain('Hundred off');
    expect(whole.result?.promotions[0]?.missed).toEqual([{ words: 'needs more tires', orders: 1 }]);
  });

  it('use up no limits and leave no sales', async () => {
    expect(
      await app.db.query(
        'SELECT promotion_id, uses FROM pricing.promotion_use WHERE promotion_id = ANY ($1) ORDER BY uses',
        [[draft, running]],
      ),
    ).toMatchObject([
      { promotion_id: draft, uses: 0 },
      { promotion_id: running, uses: 2 },
    ]);
    expect(await salesOf(whole.id)).toEqual({ count: 0 });
  });

  it('that a server abandons are continued by another, with the same result', async () => {
    const id = await again();
    await stopAt(id, 2);
    expect(await shown(id)).toMatchObject({ state: 'running', done: 2, total: 3, result: null });
    await app.db.execute(
      "UPDATE simulations.run SET updated_at = now() - interval '5 minutes' WHERE id = $1",
      [id],
    );
    await app.get(RunSimulation).takeUpLeft();
    expect((await over(id)).result).toEqual(whole.result);
    // Two at once don't disturb each other.
    const both = await again();
    await stopAt(both, 0);
    await Promise.all([stopAt(both, 3), stopAt(both, 3)]);
    expect((await over(both)).result).toEqual(whole.result);
  });

  it.each([0, 1, 2, 3])(
    'that are cancelled after %i of 3 sales have no result, not even half a one',
    async (done) => {
      const id = await again();
      await stopAt(id, done);
      const under = app.get(RunSimulation).run(id, { sliceSize: 1, isEnough: () => done < 3 });
      if (done === 3) {
        // Over already: there is nothing to cancel.
        await under;
        expect(await app.client.call(cancelSimulation, { params: { id } }, key()).catch(refusal)).toBe(
          'simulation.over',
        );
        return;
      }
      await app.client.call(cancelSimulation, { params: { id } }, key());
      await under;
      await app.get(RunSimulation).run(id);
      expect(await shown(id)).toMatchObject({ state: 'cancelled', result: null });
      expect(await salesOf(id)).toEqual({ count: 0 });
      expect(await app.db.one('SELECT figures FROM simulations.run WHERE id = $1', [id])).toEqual({
        figures: null,
      });
    },
  );

  it('are begun from a campaign with all that it brings, and listed', async () => {
    const content = { ...structuredClone(EMPTY_CONTENT), promotionIds: [draft] };
    const campaign = await app.client.call(
      createCampaign,
      {
        body: {
          name: 'Black Friday',
          season: 'blackFriday',
          startsAt: '2099-11-27T00:00',
          endsAt: '2099-11-29T00:00',
          content: content as never,
        },
      },
      key(),
    );
    const { id } = await start({ name: 'All of the campaign', campaignId: campaign.id, promotionIds: [] });
    expect(await over(id)).toMatchObject({
      campaignName: 'Black Friday',
      promotions: [{ id: draft, name: 'Hundred off' }],
      result: { after: whole.result?.after },
    });
    const listed = await consoleList(app, headers, 'simulations')({ filter: { campaignId: campaign.id } });
    expect(listed.rows).toMatchObject([{ id, state: 'done', done: 3, total: 3 }]);
  });

  it.each([
    ['nothing', { promotionIds: [] }, 'simulation.nothingChosen'],
    ['what is not there', { promotionIds: [randomUUID()] }, 'simulation.nothingChosen'],
    ['no campaign', { campaignId: randomUUID() }, 'record.missing'],
    ['days to come', { fromDay: '2099-01-01', toDay: '2099-01-02' }, 'simulation.periodInvalid'],
    ['years', { fromDay: '2024-01-01' }, 'simulation.periodInvalid'],
  ])('are refused of %s', async (_what, change, code) => {
    expect(await start(change).catch(refusal)).toBe(code);
  });

  it('are deleted when their time is over, and those that run are not', async () => {
    const [old, under] = [await again(), await again()];
    await stopAt(old, 3);
    await app.get(RunSimulation).run(old);
    await stopAt(under, 1);
    await app.db.execute(
      `UPDATE simulations.run SET created_at = created_at - interval '401 days', finished_at = finished_at - interval '401 days'
       WHERE id = ANY ($1)`,
      [[old, under]],
    );
    await app.get(ForgetSimulations).run();
    const left = await app.db.query<{ id: string }>('SELECT id FROM simulations.run');
    const ids = left.map(({ id }) => id);
    expect([old, under, whole.id].map((id) => ids.includes(id))).toEqual([false, true, true]);
  });
});
