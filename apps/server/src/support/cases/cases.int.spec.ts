import { randomUUID } from 'node:crypto';

import {
  type AdminCase,
  type CallInput,
  changeCase,
  listCaseTeam,
  logCall,
  noteCase,
  rehearseCase,
  reopenCase,
  snoozeCase,
  solveCase,
} from '@simpletread/contract';

import { aPlacedOrder, aSignedInStaff } from '../../../test/builders/index.js';
import { brokenInvariants, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { SupportModule } from '../support.module.js';
import { PersonalCases } from './personal-cases.js';
import { RunCases } from './run-cases.js';
import { A_CALL, as, caseCalls, file, once, PDF, PNG } from './testing/case-calls.js';

describe('cases', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof caseCalls>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, PeopleModule, SsoModule, SupportModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = caseCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('UPDATE support.case_entry SET network = NULL'));

  it('begin with the contact form, which has exactly its fields, and with a receipt that repeats none of them [R3.19 contact] [R2.36 contact]', async () => {
    const one = await calls.opened({ attachment: file(PNG, '../tire.png', 'image/png') });
    expect(one).toMatchObject({
      state: 'new',
      channel: 'form',
      subject: 'My appointment',
      name: 'Dana Whitfield',
      phone: '2155550134',
      unanswered: 1,
      answerDueAt: expect.any(String) as string,
      entries: [
        {
          kind: 'customer',
          text: 'Can the shop also do an alignment?',
          files: [{ name: 'tire.png', mediaType: 'image/png' }],
        },
      ],
    });
    const [receipt] = await calls.mails(one.email);
    expect(receipt).toMatchObject({
      template: 'case-received',
      reply_to: expect.stringMatching(/^reply\+/) as string,
    });
    expect(receipt?.text).not.toMatch(/alignment|Dana/);
    await expect(calls.write({ firstName: '' })).rejects.toMatchObject({ code: 'contact.firstNameInvalid' });
    await expect(calls.write({ message: ' ' })).rejects.toMatchObject({ code: 'contact.messageInvalid' });
    await expect(calls.write({ phone: '555' })).rejects.toMatchObject({ code: 'contact.phoneInvalid' });
  });

  it('never say whether an order exists', async () => {
    const { orderId } = await aPlacedOrder(app, { shipTo: { email: 'buyer@mail.test' } });
    const { number = '' } =
      (await app.db.one<{ number: string }>('SELECT number FROM orders."order" WHERE id = $1', [orderId])) ??
      {};
    const known = await calls.write({ orderNumber: number });
    const unknown = await calls.write({ orderNumber: number.split('').reverse().join('') });
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    await expect(calls.write({ orderNumber: 'nonsense' })).rejects.toMatchObject({
      code: 'contact.orderNumberInvalid',
    });
    const [row] = await calls.list({ q: known.caseNumber });
    // Staff see the order, and that it isn't the writer's.
    expect((await calls.get(row?.id ?? '')).order).toMatchObject({ id: orderId, isTheirs: false });
    const theirs = await calls.opened({ email: 'Buyer+tires@mail.test', orderNumber: number });
    // An address that someone typed proves nothing, and their phone may be anyone's.
    expect(theirs).toMatchObject({
      order: { id: orderId, isTheirs: false },
      answerBy: ['mail'],
      values: { orderNumber: null, promisedDay: null, shopName: null },
    });
    await expect(calls.answer(theirs, { channel: 'text' })).rejects.toMatchObject({ code: 'case.noAddress' });
    const proved = await calls.customerWrites(theirs.id, 'It is me.');
    expect([proved.order?.isTheirs, proved.values.orderNumber]).toEqual([true, expect.any(String)]);
    const phone = '(215) 555-0199';
    await app.db.execute(`UPDATE orders."order" SET phone = '2155550199' WHERE id = $1`, [orderId]);
    expect((await calls.opened({ email: 'buyer@mail.test', phone })).answerBy).toEqual(['mail', 'text']);
    expect((await calls.list({ orderId })).map(({ id }) => id)).toContain(theirs.id);
  });

  it('keep pictures drawn anew and PDFs as downloads, and refuse what only claims to be one', async () => {
    const one = await calls.opened({ attachment: file(PDF, 'quote.pdf', 'application/pdf') });
    const fileId = one.entries[0]?.files[0]?.id ?? '';
    const { status, headers } = await send(`${app.url}/admin/case-files/${fileId}`, as('robin'));
    expect([status, headers.get('x-content-type-options'), headers.get('content-disposition')]).toEqual([
      200,
      'nosniff',
      "attachment; filename*=UTF-8''quote.pdf",
    ]);
    await expect(calls.write({ attachment: file(PDF, 'x.png', 'image/png') })).rejects.toMatchObject({
      code: 'contact.fileType',
    });
    const large = Buffer.concat([PDF, Buffer.alloc(1_048_577)]);
    await expect(calls.write({ attachment: file(large, 'x.pdf', 'application/pdf') })).rejects.toMatchObject({
      code: 'contact.fileTooLarge',
    });
  });

  it('are answered by email; the customer’s reply joins the thread, and solving ends it', async () => {
    const one = await calls.opened();
    const answered = await calls.answer(one);
    expect(answered).toMatchObject({
      state: 'waiting',
      owner: { name: 'Robin Castillo' },
      unanswered: 0,
      answerDueAt: null,
      solveDueAt: null,
      firstAnsweredAt: expect.any(String) as string,
    });
    expect((await calls.mails(one.email)).at(-1)).toMatchObject({
      template: 'case-answer',
      subject: `Re: My appointment (${one.caseNumber})`,
      text: expect.stringContaining('Yes, for $89.') as string,
    });
    const back = await calls.customerWrites(
      one.id,
      'Great.\n\nOn Fri, Nov 20, 2026 at 9:41 AM SimpleTread wrote:\n> Yes',
    );
    expect(back).toMatchObject({ id: one.id, state: 'open', unanswered: 1 });
    expect(back.entries.at(-1)).toMatchObject({ kind: 'customer', channel: 'mail', text: 'Great.' });
    const solved = await calls.answer(back, { isSolved: true });
    expect(solved).toMatchObject({ state: 'solved', solvedAt: expect.any(String) as string });
    expect(await calls.customerWrites(one.id, 'One more thing')).toMatchObject({
      state: 'open',
      solvedAt: null,
    });
  });

  it('are no thread for a stranger who has the reply address', async () => {
    const one = await calls.opened();
    const strange = await calls.customerWrites(one.id, 'Send it to my address instead', 'eve@other.test');
    expect(strange.id).not.toBe(one.id);
    expect(strange).toMatchObject({ email: 'eve@other.test', follows: { id: one.id, isStranger: true } });
    expect((await calls.get(one.id)).entries).toHaveLength(1);
  });

  it('are answered once for each request, and not over a message that the agent hasn’t seen', async () => {
    const one = await calls.opened();
    const key = randomUUID();
    await calls.answer(one, { key });
    await calls.answer(one, { key });
    expect((await calls.get(one.id)).entries.filter(({ kind }) => kind === 'agent')).toHaveLength(1);
    await expect(calls.answer(one, { who: 'marcus' })).rejects.toMatchObject({ code: 'case.newAnswer' });
    await expect(calls.answer(await calls.get(one.id), { text: 'Hi {firstName}' })).rejects.toMatchObject({
      code: 'message.placeholderLeft',
    });
  });

  it('are reopened for 14 days after they are solved; then an answer begins a new case', async () => {
    const one = await calls.opened();
    await calls.step(solveCase, one);
    await app.db.execute(
      `UPDATE support.customer_case SET solved_at = now() - interval '15 days' WHERE id = $1`,
      [one.id],
    );
    await app.get(RunCases).run();
    expect(await calls.get(one.id)).toMatchObject({ state: 'closed' });
    const later = await calls.customerWrites(one.id, 'It is back.');
    expect(later).toMatchObject({ state: 'new', follows: { id: one.id, isStranger: false } });
    expect(later.others.map(({ id }) => id)).toContain(one.id);
  });

  it('are snoozed until a time, and wake earlier with a message', async () => {
    const snooze = async (one: AdminCase, until: Date) =>
      app.client.call(
        snoozeCase,
        { params: { id: one.id }, body: { version: one.version, until: until.toISOString() } },
        once(),
      );
    const one = await calls.opened();
    await expect(snooze(one, new Date(Date.now() - 1_000))).rejects.toMatchObject({
      code: 'case.snoozeInPast',
    });
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await snooze(one, tomorrow)).toMatchObject({
      state: 'snoozed',
      snoozedUntil: tomorrow.toISOString(),
    });
    const woken = await calls.customerWrites(one.id, 'Hello?');
    expect(woken).toMatchObject({ state: 'open', snoozedUntil: null });
    const again = await snooze(woken, tomorrow);
    await app.db.execute('UPDATE support.customer_case SET snoozed_until = now() WHERE id = $1', [again.id]);
    await app.get(RunCases).run();
    expect(await calls.get(one.id)).toMatchObject({ state: 'open', snoozedUntil: null });
  });

  it('are assigned, prioritized and tagged; a new priority moves the clock', async () => {
    const { staffId } = await aSignedInStaff(app, { role: 'senior-agent' });
    expect((await app.client.call(listCaseTeam, {}, as('robin'))).map((one) => one.staffId)).toContain(
      staffId,
    );
    const one = await calls.opened();
    const change = (body: Omit<CallInput<typeof changeCase>['body'], 'version'>, { version }: AdminCase) =>
      app.client.call(changeCase, { params: { id: one.id }, body: { version, ...body } }, once());
    const owned = await change({ ownerId: staffId }, one);
    expect(owned).toMatchObject({ state: 'open', owner: { staffId } });
    const urgent = await change({ priority: 'urgent', tags: ['Alignment', 'alignment'] }, owned);
    expect(urgent).toMatchObject({ priority: 'urgent', tags: ['alignment'], owner: { staffId } });
    expect(Date.parse(urgent.answerDueAt ?? '')).toBeLessThan(Date.parse(one.answerDueAt ?? ''));
    await expect(change({ ownerId: randomUUID() }, urgent)).rejects.toMatchObject({
      code: 'case.ownerUnknown',
    });
    await expect(change({ priority: 'low' }, one)).rejects.toMatchObject({ code: 'record.stale' });
    expect((await calls.list({ tag: 'alignment' })).map(({ id }) => id)).toEqual([one.id]);
    expect(await change({ ownerId: null }, urgent)).toMatchObject({ owner: null });
  });

  it('that are solved and answered once more stay solved if the agent says so', async () => {
    const one = await calls.opened();
    await calls.answer(one, { isSolved: true });
    const again = await calls.answer(await calls.get(one.id), { isSolved: true });
    expect(again).toMatchObject({ state: 'solved', solvedAt: expect.any(String) as string });
    expect(await calls.answer(again)).toMatchObject({ state: 'waiting', solvedAt: null });
  });

  it('of calls are logged, with notes that only staff see', async () => {
    const one = await app.client.call(logCall, { body: A_CALL }, once());
    expect(one).toMatchObject({
      state: 'open',
      channel: 'call',
      owner: { name: 'Robin Castillo' },
      answerDueAt: null,
    });
    const noted = await app.client.call(
      noteCase,
      { params: { id: one.id }, body: { kind: 'note', text: 'No forklift there.' } },
      once(),
    );
    expect(noted.entries.map(({ kind }) => kind)).toEqual(['call', 'note']);
    const answered = await calls.answer(noted, { text: 'As promised on the phone.' });
    expect(answered).toMatchObject({ state: 'waiting' });
    const said = JSON.stringify(
      await app.get(PersonalCases).collect(app.db, { accountId: randomUUID(), email: 'wes@dairy.test' }),
    );
    expect([said.includes('Dock takes trucks'), said.includes('forklift')]).toEqual([true, false]);
    expect(await calls.step(reopenCase, await calls.step(solveCase, answered))).toMatchObject({
      state: 'open',
    });
  });

  it('are found by subject, text, mailbox, order and case number', async () => {
    const one = await calls.opened({ email: 'quinn@mail.test', message: 'My zebra tires squeak.' });
    for (const q of ['zebra', 'quinn@mail.test', one.caseNumber, one.caseNumber.slice(2)])
      expect((await calls.list({ q })).map(({ id }) => id)).toContain(one.id);
    expect(await calls.list({ q: 'unicorn' })).toEqual([]);
  });

  it('are closed to roles without the permission', async () => {
    for (const who of ['ines', 'omar', 'grant'])
      await expect(calls.list({}, who)).rejects.toMatchObject({ code: 'access.refused' });
    const one = await calls.opened();
    const rehearsal = { params: { id: one.id }, body: { channel: 'mail' as const, from: '', text: 'x' } };
    await expect(app.client.call(rehearseCase, rehearsal, once('robin'))).rejects.toMatchObject({
      code: 'access.refused',
    });
  });
});
