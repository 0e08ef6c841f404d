import { getAccount, getMessage, listAccounts, listMessages } from '@simpletread/contract';
import pg from 'pg';

import { aMessage } from '../../../test/builders/index.js';
import {
  AS_ALEX,
  createTestDatabase,
  startConsoleApp,
  type TestApp,
  type TestDatabase,
} from '../../../test/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { Database } from '../database/index.js';

const ALEX = { headers: AS_ALEX };
const ALL = { query: {} };

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
});
