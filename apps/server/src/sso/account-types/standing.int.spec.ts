import { randomUUID } from 'node:crypto';

import {
  addEmployer,
  assignAccountType,
  changeEmployer,
  decideApproval,
  endAccountType,
  endEmployer,
  getAccount,
  getMe,
  getMyStanding,
  joinCrew,
  leaveCrew,
  listAccounts,
  listEmployers,
  proveEmployment,
} from '@simpletread/contract';

import { call, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { ACCOUNT_REGISTERED } from '../accounts/account.events.js';
import { faultOf } from '../sessions/testing/sign-in-walk.js';
import { CustomerAuthenticator } from '../../platform/access/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { Outbox } from '../../platform/outbox/index.js';
import { aCustomer, aStaffClient, type Customer, tokensAreAccountIds } from './testing/people.js';

const key = () => ({ idempotencyKey: randomUUID() });
const RETAIL_TERMS = { companyName: null, priceGroup: 'retail', taxExemption: null, until: null } as const;

describe('what an account is', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<typeof aStaffClient>>;
  let ben: Awaited<ReturnType<typeof aStaffClient>>;
  beforeAll(async () => {
    app = await startTestApp();
    tokensAreAccountIds(app);
    ada = await aStaffClient(app, { role: 'admin', name: 'Ada' });
    ben = await aStaffClient(app, { role: 'admin', name: 'Ben' });
  });
  afterAll(() => app.close());

  const standingOf = (customer: Customer) => customer.client.call(getMyStanding, {});
  const principalOf = (customer: Customer) => app.get(CustomerAuthenticator).authenticate(customer.accountId);
  const agree = (approvalId: string | null, decision: 'approve' | 'refuse' = 'approve') =>
    ben.client.call(
      decideApproval,
      { params: { id: approvalId ?? '' }, body: { decision, note: 'Seen' } },
      key(),
    );
  const domainOf = () => `firm-${randomUUID().slice(0, 8)}.com`;
  const anEmployer = async (domain: string, type: 'EPP' | 'Employee Buying' = 'Employee Buying') => {
    const body = { name: `Firm ${domain}`, type, domains: [domain] };
    const added = await ada.client.call(addEmployer, { body }, key());
    return { ...added, body };
  };
  const assign = (customer: Customer, given: object = {}) =>
    ada.client.call(
      assignAccountType,
      { params: { id: customer.accountId }, body: { type: 'Sales Tool', ...RETAIL_TERMS, ...given } },
      key(),
    );

  it('changes for every server as soon as it is changed', async () => {
    const customer = await aCustomer(app);
    expect((await principalOf(customer))?.accountTypes).toEqual(['Retail']);
    await assign(customer);
    await eventually(async () => expect((await principalOf(customer))?.accountTypes).toEqual(['Sales Tool']));
    const { grants } = await ada.client.call(getAccount, { params: { id: customer.accountId } });
    const [grant] = grants;
    await ada.client.call(
      endAccountType,
      { params: { id: grant?.id ?? '' }, body: { version: grant?.version ?? 0 } },
      key(),
    );
    await eventually(async () => expect((await principalOf(customer))?.accountTypes).toEqual(['Retail']));
    expect((await standingOf(customer)).accountTypes).toEqual([{ name: 'Retail' }]);
  });

  it.each([
    ['no prices of its own', {}, true],
    ['prices of its own', { type: 'Fleet', companyName: 'Acme', priceGroup: 'fleet' }, false],
    ['prices of another type', { priceGroup: 'member', companyName: 'Acme' }, false],
    ['tax exemption', { taxExemption: { certificate: 'TX-1', until: '2099-01-01T00:00:00Z' } }, false],
  ])('is given by one admin where it has %s: %s', async (_, given, isGranted) => {
    const customer = await aCustomer(app);
    const reply = await assign(customer, given);
    expect(reply.isGranted).toBe(isGranted);
    const standing = await standingOf(customer);
    expect(standing.mayQuote).toBe(isGranted);
    expect([standing.accountTypes[0]?.name, standing.priceGroup, standing.isTaxExempt]).toEqual([
      isGranted ? 'Sales Tool' : 'Retail',
      'retail',
      false,
    ]);
    expect(await faultOf(assign(customer, given))).toBe(isGranted ? 'none' : 'application.openAlready');
  });

  it('is no longer a type that has ended, nor tax exempt by a certificate that has', async () => {
    const customer = await aCustomer(app);
    await app.db.execute(
      `INSERT INTO account_types.application (id, account_id, source, type, state, price_group, proposed_by)
       VALUES ($1, $2, 'staff', 'Fleet', 'approved', 'fleet', $1)`,
      [customer.accountId, customer.accountId],
    );
    await app.db.execute(
      `INSERT INTO account_types.account_grant (id, account_id, type, price_group, source, application_id, since, until,
         tax_certificate, tax_exempt_until)
       VALUES ($1, $1, 'Fleet', 'fleet', 'staff', $1, now() - interval '2 days', now() + interval '1 day', 'TX', now() - interval '1 second')`,
      [customer.accountId],
    );
    expect(await standingOf(customer)).toMatchObject({ priceGroup: 'fleet', isTaxExempt: false });
    await app.db.execute('UPDATE account_types.account_grant SET until = now() WHERE account_id = $1', [
      customer.accountId,
    ]);
    expect(await standingOf(customer)).toMatchObject({ priceGroup: 'retail' });
  });

  it('is a member of SimpleCrew for free from joining to leaving, with prices labeled so', async () => {
    const customer = await aCustomer(app);
    expect(await customer.client.call(joinCrew, {})).toMatchObject({
      isCrewMember: true,
      priceLabel: 'SimpleCrew price',
    });
    expect((await customer.client.call(joinCrew, {})).isCrewMember).toBe(true);
    expect((await customer.client.call(leaveCrew, {})).priceLabel).toBeNull();
    const trail = await app.db.query<{ action: string }>(
      'SELECT action FROM platform.audit_row WHERE subject_id = $1 ORDER BY at, id',
      [customer.accountId],
    );
    expect(trail.map(({ action }) => action)).toEqual(['crew.join', 'crew.leave']);
  });

  it('is a member from the start where that was wished while registering', async () => {
    const customer = await aCustomer(app);
    await app.db.execute('UPDATE identity.account SET is_crew_wished = true WHERE id = $1', [
      customer.accountId,
    ]);
    await app.get(UnitOfWork).run(async (tx) => {
      const { accountId } = customer;
      await app
        .get(Outbox)
        .record(tx, { type: ACCOUNT_REGISTERED, aggregateId: accountId, payload: { accountId } });
      return { ok: true, value: null };
    });
    await eventually(async () => expect((await standingOf(customer)).isCrewMember).toBe(true));
  });

  it('buys as an employee by a confirmed address of a company that two admins have put on the list [R3.02 company]', async () => {
    const domain = domainOf();
    const employer = await anEmployer(domain);
    const customer = await aCustomer(app, `dana@${domain}`);
    const prove = () => customer.client.call(proveEmployment, {});
    expect(await faultOf(prove())).toBe('employer.unknown');
    await agree(employer.approvalId);
    expect(await prove()).toMatchObject({
      accountTypes: [{ name: 'Employee Buying' }],
      accountTypeCompany: { companyName: employer.name },
      priceGroup: 'employee',
      priceLabel: 'Special pricing',
      analyticsAccountType: 'Employee Buying',
    });
    expect(await customer.client.call(getMe, {})).toMatchObject({
      uid: customer.accountId,
      accountTypes: [{ name: 'Employee Buying' }],
      accountTypeCompany: { companyName: employer.name },
    });
    await prove();
    const { grants } = await ada.client.call(getAccount, { params: { id: customer.accountId } });
    expect(grants.filter(({ isInForce }) => isInForce)).toHaveLength(1);
  });

  it('buys as an employee no longer once the company or its domain is off the list', async () => {
    const [domain, other] = [domainOf(), domainOf()];
    const employer = await anEmployer(domain);
    await agree(employer.approvalId);
    const customer = await aCustomer(app, `dana@${domain}`);
    await customer.client.call(proveEmployment, {});
    const [row] = await ada.client.call(listEmployers, {
      query: { filter: JSON.stringify({ id: [employer.id] }) },
    });
    expect(row).toMatchObject({ isActive: true, employeeCount: 1, approvalId: null });
    const params = { id: employer.id };
    const proposed = await ada.client.call(
      changeEmployer,
      { params, body: { ...employer.body, domains: [other], version: row?.version ?? 0 } },
      key(),
    );
    expect(proposed).toMatchObject({ domains: [domain], isActive: true });
    expect((await standingOf(customer)).priceGroup).toBe('employee');
    await agree(proposed.approvalId);
    expect((await standingOf(customer)).priceGroup).toBe('retail');
    const ended = await ada.client.call(
      endEmployer,
      { params, body: { version: proposed.version + 1 } },
      key(),
    );
    expect(ended.isActive).toBe(false);
  });

  it('is not an employee with an address below or outside the domain, or an unconfirmed one', async () => {
    const domain = domainOf();
    await agree((await anEmployer(domain, 'EPP')).approvalId);
    for (const email of [`a@sub.${domain}`, `b@${domain}.evil.example`, `c@x${domain}`]) {
      const customer = await aCustomer(app, email);
      expect([email, await faultOf(customer.client.call(proveEmployment, {}))]).toEqual([
        email,
        'employer.unknown',
      ]);
    }
    const customer = await aCustomer(app, `d@${domain}`);
    await app.db.execute('UPDATE identity.account SET email_proved_at = NULL WHERE id = $1', [
      customer.accountId,
    ]);
    expect(await faultOf(customer.client.call(proveEmployment, {}))).toBe('employer.unknown');
  });

  it('never comes from the request', async () => {
    const customer = await aCustomer(app);
    const claim = {
      accountTypes: [{ name: 'Wholesale' }],
      accountType: 'Wholesale',
      role: 'admin',
      priceGroup: 'wholesale',
      isTaxExempt: true,
    };
    const headers = { ...customer.headers, 'x-account-type': 'Wholesale', cookie: 'accountType=Wholesale' };
    const writes = [
      ['PUT', '/users/me/simplecrew'],
      ['DELETE', '/users/me/simplecrew'],
      ['PUT', '/users/me/employment'],
      ['POST', '/users/me/verifications'],
      ['PUT', '/users/me/personalization'],
      ['POST', '/users/me/applications'],
    ] as const;
    for (const [method, path] of writes) {
      const { status } = await call(app.url + path, { method, headers, body: claim });
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      expect((await call(`${app.url}${path}?priceGroup=wholesale`, { method, headers })).status).toBe(400);
    }
    const { body } = await call(`${app.url}/users/me/account-standing`, { headers });
    expect(body).toMatchObject({
      accountTypes: [{ name: 'Retail' }],
      priceGroup: 'retail',
      isTaxExempt: false,
    });
    const asStaff = await call(`${app.url}/admin/accounts/${customer.accountId}/types`, {
      method: 'POST',
      headers: { ...customer.headers, ...key() },
      body: { type: 'Wholesale', ...RETAIL_TERMS },
    });
    expect(asStaff.status).toBe(401);
  });

  it('is found by staff by type, membership and name, with the address for those who may see it', async () => {
    const customer = await aCustomer(app);
    await assign(customer);
    await customer.client.call(joinCrew, {});
    const find = (who: typeof ada, filter: object) =>
      who.client.call(listAccounts, {
        query: { filter: JSON.stringify({ ...filter, id: [customer.accountId] }) },
      });
    const [row] = await find(ada, { type: 'Sales Tool', isCrewMember: true, q: customer.email });
    expect(row).toMatchObject({ email: customer.email, accountTypes: ['Sales Tool'], isCrewMember: true });
    expect(await find(ada, { type: 'Retail' })).toEqual([]);
    expect(await find(ada, { isCrewMember: false })).toEqual([]);
    expect(await find(ada, { verifiedGroup: 'military' })).toEqual([]);
  });
});
