import { randomUUID } from 'node:crypto';

import { type AdminCase, mergeCase, solveCase, splitCase } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';
import { signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { LeavingStaff } from '../../platform/work-owners/index.js';
import { SsoModule } from '../../sso/sso.module.js';
import { SupportModule } from '../support.module.js';
import { PersonalCases } from './personal-cases.js';
import { RunCases } from './run-cases.js';
import { caseCalls, once } from './testing/case-calls.js';

describe('cases', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof caseCalls>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [SsoModule, SupportModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = caseCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('UPDATE support.case_entry SET network = NULL'));

  it('of one customer are merged: the thread moves, and answers to the old address follow it', async () => {
    const [one, two, other] = [
      await calls.opened({ email: 'mia@mail.test' }),
      await calls.opened({ email: 'mia@mail.test', message: 'And a second thing.' }),
      await calls.opened(),
    ];
    const params = { id: two.id };
    const merge = (caseNumber: string) =>
      app.client.call(mergeCase, { params, body: { version: two.version, caseNumber } }, once());
    await expect(merge(other.caseNumber)).rejects.toMatchObject({ code: 'case.numberUnknown' });
    const merged = await merge(one.caseNumber);
    expect(merged).toMatchObject({ id: one.id, unanswered: 2 });
    expect(merged.entries).toHaveLength(2);
    expect(await calls.get(two.id)).toMatchObject({
      state: 'closed',
      mergedInto: { id: one.id },
      entries: [],
    });
    expect(await calls.customerWrites(two.id, 'Thanks')).toMatchObject({ id: one.id });
  });

  it('that were merged stay ours, with the earlier deadline, and answers follow to the last of them', async () => {
    const email = 'nell@mail.test';
    const [one, two, three] = [
      await calls.opened({ email }),
      await calls.opened({ email, message: 'Still late.' }),
      await calls.opened({ email, message: 'And this.' }),
    ];
    const merge = ({ id, version }: AdminCase, { caseNumber }: AdminCase) =>
      app.client.call(mergeCase, { params: { id }, body: { version, caseNumber } }, once());
    await calls.answer(two);
    await calls.step(solveCase, three);
    const open = await merge(one, two);
    expect(open).toMatchObject({ state: 'open', unanswered: 1, answerDueAt: one.answerDueAt });
    expect(await merge(open, three)).toMatchObject({ state: 'open', unanswered: 1, solvedAt: null });
    expect(await calls.customerWrites(one.id, 'Thanks')).toMatchObject({ id: three.id });
  });

  it('never promise an answer in the past', async () => {
    const email = 'late@mail.test';
    for (let n = 0; n < 5; n += 1) await calls.write({ email });
    await app.db.execute(
      `UPDATE support.customer_case SET answer_due_at = now() - interval '3 days' WHERE mailbox = $1`,
      [email],
    );
    const { answerBy } = await calls.write({ email });
    expect(Date.parse(answerBy)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('of one person can’t drown the inbox: five open ones take all further messages, and 30 a day are enough', async () => {
    const email = 'flood@mail.test';
    for (let n = 0; n < 30; n += 1) await calls.write({ email });
    expect(await calls.list({ q: email })).toHaveLength(5);
    await expect(calls.write({ email })).rejects.toMatchObject({ code: 'request.rateLimited' });
    // Their own mails are counted apart, and kept above the limit.
    const [newest] = await calls.list({ q: email });
    for (let n = 0; n < 32; n += 1)
      expect(await calls.customerWrites(newest?.id ?? '', `Mail ${n}`)).toMatchObject({ id: newest?.id });
    await expect(calls.write()).resolves.toMatchObject({ caseNumber: expect.any(String) as string });
  });

  it('are split: a message about another matter has a case of its own', async () => {
    const one = await calls.opened({ subject: 'My order' });
    await calls.customerWrites(one.id, 'And do you sell wheels?');
    const both = await calls.get(one.id);
    const split = (record: AdminCase, entryId: string) =>
      app.client.call(
        splitCase,
        { params: { id: record.id }, body: { version: record.version, entryId, subject: 'Wheels' } },
        once(),
      );
    const [, message] = both.entries;
    const other = await split(both, message?.id ?? '');
    expect(other).toMatchObject({
      ...{ subject: 'Wheels', state: 'new', channel: 'mail', unanswered: 1, email: both.email },
      follows: { caseNumber: one.caseNumber },
    });
    expect(other.entries.map(({ text }) => text)).toEqual(['And do you sell wheels?']);
    expect(other.answerDueAt).not.toBeNull();
    const rest = await calls.get(one.id);
    expect([rest.entries.length, rest.unanswered]).toEqual([1, 1]);
    // An answer to either one finds its own case.
    expect(await calls.customerWrites(other.id, 'Steel ones')).toMatchObject({ id: other.id });
    await expect(split(both, rest.entries[0]?.id ?? '')).rejects.toMatchObject({ code: 'record.stale' });
    await expect(split(rest, rest.entries[0]?.id ?? '')).rejects.toMatchObject({ code: 'case.messageAlone' });
    await expect(split(rest, other.entries[0]?.id ?? '')).rejects.toMatchObject({
      code: 'case.messageAlone',
    });
  });

  it('that wait for their customer close after a month without a message', async () => {
    const [idle, lately] = [await calls.opened(), await calls.opened()];
    for (const [one, days] of [
      [idle, 30],
      [lately, 29],
    ] as const) {
      await calls.answer(one);
      await app.db.execute(
        'UPDATE support.customer_case SET last_message_at = now() - make_interval(days => $2) WHERE id = $1',
        [one.id, days],
      );
    }
    await app.get(RunCases).run();
    expect([(await calls.get(idle.id)).state, (await calls.get(lately.id)).state]).toEqual([
      'closed',
      'waiting',
    ]);
  });

  it('of a colleague who leaves are nobody’s, except those that are over', async () => {
    const [open, over] = [await calls.opened(), await calls.opened()];
    const owned = await calls.answer(open);
    await calls.answer(over, { isSolved: true });
    await app.get(UnitOfWork).run(async (tx) => {
      await app.get(LeavingStaff).free(tx, owned.owner?.staffId ?? '');
      return ok(null);
    });
    expect([(await calls.get(open.id)).owner, (await calls.get(over.id)).owner?.name]).toEqual([
      null,
      'Robin Castillo',
    ]);
  });

  it('are exported and erased with the account that proved their mailbox, not with one that only named it', async () => {
    const dana = await signedInCustomers(app)();
    const { caseNumber } = await calls.write({ email: dana.email, message: 'Mine.' }, dana.headers);
    const [row] = await calls.list({ q: caseNumber });
    const { caseNumber: other } = await calls.write({ email: 'victim@mail.test' }, dana.headers);
    const [named] = await calls.list({ q: other });
    // Neither does a guest who types the address get a word into the account's cases.
    for (let n = 0; n < 6; n += 1) await calls.write({ email: dana.email });
    expect((await calls.get(row?.id ?? '')).entries).toHaveLength(1);
    await calls.customerWrites(named?.id ?? '', 'My secret.');
    const said = JSON.stringify(
      await app.get(PersonalCases).collect(app.db, { accountId: dana.accountId, email: dana.email }),
    );
    expect([said.includes('Mine.'), said.includes('secret')]).toEqual([true, false]);
    await app.get(UnitOfWork).run(async (tx) => {
      const person = { accountId: dana.accountId, email: dana.email };
      await app
        .get(PersonalCases)
        .erase(tx, { person, requestId: randomUUID(), contacts: [], subjectIds: [] });
      return ok(null);
    });
    expect(await app.db.one('SELECT id FROM support.customer_case WHERE id = $1', [row?.id])).toBeNull();
    expect(await calls.get(named?.id ?? '')).toMatchObject({ email: 'victim@mail.test' });
  });
});
