import { randomUUID } from 'node:crypto';

import { startTestApp, type TestApp } from '../../../../test/index.js';
import { ForgetIdleAddresses } from './forget-idle-addresses.js';

describe('abandoned carts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const aCart = async (state: string, idle: string): Promise<string> => {
    const id = randomUUID();
    await app.db.execute(
      `INSERT INTO carts.cart (id, token_hash, state, ship_to, updated_at)
       VALUES ($1, $2, $3, '{"firstName":"Ada"}', now() - $4::interval)`,
      [id, id, state, idle],
    );
    return id;
  };
  const shipTo = async (id: string) =>
    (await app.db.one<{ ship_to: unknown }>('SELECT ship_to FROM carts.cart WHERE id = $1', [id]))?.ship_to;

  it('forget the address after 30 days and not before', async () => {
    const carts = [await aCart('open', '31 days'), await aCart('open', '29 days')];
    await app.get(ForgetIdleAddresses).run();
    expect(await Promise.all(carts.map(shipTo))).toEqual([null, { firstName: 'Ada' }]);
  });
});
