import { randomUUID } from 'node:crypto';

import { listAlerts, placeOrder } from '@simpletread/contract';

import {
  answerLender,
  aReadyCart,
  aTire,
  comeBack,
  goToLender,
  payFor,
} from '../../../../test/builders/index.js';
import { brokenInvariants, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { ReleaseExpiredHolds } from '../../../catalogue/stock/release-expired-holds.js';
import { ContentModule } from '../../../content/content.module.js';
import { CartsModule } from '../../carts.module.js';

const ALEX = { headers: { authorization: 'Bearer alex' } };
const KEY = 'a-storefront-key-for-tests';

let last = 0;
/** The storefront passes on whom it serves; each call is another address, and the last byte stays in its network. */
const from = (network: string, byte: number) => ({
  'x-storefront-key': KEY,
  'x-forwarded-for': `${network}.${byte}`,
});

describe('the limits of paying', () => {
  let app: ShopApp;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, ContentModule],
      env: {
        RUN_WORKERS: '0',
        STOREFRONT_KEY: KEY,
        CHECKOUTS_PER_ADDRESS: '4',
        DECLINED_PAYMENTS_PER_ADDRESS: '10',
      },
    });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const elsewhere = () => {
    last += 1;
    return from(`198.51.${last}`, 1);
  };
  const aCart = async (email: string, headers: Record<string, string> = elsewhere(), tireId?: string) => {
    const ready = await aReadyCart(app, { shipTo: { email }, ...(tireId === undefined ? {} : { tireId }) });
    return { ...ready, headers: { ...ready.headers, ...headers } };
  };
  type Cart = Awaited<ReturnType<typeof aCart>>;

  const codeOf = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      (reply) => (reply as { state: string }).state,
      (error: unknown) => (error as { code: string }).code,
    );
  /** At the lender's own price. */
  const toLender = async ({ cart, headers }: Cart) => {
    const body = {
      cartVersion: cart.version,
      expectedTotalInCents: cart.pricing.totalInCents,
      payment: { method: 'synchrony' as const },
    };
    return app.client.call(placeOrder, { body }, { idempotencyKey: randomUUID(), headers });
  };
  const held = async () =>
    (
      await app.db.one<{ held: number }>(
        'SELECT coalesce(sum(held), 0)::int AS held FROM catalogue.stock_level',
      )
    )?.held;
  const alertsAbout = async (kind: string, q: string) =>
    (await app.client.call(listAlerts, { query: { filter: JSON.stringify({ kind, q }) } }, ALEX)).length;
  const endAll = async () => {
    await app.db.execute(
      `UPDATE checkout.payment_attempt SET state = 'failed', failure_code = 'abandoned' WHERE state <> 'captured'`,
    );
    await app.db.execute("UPDATE catalogue.stock_allocation SET expires_at = now() WHERE state = 'held'");
    await app.get(ReleaseExpiredHolds).run();
  };

  describe('on tires held without paying', () => {
    afterEach(endAll);

    it('stop one mailbox at lenders, in every spelling and from every address, with an alarm', async () => {
      const spellings = ['hoarder@gmail.com', 'h.oarder+1@gmail.com', 'Hoarder@googlemail.com'];
      const carts = await Promise.all(spellings.map((email) => aCart(email)));
      const codes = [];
      for (const cart of carts) codes.push(await codeOf(toLender(cart)));
      expect(codes).toEqual(['away', 'away', 'payment.otherOpen']);
      expect(await held()).toBe(8);
      expect(await alertsAbout('stock.heldUnpaid', 'h•••@gmail.com')).toBe(1);
    });

    it('hold for twenty checkouts at once as for twenty in turn', async () => {
      const carts = await Promise.all(Array.from({ length: 20 }, () => aCart('crowd@example.com')));
      const codes = await Promise.all(carts.map((cart) => codeOf(toLender(cart))));
      expect(codes.filter((code) => code === 'away')).toHaveLength(2);
      expect(new Set(codes)).toEqual(new Set(['away', 'payment.otherOpen']));
      expect(await held()).toBe(8);
    });

    it('stop one address and one network, whoever asks', async () => {
      const address = await Promise.all(
        [1, 2, 3].map((n) => aCart(`address${n}@example.com`, from('203.0.113', 9))),
      );
      const codes = [];
      for (const cart of address) codes.push(await codeOf(toLender(cart)));
      expect(codes).toEqual(['away', 'away', 'payment.otherOpen']);
      const network = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((n) => aCart(`network${n}@example.com`, from('203.0.113', 20 + n))),
      );
      const more = [];
      for (const cart of network) more.push(await codeOf(toLender(cart)));
      expect(more).toEqual([...Array<string>(4).fill('away'), 'payment.otherOpen', 'payment.otherOpen']);
      expect(await alertsAbout('stock.heldUnpaid', '203.0.113.9')).toBe(1);
      expect(await alertsAbout('stock.heldUnpaid', '203.0.113.0/24')).toBe(1);
    });

    it('leave a buyer alone who pays, however often', async () => {
      for (let order = 0; order < 5; order += 1) {
        const ready = await aCart('regular@example.com', from('203.0.114', 1));
        expect(await codeOf(payFor(app, ready))).toBe('placed');
      }
    });

    it.each(['left', 'declined'] as const)(
      'give the tires back at once: %s at the lender',
      async (answer) => {
        const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
        const away = await toLender(await aCart(`${answer}@example.com`, elsewhere(), tireId));
        const level = () =>
          app.db.one('SELECT available, held FROM catalogue.stock_level WHERE tire_id = $1', [tireId]);
        expect(await level()).toEqual({ available: 4, held: 4 });
        await comeBack(app, await answerLender(away, answer));
        expect(await level()).toEqual({ available: 8, held: 0 });
        const again = await aCart(`${answer}@example.com`, elsewhere(), tireId);
        expect(await codeOf(goToLender(app, again, 'synchrony'))).toBe('away');
      },
    );

    it('give them back when the ten minutes at a lender are over', async () => {
      const { tireId } = await aTire(app.db, { stock: { CAR: 8 } });
      await toLender(await aCart('slow@example.com', elsewhere(), tireId));
      const [hold] = await app.db.query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM expires_at - created_at) / 60)::int AS minutes
         FROM catalogue.stock_allocation WHERE tire_id = $1`,
        [tireId],
      );
      expect(hold).toEqual({ minutes: 10 });
      await app.db.execute('UPDATE catalogue.stock_allocation SET expires_at = now() WHERE tire_id = $1', [
        tireId,
      ]);
      await app.get(ReleaseExpiredHolds).run();
      expect(await held()).toBe(0);
    });
  });

  describe('on declined cards', () => {
    beforeEach(() => app.db.execute('UPDATE checkout.payment_attempt SET declined_at = NULL'));

    const decline = async (ready: Cart, card: 'declined' | 'insufficientFunds' = 'declined') =>
      codeOf(payFor(app, ready, { card }));
    const times = (most: number, code: string) => Array<string>(most).fill(code);

    it('stop one cart, whatever the address, with an alarm, and let it pay an hour later', async () => {
      const ready = await aCart('tester@example.com');
      const cards = ['declined', 'insufficientFunds'] as const;
      const codes = [];
      for (let n = 0; n < 7; n += 1)
        codes.push(await decline({ ...ready, headers: { ...ready.headers, ...elsewhere() } }, cards[n % 2]));
      expect(codes).toEqual([...times(6, 'payment.declined'), 'payment.paused']);
      expect(await codeOf(payFor(app, ready))).toBe('payment.paused');
      expect(await alertsAbout('payment.cardTesting', 't•••@example.com')).toBe(1);
      await app.db.execute(
        "UPDATE checkout.payment_attempt SET declined_at = declined_at - interval '61 minutes'",
      );
      expect(await codeOf(payFor(app, ready))).toBe('placed');
    });

    it('stop one mailbox over many carts', async () => {
      const codes = [];
      for (let n = 0; n < 9; n += 1)
        codes.push(
          await decline(
            await aCart(`many.carts+${n}@gmail.com`),
            n % 2 === 0 ? 'declined' : 'insufficientFunds',
          ),
        );
      expect(codes).toEqual([...times(8, 'payment.declined'), 'payment.paused']);
    });

    it('stop one card over many carts, mailboxes and addresses, and charge it no more', async () => {
      const codes = [];
      for (let n = 0; n < 7; n += 1) codes.push(await decline(await aCart(`stolen${n}@example.com`)));
      expect(codes).toEqual([...times(5, 'payment.declined'), ...times(2, 'payment.paused')]);
      expect(await decline(await aCart('other-card@example.com'), 'insufficientFunds')).toBe(
        'payment.declined',
      );
      expect(await codeOf(payFor(app, await aCart('honest@example.com')))).toBe('placed');
      const [charged] = await app.db.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM payment_sandbox.charge c
         JOIN checkout.payment_attempt a ON a.id::text = c.idempotency_key WHERE a.mailbox LIKE 'stolen%'`,
      );
      expect(charged).toEqual({ count: 5 });
      expect(await held()).toBe(0);
      expect(await alertsAbout('payment.cardTesting', 'Card ')).toBe(1);
    });

    it('stop one network over many cards', async () => {
      await app.db.execute(
        `INSERT INTO checkout.payment_attempt (id, cart_id, cart_version, order_id, order_number, amount_in_cents, method, state,
           provider, failure_code, draft, network, declined_at)
         SELECT gen_random_uuid(), (SELECT id FROM carts.cart LIMIT 1), 1, gen_random_uuid(), lpad(n::text, 10, '0'), 100, 'card',
           'failed', 'sandbox', 'card_declined', '{"shipTo": {}}', '203.0.120.0/24', now()
         FROM generate_series(1, 30) AS n`,
      );
      expect(await codeOf(payFor(app, await aCart('net@example.com', from('203.0.120', 5))))).toBe(
        'payment.paused',
      );
      expect(await codeOf(payFor(app, await aCart('net@example.com', from('203.0.121', 5))))).toBe('placed');
      expect(await alertsAbout('payment.cardTesting', '203.0.120.0/24')).toBe(1);
    });

    it('raise an alarm for the whole shop when an attack is spread too widely to stop', async () => {
      await app.db.execute(
        "UPDATE checkout.payment_attempt SET declined_at = now(), network = NULL WHERE order_number LIKE '0000%'",
      );
      await app.db.execute(
        `INSERT INTO checkout.payment_attempt (id, cart_id, cart_version, order_id, order_number, amount_in_cents, method, state,
           provider, failure_code, draft, declined_at)
         SELECT gen_random_uuid(), (SELECT id FROM carts.cart LIMIT 1), 1, gen_random_uuid(), lpad(n::text, 10, '1'), 100, 'card',
           'failed', 'sandbox', 'card_declined', '{"shipTo": {}}', now()
         FROM generate_series(100, 160) AS n`,
      );
      expect(await decline(await aCart('spread@example.com'))).toBe('payment.declined');
      await eventually(async () =>
        expect(await alertsAbout('payment.cardTesting', 'The whole shop')).toBe(1),
      );
    });
  });
});
