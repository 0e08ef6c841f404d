import { cents } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { deliver } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { OrderReader } from '../order/index.js';
import { planLineClaim } from '../price-claims/plan-order-price-claim.js';
import { codeOf } from '../returns/testing/return-calls.js';
import { aCoveredOrder, coverageClaimCalls } from './testing/coverage-claim-calls.js';

describe('the terms of coverage', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof coverageClaimCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' } });
    calls = coverageClaimCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  it('pay repairs up to $25 a tire, and roadside help for two bills in twelve months [R9.12]', async () => {
    const { orderNumber } = await aCoveredOrder(app);
    const repair = await calls.proved(orderNumber, {
      kind: 'repair',
      quantity: 2,
      billInCents: cents(9_900),
    });
    expect(await calls.approve(repair)).toMatchObject({ amountInCents: 5_000 });
    await eventually(async () => expect(await calls.shown(repair)).toMatchObject({ state: 'paid' }));
    // A repaired tire keeps its coverage.
    expect((await calls.open(orderNumber)).lines[0]).toMatchObject({ replaced: 0, claimable: 4 });
    for (const [bill, pays] of [
      [8_000, 8_000],
      [15_000, 10_000],
    ] as const) {
      const help = await calls.roadside(orderNumber, cents(bill));
      await calls.addPicture(orderNumber, help.claims[0]?.claimNumber ?? '');
      expect(await calls.approve(await calls.idOf(help))).toMatchObject({ amountInCents: pays });
    }
    expect(await codeOf(calls.roadside(orderNumber))).toBe('coverageClaim.roadsideUsedUp');
    expect(await calls.open(orderNumber)).toMatchObject({ roadside: { isOpen: false, claimsLeft: 0 } });
  });

  it('include roadside help without coverage, but only with four installed tires', async () => {
    const plain = await aCoveredOrder(app, { hasCoverage: false });
    expect(await codeOf(calls.claim(plain.orderNumber))).toBe('coverageClaim.notCovered');
    expect(await codeOf(calls.roadside(plain.orderNumber))).toBe('ok');
    const two = await aCoveredOrder(app, { quantity: 2 });
    expect(await codeOf(calls.roadside(two.orderNumber))).toBe('coverageClaim.noRoadside');
    expect(await codeOf(calls.claim(two.orderNumber, { quantity: 3 }))).toBe('coverageClaim.tooMany');
  });

  it('start with an installation that is ahead, not with the delivery to the shop', async () => {
    const { orderNumber, orderId } = await aCoveredOrder(app);
    await app.db.execute(
      `UPDATE appointments.booking SET date = (now() + interval '5 days')::date WHERE order_id = $1`,
      [orderId],
    );
    expect(await calls.open(orderNumber)).toMatchObject({
      isOpen: false,
      year: null,
      isFromInstallation: true,
      closedBecause: expect.stringContaining('when your tires are installed, on'),
      roadside: { isOpen: false },
    });
    expect(await codeOf(calls.claim(orderNumber))).toBe('coverageClaim.notInstalled');
    expect(await codeOf(calls.roadside(orderNumber))).toBe('coverageClaim.notInstalled');
  });

  it('pay less each year and close the day after 36 months [R9.12]', async () => {
    const yearOf = async (ago: string) => {
      const { orderNumber } = await aCoveredOrder(app, { priceInCents: 70_000, ago });
      const { year, replacementLimitInCents, roadside } = await calls.open(orderNumber);
      const code = await codeOf(calls.claim(orderNumber));
      return [year, replacementLimitInCents, roadside.isOpen, code];
    };
    expect(await yearOf('11 months')).toEqual([1, 40_000, true, 'ok']);
    expect(await yearOf('13 months')).toEqual([2, 20_000, false, 'ok']);
    expect(await yearOf('35 months')).toEqual([3, 10_000, false, 'ok']);
    expect(await yearOf('37 months')).toEqual([null, 0, false, 'coverageClaim.windowClosed']);
  });

  it('are those of the day of the proof when a claim was left for more than 30 days', async () => {
    /** A claim of the first year that is proved so many days later. */
    const leftFor = async (days: number) => {
      const { orderNumber, orderId } = await aCoveredOrder(app, { priceInCents: 70_000, ago: '11 months' });
      const made = await calls.claim(orderNumber);
      const id = await calls.idOf(made);
      await deliver(app, orderId, `11 months ${days} days`);
      await app.db.execute(
        `UPDATE appointments.booking SET date = (now() - $2::interval)::date WHERE order_id = $1`,
        [orderId, `11 months ${days} days`],
      );
      await app.db.execute(
        'UPDATE orders.coverage_claim SET requested_at = requested_at - make_interval(days => $2) WHERE id = $1',
        [id, days],
      );
      const code = await codeOf(calls.addPicture(orderNumber, made.claims[0]?.claimNumber ?? ''));
      return [code, (await calls.shown(id)).amountInCents];
    };
    expect(await leftFor(29)).toEqual(['ok', 40_000]);
    expect(await leftFor(60)).toEqual(['ok', 20_000]);
    expect(await leftFor(800)).toEqual(['coverageClaim.windowClosed', 40_000]);
  });

  it('leave no price claim for tires that they replaced', async () => {
    const { orderNumber, orderId } = await aCoveredOrder(app);
    const id = await calls.proved(orderNumber, { quantity: 1 });
    await calls.approve(id);
    await eventually(async () => expect(await calls.shown(id)).toMatchObject({ state: 'paid' }));
    const order = await app.get(OrderReader).byId(orderId);
    const line = order?.lines[0];
    if (order === null || line === undefined) throw new Error('no line');
    const none = { moneyInCents: cents(0), giftCardInCents: cents(0) };
    expect(planLineClaim(order, line, cents(1_000), none)).toMatchObject({
      ok: false,
      fault: { code: 'priceClaim.nothingKept' },
    });
  });

  it('count from the installation after the delivery', async () => {
    const { orderNumber, orderId } = await aCoveredOrder(app, { ago: '14 months' });
    expect(await calls.open(orderNumber)).toMatchObject({ year: 2 });
    await app.db.execute(
      `UPDATE appointments.booking SET date = (now() - interval '11 months')::date WHERE order_id = $1`,
      [orderId],
    );
    expect(await calls.open(orderNumber)).toMatchObject({
      year: 1,
      isFromInstallation: true,
      roadside: { isOpen: true },
    });
  });
});
