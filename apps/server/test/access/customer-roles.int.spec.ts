import { randomUUID } from 'node:crypto';

import {
  applyAsInstaller,
  type EndpointShape,
  getMyStanding,
  listMyInstallerApplications,
} from '@simpletread/contract';
import { type AccountTypeName, usualPriceGroup } from '@simpletread/domain';

import { aCustomer, type Customer, tokensAreAccountIds } from '../../src/sso/account-types/testing/people.js';
import { aForm, key } from '../../src/installers/applications/testing/installer-walk.js';
import { aStateTax, aZip } from '../builders/index.js';
import { everyEndpoint } from './every-endpoint.js';
import { startTestApp, type TestApp } from '../index.js';

type Answer = 'let in' | '401 access.signInRequired' | '403 access.refused';

/** Everyone outside of staff, with the account types that make them so. */
const ROLES: readonly (readonly [role: string, types: readonly AccountTypeName[]])[] = [
  ['customer', []],
  ['SimpleCrew member', []],
  ['partner', ['Partner Program']],
  ['fleet', ['Fleet']],
  ['special-order', ['Special Order']],
  ['wholesale', ['Wholesale']],
  ['retail member', ['Retail Member']],
  ['employee', ['EPP']],
  ['employee of a partner dealer', ['Employee Buying']],
  ['sales representative', ['Sales Tool']],
  ['installer applicant', []],
];

const ENDPOINTS = everyEndpoint();

const byPolicy = ({ access }: EndpointShape, isSignedIn: boolean): Answer => {
  if (access.kind === 'staff') return '401 access.signInRequired';
  if (access.kind === 'storefront') return '403 access.refused';
  if (access.kind === 'customer') return isSignedIn ? 'let in' : '401 access.signInRequired';
  return 'let in';
};

describe('roles of those who buy', () => {
  let app: TestApp;
  const people = new Map<string, Customer>();

  const grant = (accountId: string, type: AccountTypeName) =>
    app.db.execute(
      `WITH applied AS (
         INSERT INTO account_types.application (id, account_id, source, type, state, company_name, price_group, proposed_by)
         VALUES ($1, $2, 'staff', $3, 'approved', 'Acme', $4, $1) RETURNING id
       )
       INSERT INTO account_types.account_grant (id, account_id, type, company_name, price_group, source, application_id, since)
       SELECT $1, $2, $3, 'Acme', $4, 'staff', applied.id, now() - interval '1 day' FROM applied`,
      [randomUUID(), accountId, type, usualPriceGroup(type)],
    );

  // Walking all endpoints leaves it again.
  const joinCrew = () =>
    app.db.execute('INSERT INTO account_types.crew_member (account_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      people.get('SimpleCrew member')?.accountId,
    ]);

  beforeAll(async () => {
    app = await startTestApp({
      env: { RATE_LIMIT_PER_MINUTE: '1000000', STRICT_RATE_LIMIT_PER_MINUTE: '1000000' },
    });
    tokensAreAccountIds(app);
    for (const [role, types] of ROLES) {
      const customer = await aCustomer(app);
      for (const type of types) await grant(customer.accountId, type);
      people.set(role, customer);
    }
    await joinCrew();
    await aStateTax(app.db);
    await aZip(app.db);
    const applicant = people.get('installer applicant');
    await applicant?.client.call(applyAsInstaller, { body: aForm({ email: applicant.email }) }, key());
  });
  afterAll(() => app.close());

  /** The status of a call without content. A refusal of the input means that the caller was accepted. */
  const answerTo = async (
    { method, path }: EndpointShape,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> => {
    const url = app.url + path.replace(/\{\w+\}/g, '0198c0de-0000-7000-8000-00000000abcd');
    const stop = new AbortController();
    const response = await fetch(url, { method, headers, redirect: 'manual', signal: stop.signal });
    if (response.status !== 401 && response.status !== 403) {
      stop.abort();
      return 'let in';
    }
    const { code } = (await response.json()) as { code: string };
    return code.startsWith('access.') ? (`${response.status} ${code}` as Answer) : 'let in';
  };

  const answers = async (headers: Readonly<Record<string, string>>): Promise<Record<string, Answer>> => {
    const told: Record<string, Answer> = {};
    for (const endpoint of ENDPOINTS) told[endpoint.id] = await answerTo(endpoint, headers);
    return told;
  };

  const policy = (isSignedIn: boolean): Record<string, Answer> =>
    Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.id, byPolicy(endpoint, isSignedIn)]));

  it('let a visitor reach public endpoints only', async () => {
    expect(await answers({})).toEqual(policy(false));
  });

  it.each(ROLES.map(([role]) => role))(
    'let a %s reach their own and public endpoints, and none of staff [R6.01]',
    async (role) => {
      expect(await answers(people.get(role)?.headers ?? {})).toEqual(policy(true));
    },
  );

  it('show an application of an installer to its applicant alone', async () => {
    for (const [role] of ROLES) {
      const own = await people.get(role)?.client.call(listMyInstallerApplications, {});
      expect([role, own?.length]).toEqual([role, role === 'installer applicant' ? 1 : 0]);
    }
  });

  it('come from the account’s rows alone', async () => {
    await joinCrew();
    for (const [role, types] of ROLES) {
      const standing = await people.get(role)?.client.call(getMyStanding, {});
      expect([role, standing?.accountTypes.map(({ name }) => name)]).toEqual([
        role,
        types.length === 0 ? ['Retail'] : types,
      ]);
      expect([role, standing?.isCrewMember, standing?.mayQuote]).toEqual([
        role,
        role === 'SimpleCrew member',
        role === 'sales representative',
      ]);
    }
  });
});
