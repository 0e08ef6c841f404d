import { randomUUID } from 'node:crypto';

import {
  addExemptionCertificate,
  closeFleet,
  type ExemptionCertificateRow,
  type FleetRow,
  getAdminOrder,
  getCart,
  getFleet,
  listExemptionCertificates,
  reopenFleet,
  unlinkFleetAccount,
  withdrawExemptionCertificate,
} from '@simpletread/contract';
import { dayAfter, easternWall } from '@simpletread/domain';

import { aStateTax, aZip, payFor, type ReadyCartSetup } from '../../../test/builders/index.js';
import { brokenInvariants, eventually } from '../../../test/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { CompanyExemptions } from '../../pricing/index.js';
import { aCustomer, type Customer } from '../../sso/account-types/testing/people.js';
import { bySal, LAST, type PurchaseWalk, SAL, startPurchaseWalk } from './testing/purchase-walk.js';

const ALEX = { headers: { authorization: 'Bearer alex' } };
const byAlex = () => ({ ...ALEX, idempotencyKey: randomUUID() });
const TODAY = easternWall(new Date()).slice(0, 10);
const CAMDEN = { city: 'Camden', state: 'NJ', zip: '08102' };

describe('the tax exemption certificates of a fleet', () => {
  let walk: PurchaseWalk;
  let app: PurchaseWalk['app'];
  beforeAll(async () => {
    walk = await startPurchaseWalk();
    ({ app } = walk);
    await aStateTax(app.db, {
      state: 'NJ',
      name: 'New Jersey',
      salesTaxRatePpm: 66_250,
      tireFeeInCents: 150,
    });
    await aZip(app.db, { ...CAMDEN, lat: 39.95, lng: -75.12 });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const add = (fleet: Pick<FleetRow, 'id'>, words: object = {}): Promise<ExemptionCertificateRow> =>
    app.client.call(
      addExemptionCertificate,
      { params: { id: fleet.id }, body: { state: 'PA', number: 'PA-4711', validUntil: LAST, ...words } },
      byAlex(),
    );
  const withdraw = ({ id, version }: ExemptionCertificateRow) =>
    app.client.call(withdrawExemptionCertificate, { params: { id }, body: { version } }, byAlex());
  const listed = (fleet: Pick<FleetRow, 'id'>) =>
    app.client.call(listExemptionCertificates, { params: { id: fleet.id } }, SAL);
  /** A cart as its buyer sees it. */
  const aCartOf = async (buyer: Customer, shipTo: ReadyCartSetup['shipTo'] = {}) => {
    const ready = await walk.aCart(buyer, { tireId: walk.tireId, shipTo });
    const see = () => app.client.call(getCart, {}, { headers: ready.headers });
    return { ...ready, see, cart: await see() };
  };
  const alertsOf = ({ alerts }: { readonly alerts: readonly { code: string; message: string }[] }) =>
    alerts.flatMap(({ code, message }) => (code === 'taxExemptionMismatch' ? [message] : []));
  const orderOf = async (orderNumber: string) => {
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
      orderNumber,
    ]);
    const params = { id: row?.id ?? '' };
    return app.client.call(getAdminOrder, { params }, { headers: { authorization: 'Bearer robin' } });
  };

  it('are added and withdrawn by those who decide about exemptions, with history and version conflicts', async () => {
    const fleet = await walk.aFleet([]);
    expect(await listed(fleet)).toEqual([]);
    const made = await add(fleet, { state: 'pennsylvania', number: ' PA  4711 ' });
    expect(made).toMatchObject({ state: 'PA', number: 'PA 4711', standing: 'valid', withdrawnAt: null });
    await expect(add(fleet, { number: 'pa 4711' })).rejects.toMatchObject({
      code: 'fleet.certificateTaken',
      message: 'This fleet already has certificate pa 4711 for Pennsylvania.',
    });
    await expect(add(fleet, { validUntil: dayAfter(TODAY, -2) })).rejects.toMatchObject({
      code: 'fleet.certificateOver',
    });
    await expect(add(fleet, { state: 'XX', number: '1' })).rejects.toMatchObject({
      fields: [
        { path: 'body.state' },
        { path: 'body.number', message: 'Please enter the certificate’s number, 3 to 40 characters' },
      ],
    });
    const body = { state: 'NJ', number: 'NJ-1', validUntil: LAST };
    await expect(
      app.client.call(addExemptionCertificate, { params: { id: fleet.id }, body }, bySal()),
    ).rejects.toMatchObject({ code: 'access.refused' });
    await expect(
      app.client.call(
        withdrawExemptionCertificate,
        { params: { id: made.id }, body: { version: 1 } },
        bySal(),
      ),
    ).rejects.toMatchObject({ code: 'access.refused' });
    const gone = await withdraw(made);
    expect(gone).toMatchObject({ standing: 'withdrawn', version: made.version + 1 });
    await expect(withdraw(made)).rejects.toMatchObject({ code: 'record.stale' });
    await expect(withdraw(gone)).rejects.toMatchObject({ code: 'fleet.certificateMovedOn' });
    await expect(withdraw({ ...gone, id: randomUUID() })).rejects.toMatchObject({ code: 'record.missing' });
    const again = await add(fleet, { number: 'PA 4711' });
    expect((await listed(fleet)).map(({ id }) => id)).toEqual([again.id, made.id]);
    const audited = await app.db.query<{ action: string }>(
      "SELECT action FROM platform.audit_row WHERE subject_id = $1 AND action LIKE '%Certificate' ORDER BY at",
      [fleet.id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'fleet.addCertificate',
      'fleet.withdrawCertificate',
      'fleet.addCertificate',
    ]);
    const { version } = await app.client.call(getFleet, { params: { id: fleet.id } }, SAL);
    const closing = { params: { id: fleet.id }, body: { version, reason: 'duplicate' as const } };
    await app.client.call(closeFleet, closing, bySal());
    await expect(add(fleet, { number: 'PA-2' })).rejects.toMatchObject({ code: 'fleet.closed' });
    expect(await withdraw(again)).toMatchObject({ standing: 'withdrawn' });
    await expect(listed({ id: randomUUID() })).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('exempt orders of its buyers to their state alone, and cart and order say why', async () => {
    const [buyer, stranger] = [await aCustomer(app), await aCustomer(app)];
    const fleet = await walk.aFleet([buyer]);
    const taxed = (await aCartOf(buyer)).cart;
    expect(taxed.pricing.salesTaxInCents).toBeGreaterThan(0);
    expect(alertsOf(taxed)).toEqual([]);
    const { id } = await add(fleet);
    const certificate = { certificateId: id, company: fleet.name, number: 'PA-4711' };
    const ready = await aCartOf(buyer);
    const { pricing } = ready.cart;
    expect(pricing).toMatchObject({ salesTaxInCents: 0, exemption: { state: 'PA', certificate } });
    expect(pricing.totalInCents).toBe(taxed.pricing.totalInCents - taxed.pricing.salesTaxInCents);
    const order = await orderOf((await payFor(app, ready)).orderNumber);
    expect(order).toMatchObject({
      totalInCents: pricing.totalInCents,
      pricing: { salesTaxInCents: 0, exemption: { state: 'PA', certificate } },
      priceRecord: { buyer: { isTaxExempt: true } },
    });
    const elsewhere = await aCartOf(buyer, CAMDEN);
    expect(elsewhere.cart.pricing.salesTaxInCents).toBeGreaterThan(0);
    expect(alertsOf(elsewhere.cart)).toEqual([
      `${fleet.name} has no valid tax exemption certificate for New Jersey, so sales tax is charged.`,
    ]);
    const there = await orderOf((await payFor(app, elsewhere)).orderNumber);
    expect(there.pricing.salesTaxInCents).toBe(elsewhere.cart.pricing.salesTaxInCents);
    expect(there.pricing.exemption).toBeUndefined();
    const { cart } = await aCartOf(stranger);
    expect(cart.pricing.salesTaxInCents).toBe(taxed.pricing.salesTaxInCents);
  });

  it('replace the exemption of an account itself while it buys for the fleet, and end with the fleet', async () => {
    const buyer = await aCustomer(app);
    const applicationId = randomUUID();
    await app.db.execute(
      `INSERT INTO account_types.application (id, account_id, source, type, state) VALUES ($1, $2, 'staff', 'Fleet', 'submitted')`,
      [applicationId, buyer.accountId],
    );
    await app.db.execute(
      `INSERT INTO account_types.account_grant (id, account_id, type, price_group, tax_certificate, tax_exempt_until, source, application_id)
       VALUES (gen_random_uuid(), $1, 'Fleet', 'retail', 'TX-1', now() + interval '1 year', 'staff', $2)`,
      [buyer.accountId, applicationId],
    );
    const ready = await aCartOf(buyer);
    expect(ready.cart.pricing).toMatchObject({
      salesTaxInCents: 0,
      exemption: { state: 'PA', certificate: null },
    });
    const isTaxed = async (expected: boolean) =>
      eventually(async () => expect((await ready.see()).pricing.salesTaxInCents > 0).toBe(expected), 1_000);
    const fleet = await walk.aFleet([buyer]);
    await isTaxed(true);
    expect(alertsOf(await ready.see())).toEqual([
      `${fleet.name} has no valid tax exemption certificate for Pennsylvania, so sales tax is charged. Your own exemption doesn’t count for its orders.`,
    ]);
    await add(fleet);
    await isTaxed(false);
    const step = async <Body extends object>(endpoint: object, body: Body, by = bySal) => {
      const { version } = await app.client.call(getFleet, { params: { id: fleet.id } }, SAL);
      const input = { params: { id: fleet.id }, body: { version, ...body } };
      await app.client.call(endpoint as typeof closeFleet, input as never, by());
    };
    await step(closeFleet, { reason: 'duplicate' });
    expect((await ready.see()).pricing.exemption).toEqual({ state: 'PA', certificate: null });
    await step(reopenFleet, {}, byAlex);
    await eventually(
      async () =>
        expect((await ready.see()).pricing.exemption?.certificate).toMatchObject({ number: 'PA-4711' }),
      1_000,
    );
    await step(unlinkFleetAccount, { accountId: buyer.accountId });
    await eventually(
      async () => expect((await ready.see()).pricing.exemption).toEqual({ state: 'PA', certificate: null }),
      1_000,
    );
  });

  it('never exempt an order once they have ended or were withdrawn', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    const made = await add(fleet);
    const ready = await aCartOf(buyer);
    await withdraw(made);
    // The price that the buyer saw is no longer right.
    await expect(payFor(app, ready)).rejects.toMatchObject({ code: 'cart.priceChanged' });
    const cart = await ready.see();
    expect(cart.pricing.salesTaxInCents).toBeGreaterThan(0);
    // Its only certificate is withdrawn, and the cart says so.
    expect(alertsOf(cart)).toEqual([
      `${fleet.name} has no valid tax exemption certificate for Pennsylvania, so sales tax is charged.`,
    ]);
    const other = await add(fleet, { number: 'PA-4712', validUntil: TODAY });
    const exempt = await aCartOf(buyer);
    expect(exempt.cart.pricing.exemption?.certificate).toMatchObject({ number: 'PA-4712' });
    await app.db.execute('UPDATE sales.fleet_certificate SET valid_until = valid_until - 1 WHERE id = $1', [
      other.id,
    ]);
    await expect(payFor(app, exempt)).rejects.toMatchObject({ code: 'cart.priceChanged' });
    await eventually(async () => expect(alertsOf(await exempt.see())).toHaveLength(1));
    const order = await orderOf((await payFor(app, { ...ready, cart: await ready.see() })).orderNumber);
    expect(order.pricing.salesTaxInCents).toBe(cart.pricing.salesTaxInCents);
  });

  it('withdrawn while somebody pays are found out before the payment begins', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    const made = await add(fleet);
    const ready = await aCartOf(buyer);
    // Withdrawn between the order’s price and its transaction: the port is asked there, and only there.
    const exemptions = app.get(CompanyExemptions);
    const keep = exemptions.keep.bind(exemptions);
    const spy = jest.spyOn(exemptions, 'keep').mockImplementationOnce(async (tx, used) => {
      await withdraw(made);
      return keep(tx, used);
    });
    await expect(payFor(app, ready)).rejects.toMatchObject({
      code: 'fleet.exemptionOver',
      message:
        'Your company’s tax exemption for Pennsylvania is no longer valid, so sales tax is charged. Please check the new total.',
    });
    spy.mockRestore();
    const held = await app.db.one('SELECT 1 AS found FROM checkout.payment_attempt WHERE cart_id = $1', [
      ready.cart.cartId,
    ]);
    expect(held).toBeNull();
    const order = await orderOf((await payFor(app, { ...ready, cart: await ready.see() })).orderNumber);
    expect(order.pricing.salesTaxInCents).toBeGreaterThan(0);
  });

  it('wait with their withdrawal for a payment that begins', async () => {
    const buyer = await aCustomer(app);
    const fleet = await walk.aFleet([buyer]);
    const made = await add(fleet);
    const used = { certificateId: made.id, accountId: buyer.accountId, state: 'PA' };
    const [work, exemptions] = [app.get(UnitOfWork), app.get(CompanyExemptions)];
    let isWithdrawn = false;
    let withdrawing: Promise<unknown> = Promise.resolve();
    const kept = await work.run(async (tx) => {
      const result = await exemptions.keep(tx, used);
      withdrawing = withdraw(made).then(() => (isWithdrawn = true));
      await eventually(async () =>
        expect(
          await app.db.one(
            `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            [],
          ),
        ).toEqual({ count: 1 }),
      );
      expect(isWithdrawn).toBe(false);
      return result;
    });
    expect(kept).toMatchObject({ ok: true });
    await withdrawing;
    const late = await work.run((tx) => exemptions.keep(tx, used));
    expect(late).toMatchObject({ fault: { code: 'fleet.exemptionOver' } });
    const other = await work.run((tx) => exemptions.keep(tx, { ...used, state: 'NJ' }));
    expect(other.ok).toBe(false);
  });
});
