import { randomUUID } from 'node:crypto';

import {
  changeOrder,
  ContractError,
  getAdminOrder,
  type OrderChangeBody,
  previewOrderChange,
  trackOrder,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import {
  aDeliveredOrder,
  aPickupPoint,
  aPlacedOrder,
  aShop,
  aStateTax,
  aZip,
  cancelPlaced,
} from '../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };
const REASON = 'The buyer called';

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;
type Change = OrderChangeBody;

describe('an agent who changes an order', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule] });
    await aZip(app.db, { zip: '15213', city: 'Pittsburgh', lat: 40.44, lng: -79.95 });
    await aZip(app.db, { zip: '18101', city: 'Allentown', lat: 40.6, lng: -75.47 });
    await aStateTax(app.db, { state: 'NJ', name: 'New Jersey', salesTaxRatePpm: 66_250 });
    await aZip(app.db, { zip: '08002', city: 'Cherry Hill', state: 'NJ', lat: 39.93, lng: -75.01 });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const toContact = ({ shipTo }: Placed, given: Partial<Placed['shipTo']> = {}): Change => ({
    kind: 'contact',
    email: shipTo.email,
    phone: shipTo.phone,
    phoneType: shipTo.phoneType,
    firstName: shipTo.firstName,
    lastName: shipTo.lastName,
    ...given,
  });
  const toAddress = (given: object = {}): Change => ({
    kind: 'address',
    address1: '9 Elm St',
    city: 'Pittsburgh',
    state: 'PA',
    zip: '15213',
    ...given,
  });
  const preview = ({ orderId }: Placed, body: Change, as: object = ROBIN) =>
    app.client.call(previewOrderChange, { params: { id: orderId }, body }, as);
  const apply = ({ orderId }: Placed, change: Change, previewToken: string, key: string = randomUUID()) =>
    app.client.call(
      changeOrder,
      { params: { id: orderId }, body: { change, previewToken, reason: REASON } },
      { ...ROBIN, idempotencyKey: key },
    );
  const make = async (placed: Placed, change: Change) =>
    apply(placed, change, (await preview(placed, change)).previewToken);
  const codeOf = (call: Promise<unknown>): Promise<string | null> =>
    call.then(
      () => 'ok',
      (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
    );
  const shown = ({ orderId }: Placed) => app.client.call(getAdminOrder, { params: { id: orderId } }, ROBIN);
  const mailsOf = ({ orderId }: Placed, template: string) =>
    app.db.query<{ to: string; body: string }>(
      'SELECT recipient AS "to", body_text AS body FROM platform.message WHERE order_id = $1 AND template = $2 ORDER BY recipient',
      [orderId, template],
    );

  it('sees all that a new address does, and then exactly that happens', async () => {
    const placed = await aPlacedOrder(app);
    const before = await shown(placed);
    const seen = await preview(placed, toAddress());
    expect(await shown(placed)).toMatchObject({ version: before.version, customer: before.customer });
    expect(seen.fields).toContainEqual({ label: 'ZIP code', before: '19147', after: '15213' });
    const changed = await apply(placed, toAddress(), seen.previewToken);
    expect(changed).toMatchObject({
      version: before.version + 1,
      customer: { address1: '9 Elm St', city: 'Pittsburgh', zip: '15213', email: before.customer.email },
      estimatedDeliveryOn: seen.deliveryAfter,
      totalInCents: before.totalInCents,
    });
    expect(changed.timeline[0]).toMatchObject({
      title: 'Address changed',
      detail: `Street address, City, ZIP code · ${REASON}`,
      actorName: 'Robin Castillo',
    });
    const zips = ['15213', '19147'].map((zip) =>
      codeOf(app.client.call(trackOrder, { body: { orderNumber: placed.orderNumber, zip } })),
    );
    expect(await Promise.all(zips)).toEqual(['ok', 'order.trackingMismatch']);
    const [mail, ...more] = await mailsOf(placed, 'order-changed');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: placed.shipTo.email,
      body: expect.stringContaining('9 Elm St') as string,
    });
  });

  it('tells the old mailbox and the new one, and the shop a new name', async () => {
    const { code: shopCode } = await aShop(app.db);
    const placed = await aPlacedOrder(app, { shopCode });
    const email = `new-${randomUUID()}@example.com`;
    const changed = await make(placed, toContact(placed, { email, lastName: 'Reyes' }));
    expect(changed).toMatchObject({ email, customerName: 'Dana Reyes', customerOrderCount: 1 });
    const sent = await mailsOf(placed, 'order-changed');
    expect(sent.map(({ to }) => to)).toEqual([placed.shipTo.email, email].sort());
    const [toShop] = await mailsOf(placed, 'installation-name');
    expect(toShop?.body).toContain('Dana Reyes');
    expect(toShop?.body).not.toContain(email);
  });

  it('changes once, however often the same request comes', async () => {
    const placed = await aPlacedOrder(app);
    const change = toContact(placed, { firstName: 'Dee' });
    const { previewToken } = await preview(placed, change);
    const key = randomUUID();
    expect((await apply(placed, change, previewToken, key)).version).toBe(2);
    // The first answer and its idempotency record were lost. The order itself knows the request.
    await app.db.execute('DELETE FROM platform.idempotency_key WHERE key = $1', [key]);
    expect((await apply(placed, change, previewToken, key)).version).toBe(2);
    expect(await mailsOf(placed, 'order-changed')).toHaveLength(1);
    const audit = await app.db.query(
      "SELECT before, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'order.change-contact'",
      [placed.orderId],
    );
    expect(audit).toEqual([
      {
        before: { state: 'PA', zip: '19147', version: 1 },
        after: { state: 'PA', zip: '19147', version: 2, fields: 'First name', reason: REASON },
      },
    ]);
  });

  it('is refused a preview that another change made stale, and one of other values; nothing changes then', async () => {
    const placed = await aPlacedOrder(app);
    const first = toContact(placed, { firstName: 'Dee' });
    const { previewToken } = await preview(placed, first);
    const other = toContact(placed, { firstName: 'Eve' });
    expect(await codeOf(apply(placed, other, previewToken))).toBe('record.stale');
    await make(placed, toAddress());
    expect(await codeOf(apply(placed, first, previewToken))).toBe('record.stale');
    expect(await shown(placed)).toMatchObject({ version: 2, customerName: 'Dana Okafor' });
  });

  it('makes one of two changes that were previewed at the same time', async () => {
    const placed = await aPlacedOrder(app);
    const changes = [toContact(placed, { firstName: 'Dee' }), toAddress()];
    const tokens = await Promise.all(
      changes.map(async (change) => (await preview(placed, change)).previewToken),
    );
    const codes = await Promise.all(
      changes.map((change, index) => codeOf(apply(placed, change, tokens[index] ?? ''))),
    );
    expect(codes.sort()).toEqual(['ok', 'record.stale']);
  });

  it('is refused places that tires don’t ship to, and states with other taxes', async () => {
    const placed = await aPlacedOrder(app);
    const codes = await Promise.all(
      [
        { address1: 'PO Box 12' },
        { address1: '9 Elm St', address2: 'PO Box 12' },
        { zip: '19999' },
        { state: 'NJ' },
        { state: 'AP', zip: '96205', city: 'APO' },
        { city: 'Cherry Hill', state: 'NJ', zip: '08002' },
      ].map((given) => codeOf(preview(placed, toAddress(given)))),
    );
    expect(codes).toEqual([
      'contact.poBox',
      'contact.poBox',
      'contact.zipInvalid',
      'contact.zipStateMismatch',
      'contact.militaryAddress',
      'order.changeCostsMore',
    ]);
  });

  it('learns why an order can’t be changed, on its page and when trying', async () => {
    const cancelled = await aPlacedOrder(app);
    await cancelPlaced(app, cancelled);
    const { code: shopCode } = await aShop(app.db);
    const ofShop = await aPlacedOrder(app, { shopCode });
    const { code: pickupPointCode } = await aPickupPoint(app.db);
    const ofPickup = await aPlacedOrder(app, { pickupPointCode });
    const gone = await aDeliveredOrder(app);
    const refusals = [cancelled, ofShop, ofPickup, gone].map((order) => codeOf(preview(order, toAddress())));
    expect(await Promise.all(refusals)).toEqual([
      'order.alreadyCancelled',
      'order.addressOfShop',
      'order.addressOfPickup',
      'order.changeDelivered',
    ]);
    const actions = (await shown(ofShop)).actions.filter(({ id }) => id.startsWith('change'));
    expect(actions).toEqual([
      expect.objectContaining({ id: 'changeContact', isAllowed: true }),
      expect.objectContaining({
        id: 'changeAddress',
        isAllowed: false,
        reason:
          'Tires for a shop keep the address from checkout. To ship them to an address, choose Change delivery.',
      }),
      expect.objectContaining({ id: 'changeDelivery', isAllowed: true }),
    ]);
  });
});
