import { randomUUID } from 'node:crypto';

import { addOrderNote, cancelOrder, type Client, createClient, getAdminOrder } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder, aSignedInStaff } from '../../../test/builders/index.js';
import {
  brokenInvariants,
  SANDBOX_KEY,
  type ShopApp,
  type SpawnedServer,
  spawnServer,
  startShopApp,
  TEST_CONSOLE_URL,
  send,
} from '../../../test/index.js';

const BOOT_MS = 60_000;

describe('a server that is killed between the work of staff and its mark', () => {
  let app: ShopApp;
  type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;
  type Send = (
    client: Client,
    placed: Placed,
    headers: Record<string, string>,
    key: string,
  ) => Promise<unknown>;

  const alive: SpawnedServer[] = [];
  const spawned = async (env: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> => {
    const server = await spawnServer('src/main.js', {
      DATABASE_URL: app.databaseUrl,
      SANDBOX_URL: app.sandbox.url,
      PAYMENT_SANDBOX_KEY: SANDBOX_KEY,
      CONSOLE_URL: TEST_CONSOLE_URL,
      LOG_LEVEL: 'error',
      RUN_WORKERS: '0',
      ...env,
    });
    alive.push(server);
    return server;
  };

  const sendNote: Send = (client, { orderId }, headers, idempotencyKey) =>
    client.call(
      addOrderNote,
      { params: { id: orderId }, body: { text: 'Called the buyer' } },
      { headers, idempotencyKey },
    );
  const sendCancel: Send = (client, { orderId, cart }, headers, idempotencyKey) => {
    const body = {
      orderVersion: 1,
      reason: 'Wrong size',
      expectedRefundInCents: cart.pricing.totalInCents,
    };
    return client.call(cancelOrder, { params: { id: orderId }, body }, { headers, idempotencyKey });
  };
  const tracesOf = (orderId: string) =>
    app.db.one(
      `SELECT (SELECT count(*)::int FROM orders.order_event WHERE order_id = $1 AND actor_kind = 'staff') AS events,
              (SELECT count(*)::int FROM platform.audit_row WHERE subject_id = $1::text AND actor_kind = 'staff') AS audit`,
      [orderId],
    );

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { RUN_WORKERS: '0' } });
  });
  afterEach(async () => {
    for (const server of alive.splice(0)) {
      server.child.kill('SIGTERM');
      await server.ended;
    }
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(() => app.close());

  it.each<[string, Send, string]>([
    ['writes a note once', sendNote, 'Note'],
    ['cancels once, and tells the one who did it that it is done', sendCancel, 'Order cancelled'],
  ])(
    '%s when the same request comes again',
    async (_fact, act, title) => {
      const placed = await aPlacedOrder(app);
      const dying = await spawned({ CRASH_AT: 'idempotency.beforeFinish' });
      const { headers } = await aSignedInStaff({ ...app, url: dying.url });
      const key = randomUUID();
      const first = act(createClient({ fetch: send, baseUrl: dying.url }), placed, headers, key);
      await expect(first).rejects.toMatchObject({ kind: 'NetworkError' });
      expect(await dying.ended).toBe('SIGKILL');
      expect(await tracesOf(placed.orderId)).toEqual({ events: 1, audit: 1 });

      await app.db.execute(
        "UPDATE platform.idempotency_key SET locked_until = clock_timestamp() - interval '1 second' WHERE key = $1",
        [key],
      );
      const other = await spawned();
      const client = createClient({ fetch: send, baseUrl: other.url });
      expect(await act(client, placed, headers, key)).toMatchObject({ id: placed.orderId });
      expect(await tracesOf(placed.orderId)).toEqual({ events: 1, audit: 1 });
      const order = await client.call(getAdminOrder, { params: { id: placed.orderId } }, { headers });
      expect(order.timeline.map((event) => event.title)).toEqual([title, 'Order placed']);
    },
    BOOT_MS,
  );
});
