import { listAlerts } from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { aPlacedOrder } from '../../../test/builders/index.js';
import { AS_ALEX, call, eventually, type ShopApp, startShopApp } from '../../../test/index.js';

const UNKNOWN = '0000000000';
const MINE = '19147';

describe('an order number that is guessed', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule], env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => app.close());

  const place = async (email: string): Promise<string> =>
    (await aPlacedOrder(app, { shipTo: { email } })).orderNumber;
  /** From an address of its own, as a spread attack is. */
  const from = (at: number) => ({ 'x-forwarded-for': `198.51.${at}.7` });
  const track = async (body: object, at = 1) => {
    const { status, body: reply } = await call(`${app.url}/orders/track`, { body, headers: from(at) });
    return { status, code: (reply as { code?: string }).code, reply };
  };
  const ask = (orderNumber: string, zip: string, at = 1) =>
    call(`${app.url}/orders/track/code`, { body: { orderNumber, zip }, headers: from(at) });
  const guess = async (orderNumber: string, times = 5) => {
    const codes = [];
    for (let at = 0; at < times; at += 1)
      codes.push((await track({ orderNumber, zip: `1010${at}` }, at)).code);
    return codes;
  };
  const mailsTo = async (email: string): Promise<string[]> => {
    const rows = await app.db.query<{ text: string }>(
      `SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = 'tracking-code' ORDER BY created_at`,
      [email],
    );
    return rows.map(({ text }) => text);
  };
  const codeTo = async (email: string, count = 1): Promise<string> => {
    await eventually(async () => expect(await mailsTo(email)).toHaveLength(count));
    return /^[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await mailsTo(email)).at(-1) ?? '')?.[0] ?? '';
  };

  /** Minutes from the email to the end of a code. */
  const lifeOf = async (orderNumber: string): Promise<number> => {
    const row = await app.db.one<{ minutes: number }>(
      `SELECT round(extract(epoch FROM c.expires_at - c.mailed_at) / 60)::int AS minutes FROM orders.tracking_code c
       JOIN orders."order" o ON o.id = c.order_id WHERE o.number = $1 AND c.mailed_at IS NOT NULL`,
      [orderNumber],
    );
    return row?.minutes ?? 0;
  };

  it('gets a code that works ten minutes, and an hour once it is entered, however often', async () => {
    const orderNumber = await place('entered@example.com');
    await guess(orderNumber);
    await ask(orderNumber, MINE);
    const code = await codeTo('entered@example.com');
    expect((await mailsTo('entered@example.com'))[0]).toContain(
      'Enter it within 10 minutes. It then works until an hour after this email.',
    );
    expect((await track({ orderNumber, zip: '10101', code }, 99)).code).toBe('order.codeWrong');
    expect(await lifeOf(orderNumber)).toBe(10);
    for (const _ of [1, 2]) expect((await track({ orderNumber, zip: MINE, code }, 99)).status).toBe(200);
    expect(await lifeOf(orderNumber)).toBe(60);
    await app.db.execute('UPDATE orders.tracking_code SET expires_at = clock_timestamp()');
    expect((await track({ orderNumber, zip: MINE, code }, 99)).code).toBe('order.codeWrong');
  });

  it('is locked by wrong ZIP codes from many addresses, and opens with the code that its buyer gets', async () => {
    const orderNumber = await place('locked@example.com');
    expect(await guess(orderNumber)).toEqual(Array<string>(5).fill('order.trackingMismatch'));
    const right = { orderNumber, zip: MINE };
    expect(await track(right, 99)).toMatchObject({ status: 403, code: 'order.codeNeeded' });
    expect(await ask(orderNumber, MINE)).toMatchObject({ status: 200, body: {} });
    const code = await codeTo('locked@example.com');
    expect(await track({ ...right, code: code.toLowerCase().replace('-', ' ') }, 99)).toMatchObject({
      status: 200,
      reply: { orderNumber },
    });
    expect((await track({ orderNumber, zip: '10101', code }, 99)).code).toBe('order.codeWrong');
    expect(await lifeOf(orderNumber)).toBe(60);
    // The page of the order is loaded again with the same code.
    expect((await track({ ...right, code }, 99)).status).toBe(200);
  });

  it('gets the same answers as one that no order has, and only a right pair gets an email', async () => {
    const orderNumber = await place('same@example.com');
    const answers = async (number: string) => [
      ...(await guess(number, 6)),
      await track({ orderNumber: number, zip: '10101' }),
      await ask(number, '10101').then(({ status, body }) => [status, body]),
      await track({ orderNumber: number, zip: '10101', code: '1234-5678' }),
      await track({ orderNumber: number, zip: '10101', code: 'no code' }),
    ];
    const plain = (list: unknown) =>
      JSON.parse(JSON.stringify(list).replace(/"requestId":"[^"]+"/g, '""')) as unknown;
    expect(plain(await answers(orderNumber))).toEqual(plain(await answers(UNKNOWN)));
    await ask(orderNumber, MINE);
    await codeTo('same@example.com');
    expect(await mailsTo('same@example.com')).toHaveLength(1);
  });

  it('lets no more guesses pass at once than in turn', async () => {
    const orderNumber = await place('race@example.com');
    const zips = Array.from({ length: 30 }, (_, at) => String(10_100 + at));
    const codes = await Promise.all(
      zips.map(async (zip, at) => (await track({ orderNumber, zip }, at)).code),
    );
    expect(codes.filter((code) => code === 'order.trackingMismatch')).toHaveLength(5);
    expect(codes.filter((code) => code === 'order.codeNeeded')).toHaveLength(25);
  });

  /** So many minutes go by. */
  const age = (minutes: number) =>
    app.db.execute(
      `WITH turns AS (UPDATE platform.mail_turn SET at = at - make_interval(mins => $1))
       UPDATE orders.tracking_code SET expires_at = expires_at - make_interval(mins => $1),
         mailed_at = mailed_at - make_interval(mins => $1)`,
      [minutes],
    );
  /** Once all that was asked for has been handled. */
  const allAnswered = () =>
    eventually(async () =>
      expect(
        await app.db.query(
          `SELECT e.id FROM platform.outbox_event e WHERE e.type = 'TrackingCodeAsked' AND NOT EXISTS (
             SELECT FROM platform.consumed_event c WHERE c.event_id = e.id AND c.consumer = 'tracking.code-mail')`,
        ),
      ).toEqual([]),
    );

  it('stays open with its code, however many wrong ones strangers or an old cookie send', async () => {
    const orderNumber = await place('codes@example.com');
    await guess(orderNumber);
    await ask(orderNumber, MINE);
    const code = await codeTo('codes@example.com');
    for (let at = 0; at < 12; at += 1)
      expect((await track({ orderNumber, zip: MINE, code: `0000-000${at % 10}` }, at)).code).toBe(
        'order.codeWrong',
      );
    expect((await track({ orderNumber, zip: MINE, code })).status).toBe(200);
  });

  it('neither repeats nor replaces a code that works, whoever asks', async () => {
    const orderNumber = await place('once@example.com');
    await guess(orderNumber);
    await Promise.all(Array.from({ length: 6 }, (_, at) => ask(orderNumber, MINE, at)));
    const code = await codeTo('once@example.com');
    await allAnswered();
    expect(await mailsTo('once@example.com')).toHaveLength(1);
    expect((await track({ orderNumber, zip: MINE, code })).status).toBe(200);
  });

  it('has a code that works all day, though someone with number and ZIP code asks again and again', async () => {
    const orderNumber = await place('day@example.com');
    await guess(orderNumber);
    let codes = 0;
    for (let tenMinutes = 0; tenMinutes < 24 * 6; tenMinutes += 12) {
      await ask(orderNumber, MINE, tenMinutes);
      await allAnswered();
      const mails = await mailsTo('day@example.com');
      codes = mails.length;
      const code = await codeTo('day@example.com', codes);
      expect((await track({ orderNumber, zip: MINE, code })).status).toBe(200);
      await age(codes < 3 ? 61 : 120);
    }
    expect(codes).toBeLessThanOrEqual(5);
    expect((await mailsTo('day@example.com')).at(-1)).toContain('It works for 8 hours.');
  });

  it('has codes that work for ten minutes, and locks that end after a day', async () => {
    const orderNumber = await place('time@example.com');
    await guess(orderNumber);
    await ask(orderNumber, MINE);
    const code = await codeTo('time@example.com');
    await app.db.execute("UPDATE orders.tracking_code SET expires_at = expires_at - interval '10 minutes'");
    expect((await track({ orderNumber, zip: MINE, code })).code).toBe('order.codeWrong');
    await app.db.execute("UPDATE orders.tracking_guess SET counts_until = counts_until - interval '1 day'");
    expect((await track({ orderNumber, zip: MINE })).status).toBe(200);
    expect(await guess(orderNumber, 1)).toEqual(['order.trackingMismatch']);
  });

  it('gets no code while it is not locked', async () => {
    const orderNumber = await place('calm@example.com');
    await ask(orderNumber, MINE);
    await allAnswered();
    expect(await mailsTo('calm@example.com')).toEqual([]);
  });

  it('raises one alert with where the guesses came from; an unknown number raises none', async () => {
    const orderNumber = await place('alarm@example.com');
    await guess(orderNumber, 9);
    await guess('1111111111', 9);
    const guessed = async () =>
      (await app.client.call(listAlerts, { query: {} }, { headers: AS_ALEX })).filter(
        ({ kind }) => kind === 'tracking.numberGuessed',
      );
    await eventually(async () =>
      expect(
        (await guessed()).filter(({ subject }) => subject.replace(/\W/g, '').endsWith(orderNumber)),
      ).toMatchObject([{ count: 1 }]),
    );
    expect((await guessed()).filter(({ subject }) => subject.includes('1111'))).toEqual([]);
  });

  it('keeps neither numbers nor codes in plain text', async () => {
    const kept = await app.db.query('SELECT * FROM orders.tracking_guess, orders.tracking_code');
    expect(JSON.stringify(kept)).not.toContain(UNKNOWN);
    expect(JSON.stringify(kept)).toMatch(/"code_digest":"[0-9a-f]{64}"/);
  });
});
