import { randomUUID } from 'node:crypto';

import {
  changeOrder,
  changeOwnOrder,
  getOwnChanges,
  type OrderChangeBody,
  previewOrderChange,
  previewOwnChange,
} from '@simpletread/contract';
import { mailLimit } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MailTurns } from '../../platform/mail-turns/index.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aPlacedOrder, aZip } from '../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

const anEmail = (who: string): string => `${who}-${randomUUID()}@example.com`;

const toContact = ({ shipTo }: Placed, given: Partial<Placed['shipTo']>): OrderChangeBody => ({
  kind: 'contact',
  email: shipTo.email,
  phone: shipTo.phone,
  phoneType: shipTo.phoneType,
  firstName: shipTo.firstName,
  lastName: shipTo.lastName,
  ...given,
});
const toStreet = (address1: string): OrderChangeBody => ({
  kind: 'address',
  address1,
  city: 'Pittsburgh',
  state: 'PA',
  zip: '15213',
});

describe('who has a changed order, and who is told', () => {
  let app: ShopApp;
  let signIn: ReturnType<typeof signedInCustomers>;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule] });
    await aZip(app.db, { zip: '15213', city: 'Pittsburgh', lat: 40.44, lng: -79.95 });
    signIn = signedInCustomers(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const byStaff = async ({ orderId }: Placed, change: OrderChangeBody) => {
    const params = { id: orderId };
    const { previewToken, effects } = await app.client.call(
      previewOrderChange,
      { params, body: change },
      ROBIN,
    );
    await app.client.call(
      changeOrder,
      { params, body: { change, previewToken, reason: 'They called' } },
      { ...ROBIN, idempotencyKey: randomUUID() },
    );
    return effects;
  };
  const byBuyer = async (
    { orderNumber }: Placed,
    change: OrderChangeBody,
    { headers }: SignedInCustomer,
  ): Promise<void> => {
    const params = { orderNumber };
    const { previewToken } = await app.client.call(previewOwnChange, { params, body: change }, { headers });
    await app.client.call(
      changeOwnOrder,
      { params, body: { change, previewToken } },
      { headers, idempotencyKey: randomUUID() },
    );
  };
  const put = async ({ orderId }: Placed, { accountId }: SignedInCustomer, isClaimed: boolean) =>
    app.db.execute(
      'UPDATE orders."order" SET account_id = $2, claimed_at = CASE WHEN $3 THEN now() END WHERE id = $1',
      [orderId, accountId, isClaimed],
    );
  const accountOf = async ({ orderId }: Placed) =>
    (
      await app.db.one<{ id: string | null }>('SELECT account_id AS id FROM orders."order" WHERE id = $1', [
        orderId,
      ])
    )?.id;
  const mails = ({ orderId }: Placed) =>
    app.db.query<{ to: string; body: string }>(
      `SELECT recipient AS "to", body_text AS body FROM platform.message
       WHERE order_id = $1 AND template = 'order-changed' ORDER BY created_at, id`,
      [orderId],
    );

  it('takes a claimed order from the old mailbox’s account to the new one’s when staff change the email', async () => {
    const [dana, eve] = [await signIn(), await signIn()];
    const placed = await aPlacedOrder(app, { shipTo: { email: anEmail('old') } });
    await put(placed, dana, true);
    const effects = await byStaff(placed, toContact(placed, { email: eve.email }));
    expect(effects.at(-1)).toMatch(/^The order leaves the account it is in\./);
    await eventually(async () => expect(await accountOf(placed)).toBe(eve.accountId));
    await expect(
      app.client.call(
        getOwnChanges,
        { params: { orderNumber: placed.orderNumber } },
        { headers: dana.headers },
      ),
    ).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('leaves it a guest’s where the new mailbox has no account, and in the account that bought it', async () => {
    const dana = await signIn();
    const [claimed, bought] = [await aPlacedOrder(app), await aPlacedOrder(app)];
    await put(claimed, dana, true);
    await put(bought, dana, false);
    await byStaff(claimed, toContact(claimed, { email: anEmail('new') }));
    await byStaff(bought, toContact(bought, { email: anEmail('new') }));
    expect(await accountOf(claimed)).toBeNull();
    expect(await accountOf(bought)).toBe(dana.accountId);
  });

  it('tells the old mailbox which fields changed, not what they say, and greets the new one by its name', async () => {
    const placed = await aPlacedOrder(app, { shipTo: { email: anEmail('old') } });
    const email = anEmail('new');
    await byStaff(placed, toContact(placed, { email, phone: '2155550188', firstName: 'Noor' }));
    const sent = await mails(placed);
    const toOld = sent.find(({ to }) => to === placed.shipTo.email)?.body ?? '';
    expect(toOld).toMatch(/First name, Email, Phone/);
    expect(toOld).toContain('n•••@example.com');
    for (const hidden of [email, '555 0188', 'Noor']) expect(toOld).not.toContain(hidden);
    const toNew = sent.find(({ to }) => to === email)?.body ?? '';
    expect(toNew).toMatch(/Noor, the contact details/);
    expect(toNew).toContain('555 0188');
  });

  it('tells a new address to the account and to each mailbox that the order had before', async () => {
    const dana = await signIn();
    const placed = await aPlacedOrder(app, { shipTo: { email: anEmail('old') } });
    await put(placed, dana, false);
    const email = anEmail('new');
    await byBuyer(placed, toContact(placed, { email }), dana);
    const before = (await mails(placed)).length;
    await byBuyer(placed, toStreet('9 Elm St'), dana);
    const told = (await mails(placed)).slice(before);
    expect(told.map(({ to }) => to).sort()).toEqual([dana.email, placed.shipTo.email, email].sort());
    expect(told.filter(({ body }) => body.includes('9 Elm St')).map(({ to }) => to)).toEqual([email]);
  });

  it('never refuses a change by staff, and tells everyone of each', async () => {
    const placed = await aPlacedOrder(app, { shipTo: { email: anEmail('full') } });
    for (let at = 1; at <= 22; at += 1) await byStaff(placed, toStreet(`${at} Elm St`));
    expect(await mails(placed)).toHaveLength(22);
  });

  it('lets a buyer change each of several orders, however many messages their mailbox got', async () => {
    const dana = await signIn();
    const quotes = mailLimit('quote').perRecipient;
    for (let at = 0; at < quotes; at += 1)
      await app
        .get(UnitOfWork)
        .run((tx) => app.get(MailTurns).take(tx, { kind: 'quote', to: dana.email, by: `staff ${at}` }));
    for (let order = 0; order < 4; order += 1) {
      const placed = await aPlacedOrder(app, { shipTo: { email: dana.email } });
      await put(placed, dana, false);
      for (let at = 1; at <= 6; at += 1) await byBuyer(placed, toStreet(`${at} Elm St`), dana);
      expect(await mails(placed)).toHaveLength(6);
    }
    const quote = { kind: 'quote', to: dana.email, by: null } as const;
    expect((await app.get(MailTurns).standing(quote)).sent).toBe(quotes);
  });

  it('limits the emails that a buyer causes with one order, says so in the preview, and lets staff go on', async () => {
    const dana = await signIn();
    const placed = await aPlacedOrder(app, { shipTo: { email: anEmail('stranger') } });
    await put(placed, dana, false);
    const most = mailLimit('orderChange').perRecipient;
    const [params, headers] = [{ orderNumber: placed.orderNumber }, dana.headers];
    const preview = (change: OrderChangeBody) =>
      app.client.call(previewOwnChange, { params, body: change }, { headers });
    for (let at = 1; at < most; at += 1) await byBuyer(placed, toStreet(`${at} Elm St`), dana);
    const change = toStreet('Y Elm St');
    const { previewToken } = await preview(change);
    const apart = `order ${placed.orderId}`;
    const turn = { kind: 'orderChange', to: placed.shipTo.email, by: null, apart } as const;
    await app.get(UnitOfWork).run((tx) => app.get(MailTurns).take(tx, turn));
    const full = { code: 'mail.recipientFull', data: { most } };
    await expect(
      app.client.call(
        changeOwnOrder,
        { params, body: { change, previewToken } },
        { headers, idempotencyKey: randomUUID() },
      ),
    ).rejects.toMatchObject(full);
    await expect(preview(change)).rejects.toMatchObject(full);
    await byStaff(placed, toStreet('99 Elm St'));
  });

  it('limits how many orders name a new mailbox, in the preview and when applied', async () => {
    const dana = await signIn();
    const stranger = anEmail('stranger');
    const most = mailLimit('orderContact').perRecipient;
    const take = (at: number) =>
      app
        .get(UnitOfWork)
        .run((tx) =>
          app.get(MailTurns).take(tx, { kind: 'orderContact', to: stranger, by: `customer ${at}` }),
        );
    const placed = await aPlacedOrder(app, { shipTo: { email: dana.email } });
    await put(placed, dana, false);
    const [params, headers] = [{ orderNumber: placed.orderNumber }, dana.headers];
    const change = toContact(placed, { email: stranger });
    for (let at = 1; at < most; at += 1) await take(at);
    const { previewToken } = await app.client.call(previewOwnChange, { params, body: change }, { headers });
    await take(most);
    const full = { code: 'mail.recipientFull', data: { most } };
    const body = { change, previewToken };
    await expect(
      app.client.call(changeOwnOrder, { params, body }, { headers, idempotencyKey: randomUUID() }),
    ).rejects.toMatchObject(full);
    await expect(
      app.client.call(previewOwnChange, { params, body: change }, { headers }),
    ).rejects.toMatchObject(full);
    expect(await mails(placed)).toEqual([]);
  });
});
