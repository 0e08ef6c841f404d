import { randomUUID } from 'node:crypto';

import {
  addCustomerNote,
  type Customer,
  getCustomer,
  getCustomerTimeline,
  listCustomers,
  revealCustomerContact,
} from '@simpletread/contract';

import { aPlacedOrder } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { CartsModule } from '../../carts/carts.module.js';
import { PeopleModule } from '../people.module.js';
import { ForgetStrangers } from './forget-strangers.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const NOBODY = '0198c0de-0000-7000-8000-00000000abcd';

describe('customers', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, PeopleModule] });
  });
  afterAll(() => app.close());

  const found = (q: string, who = 'robin') =>
    app.client.call(listCustomers, { query: { filter: JSON.stringify({ q }) } }, as(who));
  const one = async (q: string): Promise<string> => {
    const rows = await found(q);
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  };
  const page = (id: string, who = 'robin'): Promise<Customer> =>
    app.client.call(getCustomer, { params: { id } }, as(who));
  const note = (id: string, text: string, who = 'robin', key: string = randomUUID()) =>
    app.client.call(addCustomerNote, { params: { id }, body: { text } }, { ...as(who), idempotencyKey: key });
  const timeline = (id: string, query: { before?: string; kind?: 'note' | 'order' } = {}, who = 'robin') =>
    app.client.call(getCustomerTimeline, { params: { id }, query }, as(who));
  const anOrderOf = (email: string, shipTo: object = {}) =>
    aPlacedOrder(app, { shipTo: { email, ...shipTo } });

  it('are one person for every spelling of a mailbox', async () => {
    await anOrderOf('uma.unger@gmail.com', { firstName: 'Uma', lastName: 'Unger', phone: '2155550149' });
    await anOrderOf('UmaUnger+tires@googlemail.com', { firstName: 'Uma', lastName: 'Unger' });
    const id = await one('u.maunger@gmail.com');
    const shown = await page(id);
    expect(shown).toMatchObject({ name: 'Uma Unger', orderCount: 2, hasAccount: false });
    expect(shown.orders).toHaveLength(2);
    expect(shown.contact.emails.map((email) => email.toLowerCase()).sort()).toEqual([
      'uma.unger@gmail.com',
      'umaunger+tires@googlemail.com',
    ]);
    expect(shown.totalInCents).toBe((shown.orders ?? []).reduce((sum, order) => sum + order.totalInCents, 0));
  });

  it('are found by name, by phone however it is written, and by ZIP', async () => {
    const { orderId } = await anOrderOf('wanda.wells@mail.test', {
      firstName: 'Wanda',
      lastName: 'Wells',
      phone: '2155550177',
    });
    const id = await one('wanda w');
    for (const q of ['(215) 555-0177', '215.555.0177', '+1 215 555 0177'])
      expect((await found(q)).map((row) => row.id)).toEqual([id]);
    expect((await found('19147-2210')).map((row) => row.id)).toContain(id);
    expect(await found('wandas')).toEqual([]);
    expect((await page(id)).orders).toMatchObject([{ id: orderId, state: 'placed' }]);
  });

  it('stay one person when a guest opens an account', async () => {
    await anOrderOf('olga.orr@mail.test', { firstName: 'Olga', lastName: 'Orr' });
    const id = await one('olga.orr@mail.test');
    const { accountId } = await anAccount(app, { email: 'olga.orr+shop@mail.test', firstName: 'Olga' });
    expect(await one('olga.orr@mail.test')).toBe(id);
    const shown = await page(id);
    expect(shown).toMatchObject({ hasAccount: true, orderCount: 1 });
    expect(shown.accounts).toMatchObject([{ id: accountId, signIns: ['password'], isActive: true }]);
  });

  it('keep what their account bought under another address', async () => {
    const { accountId } = await anAccount(app, { email: 'nils.nord@mail.test', firstName: 'Nils' });
    const { orderId } = await anOrderOf('nils.at.work@mail.test');
    await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [orderId, accountId]);
    const shown = await page(await one('nils.nord@mail.test'));
    expect(shown).toMatchObject({ orderCount: 1, orders: [{ id: orderId }] });
  });

  const corrected = (orderId: string, email: string) =>
    app.db.execute('UPDATE orders."order" SET email = $2 WHERE id = $1', [orderId, email]);
  const pastGrace = () => app.db.execute(`UPDATE people.customer SET since = now() - interval '2 days'`);

  it('follow an only order whose address was corrected, with their notes', async () => {
    const { orderId } = await anOrderOf('typo.tom@mail.test');
    const id = await one('typo.tom@mail.test');
    await note(id, 'Tom has a gate code.');
    await corrected(orderId, 'tom@mail.test');
    expect(await one('tom@mail.test')).toBe(id);
    expect(await page(id)).toMatchObject({
      orders: [{ id: orderId }],
      notes: [{ text: 'Tom has a gate code.' }],
    });
    expect(await found('typo.tom@mail.test')).toEqual([]);
  });

  it('leave their notes to the customer whom a corrected address belongs to, and are forgotten', async () => {
    await anOrderOf('tim@mail.test');
    const { orderId } = await anOrderOf('typo.tim@mail.test');
    const [known, typo] = [await one('tim@mail.test'), await one('typo.tim@mail.test')];
    await note(known, 'Tim calls back.');
    await note(typo, 'Tim moved.');
    await corrected(orderId, 'tim@mail.test');
    const texts = async () => ((await page(known)).notes ?? []).map(({ text }) => text);
    expect(await texts()).toEqual(['Tim moved.', 'Tim calls back.']);
    await app.get(ForgetStrangers).run();
    expect(await one('typo.tim@mail.test')).toBe(typo);
    await pastGrace();
    await app.get(ForgetStrangers).run();
    expect(await found('typo.tim@mail.test')).toEqual([]);
    expect(await texts()).toHaveLength(2);
  });

  it('keep their notes when one of two orders turns out to be someone else’s', async () => {
    const { orderId } = await anOrderOf('tess@mail.test');
    await anOrderOf('tess@mail.test');
    const id = await one('tess@mail.test');
    await note(id, 'Tess is here on Fridays.');
    await corrected(orderId, 'ted@mail.test');
    expect((await page(id)).notes).toHaveLength(1);
    expect((await page(await one('ted@mail.test'))).notes).toEqual([]);
  });

  it('follow an account that changes its address', async () => {
    const { accountId } = await anAccount(app, { email: 'ada@mail.test', firstName: 'Ada' });
    const id = await one('ada@mail.test');
    await app.db.execute(`UPDATE identity.account SET email = 'ada.new@mail.test' WHERE id = $1`, [
      accountId,
    ]);
    expect(await one('ada.new@mail.test')).toBe(id);
  });

  it('have notes with their writer and time, each written once', async () => {
    await anOrderOf('nora.nash@mail.test');
    const id = await one('nora.nash@mail.test');
    const key = randomUUID();
    await note(id, '  Call after six. ', 'robin', key);
    await note(id, '  Call after six. ', 'robin', key);
    const { notes } = await note(id, 'Ask for Elena.', 'marcus');
    expect(notes).toMatchObject([
      { text: 'Ask for Elena.', writtenBy: 'Marcus Oyelaran' },
      { text: 'Call after six.', writtenBy: 'Robin Castillo' },
    ]);
    const audited = await app.db.query(
      `SELECT actor_name, after FROM platform.audit_row WHERE action = 'customer.note' AND subject_id = $1 ORDER BY at`,
      [id],
    );
    // People who see no contacts read the audit, so it names the note without its text.
    expect(audited).toEqual([
      { actor_name: 'Robin Castillo', after: { noteId: expect.any(String) as string } },
      { actor_name: 'Marcus Oyelaran', after: { noteId: expect.any(String) as string } },
    ]);
  });

  it('refuse a note of 2,001 characters, an empty one, and one about nobody', async () => {
    await anOrderOf('lena.long@mail.test');
    const id = await one('lena.long@mail.test');
    await expect(note(id, 'a'.repeat(2001))).rejects.toMatchObject({
      statusCode: 400,
      fields: [
        {
          path: 'body.text',
          code: 'note.tooLong',
          message: 'A note holds 2,000 characters. Shorten this one by 1.',
        },
      ],
    });
    await expect(note(id, ' ')).rejects.toMatchObject({ fields: [{ code: 'note.empty' }] });
    await expect(note(NOBODY, 'Hello')).rejects.toMatchObject({ code: 'record.missing' });
    expect((await page(id)).notes).toEqual([]);
  });

  it('show an analyst neither contact nor notes, and find nobody by name, mailbox or phone for one', async () => {
    await anOrderOf('mara.mask@mail.test', { firstName: 'Mara', lastName: 'Mask', phone: '2155550188' });
    const id = await one('mara.mask@mail.test');
    await note(id, 'Mara prefers mornings.');
    const shown = await page(id, 'samir');
    expect(JSON.stringify(shown)).not.toMatch(/mara\.mask|2155550188|Wharton|mornings|"Mask"/);
    expect(shown).toMatchObject({
      name: 'Mara M.',
      email: 'm•••@mail.test',
      notes: null,
      quotes: null,
      accounts: null,
    });
    for (const q of ['mara', 'mara.mask@mail.test', '2155550188'])
      expect(await found(q, 'samir')).toEqual([]);
    expect((await found('19147', 'samir')).map((row) => row.name)).toContain('Mara M.');
    const { entries } = await timeline(id, {}, 'samir');
    expect(entries.map(({ kind }) => kind)).not.toContain('note');
    expect(JSON.stringify(entries)).not.toContain('Mara Mask');
    await expect(note(id, 'Hello', 'samir')).rejects.toMatchObject({ code: 'access.refused' });
  });

  it('reveal their contact to an analyst with a reason, and that is recorded without the contact', async () => {
    await anOrderOf('rene.reveal@mail.test', { phone: '2155550199' });
    const id = await one('rene.reveal@mail.test');
    const reveal = (who: string) =>
      app.client.call(
        revealCustomerContact,
        { params: { id }, body: { reason: 'The carrier asks for a number' } },
        as(who),
      );
    expect(await reveal('samir')).toMatchObject({
      emails: ['rene.reveal@mail.test'],
      phones: ['2155550199'],
    });
    for (const who of ['robin', 'grant'])
      await expect(reveal(who)).rejects.toMatchObject({ code: 'access.refused' });
    const rows = await app.db.query<{ after: object }>(
      `SELECT after FROM platform.audit_row WHERE action = 'customer.reveal-contact' AND subject_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ after: { reason: 'The carrier asks for a number' } }]);
    expect(JSON.stringify(rows)).not.toContain('rene.reveal');
  });

  it.each(['grant', 'ines'])('are refused to %s, who has no business with them', async (who) => {
    const id = await one('uma.unger@gmail.com');
    for (const call of [found('uma', who), page(id, who), timeline(id, {}, who), note(id, 'Hello', who)])
      await expect(call).rejects.toMatchObject({ statusCode: 403 });
  });

  it('have a timeline of everything, newest first, page by page without gaps', async () => {
    await anOrderOf('tia.time@mail.test');
    const id = await one('tia.time@mail.test');
    await app.db.execute(
      `INSERT INTO people.note (id, customer_id, text, written_at, written_by, writer_name, request_key)
       SELECT gen_random_uuid(), $1, 'Note ' || n, now() - n / 2 * interval '1 hour', gen_random_uuid(), 'Robin Castillo', gen_random_uuid()::text
       FROM generate_series(1, 70) n`,
      [id],
    );
    const seen: { id: string; at: string; title: string }[] = [];
    let before: string | null = null;
    do {
      const read: Awaited<ReturnType<typeof timeline>> = await timeline(
        id,
        before === null ? {} : { before },
      );
      seen.push(...read.entries);
      before = read.next;
    } while (before !== null);
    expect(new Set(seen.map((entry) => entry.id)).size).toBe(seen.length);
    expect(seen.filter(({ title }) => title === 'Note')).toHaveLength(70);
    expect(seen.map(({ title }) => title)).toContain('Order placed');
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect((await timeline(id, { kind: 'order' })).entries.map(({ kind }) => kind)).toEqual(['order']);
  });

  it('are nowhere under a wrong id', async () => {
    await expect(page(NOBODY)).rejects.toMatchObject({ code: 'record.missing' });
    await expect(timeline(NOBODY)).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('refuse a timeline from a place that is none', async () => {
    const id = await one('uma.unger@gmail.com');
    for (const before of [`1 ${'-'.repeat(36)}`, '1', `x ${NOBODY}`])
      await expect(timeline(id, { before })).rejects.toMatchObject({ statusCode: 400 });
  });
});
