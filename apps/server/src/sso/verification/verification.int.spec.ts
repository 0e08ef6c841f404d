import { randomUUID } from 'node:crypto';

import { beginVerification, createCart, finishVerification, getMyStanding } from '@simpletread/contract';
import type { VerifiedGroup } from '@simpletread/domain';

import { aTire, aWarehouse } from '../../../test/builders/index.js';
import {
  createTestDatabase,
  SANDBOX_KEY,
  startCardSandbox,
  startTestApp,
  type TestApp,
  send,
} from '../../../test/index.js';
import { aCustomer, type Customer, tokensAreAccountIds } from '../account-types/testing/people.js';
import { faultOf } from '../sessions/testing/sign-in-walk.js';

const STOREFRONT = 'http://storefront.test';

interface Callback {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
}

describe('verifying an identity', () => {
  let app: TestApp;
  let tireId: string;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const sandbox = await startCardSandbox(database.url);
    const env = { SANDBOX_URL: sandbox.url, PAYMENT_SANDBOX_KEY: SANDBOX_KEY };
    const server = await startTestApp({ databaseUrl: database.url, env });
    const close = async () => {
      await server.close().finally(() => sandbox.close());
      await database.drop();
    };
    app = { ...server, close };
    tokensAreAccountIds(app);
    await aWarehouse(app.db);
    ({ tireId } = await aTire(app.db, { stock: { CAR: 40 } }));
  });
  afterAll(() => app.close());

  /** A cart of the customer's. */
  const pricedFor = async ({ client }: Customer) => {
    const body = { lines: [{ tireId, quantity: 4 }], zip: null, vehicle: null };
    return (await client.call(createCart, { body }, { idempotencyKey: randomUUID() })).cart.pricing;
  };

  const begin = async (customer: Customer, group: VerifiedGroup = 'military'): Promise<URL> =>
    new URL((await customer.client.call(beginVerification, { body: { group } })).url);

  /** A browser's steps at the partner: it opens the page and presses a button. */
  const answer = async (url: URL, given: { person?: string; answer?: string } = {}): Promise<Callback> => {
    const page = await send(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('sandbox')]);
    const body = new URLSearchParams([
      ...url.searchParams,
      ['person', given.person ?? url.searchParams.get('state') ?? ''],
      ['answer', given.answer ?? 'verified'],
    ]);
    const sent = await send(`${url.origin}/identity/answers`, { method: 'POST', body });
    const back = new URL(sent.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${STOREFRONT}/account/verification/callback`);
    return Object.fromEntries(back.searchParams) as unknown as Callback;
  };
  const finish = (customer: Customer, body: Callback) => customer.client.call(finishVerification, { body });
  const groupsOf = async (customer: Customer) =>
    (await customer.client.call(getMyStanding, {})).verifications.map(({ group }) => group);

  it.each(['military', 'student', 'teacher'] as const)(
    'takes 5 %% more off for a %s, proved for a year by code and callback [R1.10]',
    async (group) => {
      const customer = await aCustomer(app);
      expect(await finish(customer, await answer(await begin(customer, group)))).toEqual({ group });
      const [proof] = (await customer.client.call(getMyStanding, {})).verifications;
      expect(proof?.group).toBe(group);
      const days = (Date.parse(proof?.until ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(364.9);
      expect(days).toBeLessThan(365.1);
      const priced = await pricedFor(customer);
      expect(priced.discountInCents).toBe(Math.round(priced.tiresInCents * 0.05));
    },
  );

  it('takes nothing off without a verification', async () => {
    expect((await pricedFor(await aCustomer(app))).discountInCents).toBe(0);
  });

  it('grants nothing after a refusal or a partner’s failure', async () => {
    const customer = await aCustomer(app);
    const denied = await answer(await begin(customer), { answer: 'denied' });
    expect(denied).toMatchObject({ error: 'access_denied' });
    expect(await faultOf(finish(customer, denied))).toBe('verification.denied');
    const failing = await answer(await begin(customer), { answer: 'fault' });
    expect(await faultOf(finish(customer, failing))).toBe('verification.unavailable');
    expect(await groupsOf(customer)).toEqual([]);
  });

  it('waits five seconds for a slow partner and no longer', async () => {
    const customer = await aCustomer(app);
    const slow = await answer(await begin(customer), { answer: 'slow' });
    const began = performance.now();
    expect(await faultOf(finish(customer, slow))).toBe('verification.unavailable');
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(await groupsOf(customer)).toEqual([]);
  });

  it('takes a callback once, also when it comes twice at the same time', async () => {
    const customer = await aCustomer(app);
    const callback = await answer(await begin(customer));
    const ends = await Promise.all([1, 2, 3].map(() => faultOf(finish(customer, callback))));
    expect(ends.sort()).toEqual(['none', 'verification.unknown', 'verification.unknown']);
    expect(await faultOf(finish(customer, callback))).toBe('verification.unknown');
  });

  it('takes a failed callback’s state no second time either', async () => {
    const customer = await aCustomer(app);
    const failing = await answer(await begin(customer), { answer: 'fault' });
    await faultOf(finish(customer, failing));
    const { code } = await answer(await begin(customer));
    expect(await faultOf(finish(customer, { state: failing.state, code: code ?? '' }))).toBe(
      'verification.unknown',
    );
  });

  it('refuses another person’s callback, and leaves it to that person', async () => {
    const [veteran, thief] = [await aCustomer(app), await aCustomer(app)];
    const callback = await answer(await begin(veteran));
    expect(await faultOf(finish(thief, callback))).toBe('verification.unknown');
    expect(await groupsOf(thief)).toEqual([]);
    expect(await finish(veteran, callback)).toEqual({ group: 'military' });
  });

  it('refuses another person’s code with a state of one’s own', async () => {
    const [veteran, thief] = [await aCustomer(app), await aCustomer(app)];
    const { code } = await answer(await begin(veteran));
    const state = (await begin(thief)).searchParams.get('state') ?? '';
    expect(await faultOf(finish(thief, { state, code: code ?? '' }))).toBe('verification.denied');
    expect(await groupsOf(thief)).toEqual([]);
  });

  it('refuses a code of one group for another one', async () => {
    const customer = await aCustomer(app);
    const url = await begin(customer, 'military');
    url.searchParams.set('scopes', 'student');
    expect(await faultOf(finish(customer, await answer(url)))).toBe('verification.denied');
    expect(await groupsOf(customer)).toEqual([]);
  });

  it('verifies one account for one person, whatever the case, until that has ended', async () => {
    const [first, second] = [await aCustomer(app), await aCustomer(app)];
    await finish(first, await answer(await begin(first), { person: 'Jo Hale' }));
    const again = await answer(await begin(second), { person: 'Jo Hale' });
    expect(await faultOf(finish(second, again))).toBe('verification.usedElsewhere');
    await finish(first, await answer(await begin(first), { person: 'Jo Hale' }));
    await app.db.execute('UPDATE verification.result SET until = now() WHERE account_id = $1', [
      first.accountId,
    ]);
    expect(await groupsOf(first)).toEqual([]);
    await finish(second, await answer(await begin(second), { person: 'Jo Hale' }));
    expect(await groupsOf(second)).toEqual(['military']);
  });

  it.each([
    ['nobody’s state', { state: 'x'.repeat(43), code: 'x' }],
    ['an empty state', { state: '', code: 'x' }],
  ])('refuses %s', async (_, callback) => {
    expect(await faultOf(finish(await aCustomer(app), callback))).toBe('verification.unknown');
  });

  it('refuses a state after half an hour', async () => {
    const customer = await aCustomer(app);
    const callback = await answer(await begin(customer));
    await app.db.execute('UPDATE verification.visit SET expires_at = now() WHERE account_id = $1', [
      customer.accountId,
    ]);
    expect(await faultOf(finish(customer, callback))).toBe('verification.unknown');
  });

  it('has a partner that sends browsers nowhere but to the shop', async () => {
    const url = await begin(await aCustomer(app));
    for (const [name, value] of [
      ['redirect_uri', 'https://evil.example/account/verification/callback'],
      ['redirect_uri', `${STOREFRONT}/account/verification/callback/../../x`],
      ['client_id', 'somebody'],
      ['response_type', 'token'],
      ['code_challenge_method', 'plain'],
    ] as const) {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      expect([name, (await send(changed)).status]).toEqual([name, 400]);
    }
  });
});
