import { randomUUID } from 'node:crypto';

import {
  answerApplication,
  applyForType,
  askApplicant,
  type ApplicationReply,
  decideApproval,
  getApplication,
  getMyApplication,
  getMyStanding,
  listApplications,
  listMyApplications,
  proposeGrant,
  refuseApplication,
  takeUpApplication,
  withdrawApplication,
} from '@simpletread/contract';

import { call, startTestApp, type TestApp, send } from '../../../test/index.js';
import { faultOf } from '../sessions/testing/sign-in-walk.js';
import { aCustomer, aStaffClient, type Customer, PDF, tokensAreAccountIds } from './testing/people.js';

const key = () => ({ idempotencyKey: randomUUID() });

const FLEET = {
  companyName: 'Acme Haulage',
  priceGroup: 'fleet',
  taxExemption: { certificate: 'TX-4711', until: '2099-01-01T00:00:00Z' },
  until: null,
} as const;

describe('an application for an account type', () => {
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

  const apply = (customer: Customer, given: object = {}): Promise<ApplicationReply> =>
    customer.client.call(applyForType, {
      body: {
        type: 'Fleet',
        companyName: 'Acme Haulage',
        about: 'We run 12 vans.',
        documents: [PDF],
        ...given,
      },
    });
  const inReview = async (customer: Customer): Promise<{ id: string; version: number }> => {
    const { id, version } = await apply(customer);
    const taken = await ada.client.call(takeUpApplication, { params: { id }, body: { version } }, key());
    return { id, version: taken.version };
  };
  const mailsTo = async (email: string): Promise<string[]> =>
    (
      await app.db.query<{ template: string }>(
        'SELECT template FROM platform.message WHERE recipient = $1 ORDER BY created_at, id',
        [email],
      )
    ).map(({ template }) => template);
  const standingOf = (customer: Customer) => customer.client.call(getMyStanding, {});

  it('grants special prices and tax exemption with two admins’ approval, and at once [R6.02]', async () => {
    const customer = await aCustomer(app);
    expect(await standingOf(customer)).toMatchObject({
      accountTypes: [{ name: 'Retail' }],
      accountTypeCompany: null,
      priceLabel: null,
      greeting: null,
    });
    const { id, version } = await inReview(customer);
    const proposed = await ada.client.call(
      proposeGrant,
      { params: { id }, body: { version, ...FLEET } },
      key(),
    );
    expect(proposed).toMatchObject({ state: 'awaitingApproval', proposal: { priceGroup: 'fleet' } });
    expect((await customer.client.call(getMyApplication, { params: { id } })).state).toBe('inReview');
    expect(await standingOf(customer)).toMatchObject({ priceGroup: 'retail', isTaxExempt: false });
    const decide = (who: typeof ada) =>
      who.client.call(
        decideApproval,
        { params: { id: proposed.approvalId ?? '' }, body: { decision: 'approve' } },
        key(),
      );
    expect(await faultOf(decide(ada))).toBe('approval.ownRequest');
    await decide(ben);
    expect(await standingOf(customer)).toMatchObject({
      accountTypes: [{ name: 'Fleet' }],
      accountTypeCompany: { companyName: 'Acme Haulage' },
      priceGroup: 'fleet',
      priceLabel: 'Fleet price',
      greeting: 'Hi Priya, special pricing from your account is on.',
      isTaxExempt: true,
    });
    expect(await faultOf(decide(ben))).toBe('approval.decided');
    expect(await mailsTo(customer.email)).toEqual(['application-received', 'account-type-granted']);
  });

  it('gets a question, an answer with more documents, and a refusal with a reason', async () => {
    const customer = await aCustomer(app);
    const { id, version } = await inReview(customer);
    const text = 'Which of your cars are insured?';
    const asked = await ada.client.call(askApplicant, { params: { id }, body: { version, text } }, key());
    expect(asked.state).toBe('moreInfoAsked');
    const answered = await customer.client.call(answerApplication, {
      params: { id },
      body: { text: 'All of them.', documents: [PDF] },
    });
    expect(answered).toMatchObject({ state: 'inReview', documents: [{}, {}] });
    expect(answered.entries.map(({ by, byName, text: said }) => [by, byName, said])).toEqual([
      ['customer', null, 'We run 12 vans.'],
      ['staff', null, ''],
      ['staff', null, text],
      ['customer', null, 'All of them.'],
    ]);
    await ada.client.call(
      refuseApplication,
      { params: { id }, body: { version: answered.version, text: 'Too few cars.' } },
      key(),
    );
    expect((await customer.client.call(getMyApplication, { params: { id } })).state).toBe('refused');
    expect(await mailsTo(customer.email)).toEqual([
      'application-received',
      'application-question',
      'application-refused',
    ]);
    await apply(customer);
  });

  it('goes back to its reader when the second admin refuses the terms, and grants nothing', async () => {
    const customer = await aCustomer(app);
    const { id, version } = await inReview(customer);
    const { approvalId } = await ada.client.call(
      proposeGrant,
      { params: { id }, body: { version, ...FLEET } },
      key(),
    );
    await ben.client.call(
      decideApproval,
      { params: { id: approvalId ?? '' }, body: { decision: 'refuse', note: 'Wrong certificate' } },
      key(),
    );
    const seen = await ada.client.call(getApplication, { params: { id } });
    expect([seen.state, seen.entries.at(-1)]).toEqual([
      'inReview',
      expect.objectContaining({ text: 'Wrong certificate', isInternal: true }),
    ]);
    const { entries } = await customer.client.call(getMyApplication, { params: { id } });
    expect(JSON.stringify(entries)).not.toContain('Wrong certificate');
    expect((await standingOf(customer)).priceGroup).toBe('retail');
  });

  it('that was withdrawn meanwhile cannot be granted', async () => {
    const customer = await aCustomer(app);
    const { id, version } = await inReview(customer);
    const { approvalId } = await ada.client.call(
      proposeGrant,
      { params: { id }, body: { version, ...FLEET } },
      key(),
    );
    await customer.client.call(withdrawApplication, { params: { id } });
    const params = { id: approvalId ?? '' };
    expect(
      await faultOf(ben.client.call(decideApproval, { params, body: { decision: 'approve' } }, key())),
    ).toBe('application.movedOn');
    expect((await standingOf(customer)).accountTypes).toEqual([{ name: 'Retail' }]);
    expect(await mailsTo(customer.email)).toContain('application-withdrawn');
  });

  it('belongs to its applicant: another’s and a missing one answer the same 404', async () => {
    const [owner, other] = [await aCustomer(app), await aCustomer(app)];
    const { id } = await apply(owner);
    const answers = async (asked: string) => {
      const path = `${app.url}/users/me/applications/${asked}`;
      const form = { headers: { ...other.headers, 'content-type': 'application/x-www-form-urlencoded' } };
      return [
        await call(path, { headers: other.headers }),
        await call(`${path}/withdrawal`, { method: 'POST', headers: other.headers }),
        await send(`${path}/answers`, { method: 'POST', ...form, body: 'text=hello' }).then(
          async (response) => ({ status: response.status, body: await response.json() }),
        ),
      ].map(({ status, body }) => [status, (body as { code: string }).code]);
    };
    const missing = [404, 'record.missing'];
    expect(await answers(id)).toEqual([missing, missing, missing]);
    expect(await answers(randomUUID())).toEqual([missing, missing, missing]);
    expect(await other.client.call(listMyApplications, {})).toEqual([]);
    expect((await owner.client.call(listMyApplications, {})).map((one) => one.id)).toEqual([id]);
  });

  it.each([
    ['no document', { documents: [] }, 'request.invalid'],
    [
      'a page that calls itself a picture',
      { documents: [new Blob(['<html>'], { type: 'image/png' })] },
      'application.documentType',
    ],
    [
      'the beginning of a JPEG',
      { documents: [new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 2])], { type: 'image/jpeg' })] },
      'application.documentType',
    ],
    [
      'a PDF that calls itself a JPEG',
      { documents: [new Blob(['%PDF-1.7'], { type: 'image/jpeg' })] },
      'application.documentType',
    ],
    ['a page', { documents: [new Blob(['<html>'], { type: 'text/html' })] }, 'application.documentType'],
    [
      'an empty file',
      { documents: [new Blob([], { type: 'application/pdf' })] },
      'application.documentMissing',
    ],
    [
      'a large file',
      { documents: [new Blob([`%PDF-${'x'.repeat(1_048_576)}`], { type: 'application/pdf' })] },
      'application.documentTooLarge',
    ],
    ['five files', { documents: [PDF, PDF, PDF, PDF, PDF] }, 'request.invalid'],
    ['a type that is not applied for', { type: 'EPP' }, 'request.invalid'],
    ['a price group of its own choice', { priceGroup: 'wholesale' }, 'request.invalid'],
    ['tax exemption', { isTaxExempt: 'true' }, 'request.invalid'],
    ['a state', { state: 'approved' }, 'request.invalid'],
    ['another account', { accountId: '0198c0de-0000-7000-8000-000000000002' }, 'request.invalid'],
  ])('is not taken with %s', async (_, given, code) => {
    const customer = await aCustomer(app);
    expect(await faultOf(apply(customer, given))).toMatch(
      code === 'request.invalid' ? /^request\.(invalid|unknownField)$/ : code,
    );
    expect(await customer.client.call(listMyApplications, {})).toEqual([]);
  });

  it('is one of a type at a time, also for two at once', async () => {
    const customer = await aCustomer(app);
    const ends = await Promise.all([1, 2, 3].map(() => faultOf(apply(customer))));
    expect(ends.sort()).toEqual(['application.openAlready', 'application.openAlready', 'none']);
  });

  it('hands its documents to staff alone, as files that no browser shows as our page', async () => {
    const customer = await aCustomer(app);
    const { documents } = await apply(customer);
    const url = `${app.url}/admin/account-documents/${documents[0]?.id}`;
    const response = await send(url, { headers: ada.headers });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('license');
    for (const headers of [{}, customer.headers]) expect((await send(url, { headers })).status).toBe(401);
    const marketer = await aStaffClient(app, { role: 'marketer' });
    expect((await send(url, { headers: marketer.headers })).status).toBe(403);
  });

  it('is decided on the version that was seen, and in its order', async () => {
    const customer = await aCustomer(app);
    const { id, version } = await apply(customer);
    const body = { version, ...FLEET };
    const propose = () => ada.client.call(proposeGrant, { params: { id }, body }, key());
    expect(await faultOf(propose())).toBe('application.movedOn');
    await ada.client.call(takeUpApplication, { params: { id }, body: { version } }, key());
    expect(await faultOf(propose())).toBe('record.stale');
  });

  it('is in the staff list with its applicant, masked for staff who may not see contacts', async () => {
    const customer = await aCustomer(app);
    const { id } = await apply(customer);
    const rows = await ada.client.call(listApplications, {
      query: { filter: JSON.stringify({ isOpen: true }), range: '[0,499]' },
    });
    expect(rows.find((row) => row.id === id)).toMatchObject({ email: customer.email, name: 'Priya Raman' });
  });
});
