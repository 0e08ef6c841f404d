import {
  forgetPastSearches,
  getMe,
  keepPastSearch,
  listPastSearches,
  setPersonalization,
} from '@simpletread/contract';

import { OrdersModule } from '../../orders/orders.module.js';
import { SsoModule } from '../sso.module.js';
import { aZip } from '../../../test/builders/index.js';
import { call, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { Accounts } from '../accounts/accounts.js';
import { PersonalizationReader } from '../sign-in/personalization-reader.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { ok } from '@simpletread/domain';

describe('a signed-in customer', () => {
  let app: TestApp;
  let signIn: ReturnType<typeof signedInCustomers>;
  beforeAll(async () => {
    app = await startTestApp({ modules: [SsoModule, OrdersModule] });
    signIn = signedInCustomers(app);
    await aZip(app.db);
  });
  afterAll(() => app.close());

  it('gets their own facts: uid, account types with the first one’s name, and the company [R3.02]', async () => {
    const { accountId, email, headers } = await signIn({ firstName: 'Dana' });
    expect(await app.client.call(getMe, {}, { headers })).toEqual({
      uid: accountId,
      email,
      firstName: 'Dana',
      lastName: 'Raman',
      phone: null,
      isEmailProved: true,
      accountTypes: [{ name: 'Retail' }],
      accountTypeCompany: null,
    });
  });

  it('cannot become another customer by naming one', async () => {
    const [priya, eve] = [await signIn(), await signIn()];
    for (const path of ['/users/me', '/users/me/history/search', '/users/me/orders', '/users/me/garage']) {
      const { status } = await call(`${app.url}${path}?ssoUid=${priya.accountId}`, { headers: eve.headers });
      expect([path, status]).toEqual([path, 403]);
    }
  });

  describe('has a personalization', () => {
    const put = ({ headers }: SignedInCustomer, body: Record<string, string | null>) =>
      app.client.call(setPersonalization, { body }, { headers });
    const read = (accountId: string, regionId: string | null = null) =>
      app.get(PersonalizationReader).read(accountId, regionId);

    it('that keeps omitted values and clears null ones [R7.02]', async () => {
      const priya = await signIn();
      await put(priya, {
        gaClientId: 'ga.1',
        rudderAnonymousId: 'anon',
        rudderSessionId: '171',
        userLocationZip: '19147-1234',
      });
      expect(await put(priya, { gaClientId: null })).toEqual({
        userPersonalization: { userLocation: { zip: '19147', region: 'PA' } },
        gaClientId: null,
        rudderAnonymousId: 'anon',
        rudderSessionId: '171',
        userLocationZip: '19147',
      });
    });

    it('that refuses a nonexistent ZIP and unknown fields', async () => {
      const priya = await signIn();
      await expect(put(priya, { userLocationZip: '00001' })).rejects.toMatchObject({
        code: 'contact.zipInvalid',
      });
      await expect(put(priya, { accountType: 'Wholesale' })).rejects.toMatchObject({ statusCode: 400 });
    });

    it('that the sign-in provider reads for its session', async () => {
      const priya = await signIn();
      expect(await read(priya.accountId)).toEqual({ userLocation: { zip: null, region: null } });
      await put(priya, { userLocationZip: '19147' });
      expect(await read(priya.accountId)).toEqual({ userLocation: { zip: '19147', region: 'PA' } });
      expect(await read(priya.accountId, 'PA')).toEqual({ userLocation: { zip: '19147', region: 'PA' } });
      expect(await read(priya.accountId, 'NJ')).toEqual({ userLocation: { zip: null, region: 'NJ' } });
    });
  });

  describe('has past searches', () => {
    const list = async ({ headers }: SignedInCustomer) =>
      (await app.client.call(listPastSearches, {}, { headers })).searches.map(({ link }) => link);
    const keep = ({ headers }: SignedInCustomer, link: string, label = link) =>
      app.client.call(keepPastSearch, { body: { label, link } }, { headers });

    it('of their own, newest first, each once, which they can forget [R7.03]', async () => {
      const [priya, eve] = [await signIn(), await signIn()];
      for (const href of ['/tire-sizes/225-65r17', '/brands/toyo-tires', '/tire-sizes/225-65r17'])
        await keep(priya, href);
      expect(await list(priya)).toEqual(['/tire-sizes/225-65r17', '/brands/toyo-tires']);
      expect(await list(eve)).toEqual([]);
      await app.client.call(forgetPastSearches, {}, { headers: eve.headers });
      expect(await list(priya)).toHaveLength(2);
      await app.client.call(forgetPastSearches, {}, { headers: priya.headers });
      expect(await list(priya)).toEqual([]);
    });

    it('with all that is shown of them again [R3.03]', async () => {
      const { headers } = await signIn();
      const search = {
        label: '2019 Honda CR-V EX',
        link: '/vehicles/honda/cr-v/2019?trim=ex',
        typeName: 'vehicle' as const,
        detailLabel: '225/65R17',
        vehicleMetadata: { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' },
        image: '/tires/touring-1-hero-480.webp',
        isPillItem: true,
      };
      await app.client.call(keepPastSearch, { body: search }, { headers });
      const { searches } = await app.client.call(listPastSearches, {}, { headers });
      expect(searches).toEqual([{ ...search, searchedAt: expect.any(String) as string }]);
    });

    it('of which twenty are kept', async () => {
      const priya = await signIn();
      for (let n = 1; n <= 22; n += 1) await keep(priya, `/brands/b${n}-tires`);
      const kept = await list(priya);
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, '/brands/b22-tires', '/brands/b3-tires']);
      expect(
        await app.db.one('SELECT count(*) AS n FROM customers.past_search WHERE account_id = $1', [
          priya.accountId,
        ]),
      ).toEqual({ n: 20 });
    });

    it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example', '', '/'])(
      'that never lead to %j',
      async (href) => {
        await expect(keep(await signIn(), href, 'x')).rejects.toMatchObject({ statusCode: 400 });
      },
    );
  });

  it('leaves nothing here once the account is erased', async () => {
    const { accountId, headers } = await signIn();
    await app.client.call(keepPastSearch, { body: { label: 'x', link: '/x' } }, { headers });
    await app.client.call(setPersonalization, { body: { gaClientId: 'ga' } }, { headers });
    await app.get(UnitOfWork).run(async (tx) => {
      await app.get(Accounts).erase(tx, accountId);
      return ok(null);
    });
    await eventually(async () => {
      const left = await app.db.one<{ n: number }>(
        `SELECT (SELECT count(*) FROM customers.past_search WHERE account_id = $1)
           + (SELECT count(*) FROM customers.personalization WHERE account_id = $1) AS n`,
        [accountId],
      );
      expect(left).toEqual({ n: 0 });
    });
  });
});
