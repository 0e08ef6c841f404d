import { randomUUID } from 'node:crypto';

import {
  exportCatalogueRecords,
  exportPriceEntries,
  getAccount,
  getMessage,
  getSimulation,
  listAccounts,
  listMessages,
  startSimulation,
} from '@simpletread/contract';
import { easternWall } from '@simpletread/domain';
import pg from 'pg';

import { aMessage, aPriceList, aProductLine, aPromotion, aTire } from '../../../test/builders/index.js';
import {
  AS_ALEX,
  createTestDatabase,
  eventually,
  startConsoleApp,
  type TestApp,
  type TestDatabase,
} from '../../../test/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { Database } from '../database/index.js';

const ALEX = { headers: AS_ALEX };
const ALL = { query: {} };

const A_CART = `INSERT INTO carts.cart (id, token_hash) VALUES ($1, $2)`;
const ITS_LINE = `
  INSERT INTO carts.cart_line (id, cart_id, position, tire_id, quantity, seen_price_in_cents)
  VALUES ($1, $2, 0, $3, 4, 14200)`;

const aCartWith = async (db: Database, tireId: string): Promise<void> => {
  const cartId = randomUUID();
  await db.execute(A_CART, [cartId, randomUUID()]);
  await db.execute(ITS_LINE, [randomUUID(), cartId, tireId]);
};

/** The second database never follows the first one, as a replica that lags forever. */
describe('a server with a replica', () => {
  let app: TestApp;
  let replica: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    replica = await createTestDatabase();
    pool = new pg.Pool({ connectionString: replica.url });
    app = await startConsoleApp({ env: { DATABASE_REPLICA_URL: replica.url } });
  });
  afterAll(async () => {
    await app.close();
    await pool.end();
    await replica.drop();
  });

  it('reads the lists of staff from it, and the page of a record from the primary', async () => {
    const { messageId } = await aMessage(app.db, { subject: 'On the primary' });
    const copy = await aMessage(new Database(pool), { subject: 'On the replica' });
    const listed = await app.client.call(listMessages, ALL, ALEX);
    expect(listed.map(({ subject }) => subject)).toEqual(['On the replica']);
    const opened = await app.client.call(getMessage, { params: { id: messageId } }, ALEX);
    expect(opened.subject).toBe('On the primary');
    await expect(app.client.call(getMessage, { params: { id: copy.messageId } }, ALEX)).rejects.toMatchObject(
      { code: 'record.missing' },
    );
  });

  it('reads the page of a record from the primary where it is made of a row of the list', async () => {
    const { accountId, email } = await anAccount(app, { passwordHash: null });
    expect(await app.client.call(listAccounts, ALL, ALEX)).toEqual([]);
    expect(await app.client.call(getAccount, { params: { id: accountId } }, ALEX)).toMatchObject({ email });
  });

  it('exports records from it', async () => {
    await aProductLine(app.db, { brandName: 'Primary' });
    await aProductLine(new Database(pool), { brandName: 'Replica' });
    const call = { params: { kind: 'brands' as const }, query: {} };
    const { text } = await app.client.call(exportCatalogueRecords, call, ALEX);
    expect(text).toContain('Replica');
    expect(text).not.toContain('Primary');
  });

  it('exports the prices of a list from the primary until the replica has the list', async () => {
    const id = await aPriceList(app.db, { entries: [{ percentOff: 17 }] });
    const { text } = await app.client.call(exportPriceEntries, { params: { id } }, ALEX);
    expect(text).toContain('17');
  });

  it('simulates the sales that it has', async () => {
    const copy = new Database(pool);
    const { tireId } = await aTire(copy);
    await aCartWith(copy, tireId);
    await aCartWith(copy, tireId);
    await aCartWith(app.db, (await aTire(app.db)).tireId);
    const promotionId = await aPromotion(app.db, { state: 'draft' });
    const today = easternWall(new Date()).slice(0, 10);
    const request = { name: 'Two carts', fromDay: today, toDay: today, campaignId: null, priceListIds: [] };
    const body = { ...request, promotionIds: [promotionId], floorPercent: 0, volumePercent: 0 };
    const { id } = await app.client.call(
      startSimulation,
      { body },
      { ...ALEX, idempotencyKey: randomUUID() },
    );
    await eventually(async () => {
      const shown = await app.client.call(getSimulation, { params: { id } }, ALEX);
      expect(shown).toMatchObject({ state: 'done', result: { carts: { count: 2 } } });
    });
  });
});
