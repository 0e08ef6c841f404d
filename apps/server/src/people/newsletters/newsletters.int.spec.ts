import { randomUUID } from 'node:crypto';

import {
  cancelNewsletter,
  changeNewsletter,
  countNewsletterRecipients,
  createNewsletter,
  deleteNewsletter,
  followNewsletterLink,
  getNewsletter,
  leaveMailingList,
  measureOpenings,
  noteNewsletterOpened,
  previewNewsletter,
  resumeNewsletter,
  scheduleNewsletter,
  stopNewsletter,
  testNewsletter,
} from '@simpletread/contract';
import { mailboxOf, type Segment, WHOLE_LIST } from '@simpletread/domain';

import { aPlacedOrder, aStaffAccount, aTire } from '../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { SubscriberTokens } from '../../content/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newId } from '../../platform/ids/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { PeopleModule } from '../people.module.js';
import { FillNewsletter } from './fill-newsletter.js';
import { SendNewsletters } from './send-newsletters.js';

const INES = { authorization: 'Bearer ines' };
const ALEX_ID = '0198c0de-0000-7000-8000-000000000003';
const BLOCKS = [
  { kind: 'text', text: 'It gets cold.' },
  { kind: 'button', label: 'See deals', path: '/tire-deals' },
] as const;

describe('newsletters', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, PeopleModule],
      env: {
        RUN_WORKERS: '0',
        STRICT_RATE_LIMIT_PER_MINUTE: '10000',
        POSTAL_ADDRESS: '1 Main St, Erie, PA 16501',
      },
    });
  });
  beforeEach(async () => {
    await app.db.execute('DELETE FROM people.newsletter_send');
    await app.db.execute('DELETE FROM content.subscriber');
    await app.db.execute("DELETE FROM platform.message WHERE template LIKE 'newsletter%'");
    await app.db.execute('DELETE FROM people.newsletter');
  });
  afterAll(() => app.close());

  const keyed = () => ({ headers: INES, idempotencyKey: randomUUID() });
  const subscriber = async (email: string, measured = false): Promise<string> => {
    const id = newId();
    await app.db.execute(
      `INSERT INTO content.subscriber (id, mailbox, email, state, consent_version, token_hash, confirmed_at, measured_since)
       VALUES ($1, $2, $3, 'subscribed', 1, $4, now() - interval '1 day', CASE WHEN $5 THEN now() END)`,
      [id, mailboxOf(email), email, hashToken(app.get(SubscriberTokens).of(id)), measured],
    );
    return id;
  };
  const written = (more: object = {}) => ({
    ...{
      name: 'Winter',
      subject: 'Winter is near',
      preheader: 'From $88',
      segment: { ...WHOLE_LIST, states: [] },
    },
    ...{ blocks: [...BLOCKS], ...more },
  });
  const draft = (more: object = {}) => app.client.call(createNewsletter, { body: written(more) }, keyed());
  const scheduled = async (more: object = {}) => {
    const { id, version } = await draft(more);
    return app.client.call(scheduleNewsletter, { params: { id }, body: { version, sendAt: null } }, keyed());
  };
  const at = (id: string) => app.client.call(getNewsletter, { params: { id } }, { headers: INES });
  const step = () => app.get(SendNewsletters).run();
  const mailed = () =>
    app.db.query<{ recipient: string; html: string; text: string; url: string }>(
      `SELECT recipient, body_html AS html, body_text AS text, unsubscribe_url AS url
       FROM platform.message WHERE template = 'newsletter' ORDER BY recipient`,
    );
  const tokenIn = (text: string, part: string): string =>
    new RegExp(`/mailing-list/${part}/([\\w.-]+)`).exec(text)?.[1] ?? '';

  it('are written, changed, tested, scheduled, cancelled and deleted', async () => {
    const { id, version } = await draft();
    const change = { params: { id }, body: { ...written({ subject: 'Snow is near' }), version } };
    const changed = await app.client.call(changeNewsletter, change, keyed());
    expect(changed).toMatchObject({ subject: 'Snow is near', state: 'draft' });
    const { staffId } = await aStaffAccount(app.db, { email: 'alex@shop.test', role: 'admin' });
    await app.db.execute('UPDATE identity.staff SET id = $2 WHERE id = $1', [staffId, ALEX_ID]);
    const alex = { headers: { authorization: 'Bearer alex' }, idempotencyKey: randomUUID() };
    expect(await app.client.call(testNewsletter, { params: { id } }, alex)).toEqual({
      email: 'alex@shop.test',
    });
    const far = new Date(Date.now() + 400 * 24 * 60 * 60_000).toISOString();
    const body = (sendAt: string) => ({ params: { id }, body: { version: changed.version, sendAt } });
    await expect(app.client.call(scheduleNewsletter, body(far), keyed())).rejects.toMatchObject({
      code: 'newsletter.momentInvalid',
    });
    const soon = new Date(Date.now() + 60 * 60_000).toISOString();
    const planned = await app.client.call(scheduleNewsletter, body(soon), keyed());
    expect(planned.state).toBe('scheduled');
    await step();
    expect((await at(id)).state).toBe('scheduled');
    await expect(
      app.client.call(deleteNewsletter, { params: { id }, query: {} }, keyed()),
    ).rejects.toMatchObject({ code: 'record.notDraft' });
    const cancel = { params: { id }, body: { version: planned.version } };
    expect((await app.client.call(cancelNewsletter, cancel, keyed())).state).toBe('draft');
    await app.client.call(deleteNewsletter, { params: { id }, query: {} }, keyed());
  });

  it('lead nowhere but to the shop, and show the price of the moment', async () => {
    const foreign = { blocks: [{ kind: 'button', label: 'Win', path: '//evil.example' }] };
    await expect(draft(foreign)).rejects.toThrow('a page of the shop that begins with a slash');
    const { itemNumber } = await aTire(app.db, { priceInCents: 9900, stock: { CAR: 8 } });
    const body = {
      ...{ subject: 'S', preheader: '' },
      blocks: [...BLOCKS, { kind: 'tires' as const, itemNumbers: [itemNumber, 1] }],
    };
    const preview = await app.client.call(previewNewsletter, { body }, { headers: INES });
    expect(preview.missing).toEqual(['Tire 1 doesn’t exist.']);
    expect(preview.text).toContain('225/65R17 · $99.00 per tire');
    expect(preview.text).toContain('1 Main St, Erie, PA 16501');
  });

  it('go to the people of their segment alone', async () => {
    await aPlacedOrder(app, { shipTo: { email: 'uma@mail.test' } });
    await subscriber('uma@mail.test');
    await subscriber('new@mail.test');
    const count = async (segment: Partial<Segment>) => {
      const body = { segment: { ...WHOLE_LIST, states: [], ...segment } as never };
      return (await app.client.call(countNewsletterRecipients, { body }, { headers: INES })).count;
    };
    expect(await count({})).toBe(2);
    expect(await count({ bought: 'ever' })).toBe(1);
    expect(await count({ bought: 'never' })).toBe(1);
    expect(await count({ lastOrder: { is: 'within', days: 5 } })).toBe(1);
    expect(await count({ lastOrder: { is: 'before', days: 5 } })).toBe(0);
    expect(await count({ states: ['PA'] })).toBe(1);
    expect(await count({ states: ['TX'] })).toBe(0);
    expect(await count({ joined: { is: 'before', days: 3 } })).toBe(0);
    expect(await count({ size: '225/65R17' })).toBe(1);
    expect(await count({ size: '205/55R16' })).toBe(0);
    await scheduled({ segment: { ...WHOLE_LIST, states: [], bought: 'never' } });
    await step();
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['new@mail.test']);
  });

  it('reach everyone once, in steps, through stops, failures and two workers at a time', async () => {
    for (let at = 0; at < 130; at += 1) await subscriber(`reader${at}@mail.test`);
    const { id } = await scheduled();
    await step();
    expect(await mailed()).toHaveLength(100);
    const { version } = await at(id);
    await app.client.call(stopNewsletter, { params: { id }, body: { version } }, keyed());
    await step();
    expect(await mailed()).toHaveLength(100);
    const stopped = await at(id);
    const resume = { params: { id }, body: { version: stopped.version } };
    await app.client.call(resumeNewsletter, resume, keyed());
    // One of the rest can't be written down: nothing of the step may stay, as after a crash.
    const [last] = await app.db.query<{ id: string }>(
      'SELECT id FROM content.subscriber ORDER BY id DESC LIMIT 1',
    );
    const key = `newsletter:${id}:${last?.id ?? ''}`;
    await app.db.execute(
      `INSERT INTO platform.message (id, channel, recipient, template, body_text, request_key, state)
       VALUES ($1, 'email', 'x@mail.test', 'alert', '', $2, 'sent')`,
      [newId(), key],
    );
    await expect(step()).rejects.toThrow();
    expect(await mailed()).toHaveLength(100);
    await app.db.execute('DELETE FROM platform.message WHERE request_key = $1', [key]);
    await Promise.all([step(), step(), step()]);
    const all = await mailed();
    expect(all).toHaveLength(130);
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(130);
    await step();
    expect(await at(id)).toMatchObject({ state: 'sent', figures: { sent: 130 } });
  });

  it('never go out with blocks from before a change that came at the moment of a step', async () => {
    await subscriber('reader@mail.test');
    const { id } = await scheduled();
    const fill = app.get(FillNewsletter);
    const run = fill.run.bind(fill);
    jest.spyOn(fill, 'run').mockImplementationOnce(async (blocks) => {
      const filled = await run(blocks);
      await app.db.execute(
        `UPDATE people.newsletter SET blocks = '[{"kind": "text", "text": "It gets warm."}]', version = version + 3 WHERE id = $1`,
        [id],
      );
      return filled;
    });
    await step();
    expect(await mailed()).toEqual([]);
    await step();
    expect((await mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('It gets warm.')]);
  });

  it('spare people who left after they were scheduled, and leave with one click', async () => {
    const gone = await subscriber('gone@mail.test');
    await subscriber('stays@mail.test');
    await subscriber('barred@mail.test');
    const { id } = await scheduled();
    const token = app.get(SubscriberTokens).of(gone);
    await app.client.call(leaveMailingList, { body: { token, by: 'mailProgram' } });
    await app.get(UnitOfWork).run(async (tx) => ({
      ok: true,
      value: await app.get(Suppressions).add(tx, 'barred@mail.test', 'erased'),
    }));
    await step();
    const [mail, ...others] = await mailed();
    expect([mail?.recipient, others]).toEqual(['stays@mail.test', []]);
    expect(mail?.url).toMatch(/\/api\/mailing-list\/[\w-]{43}$/);
    for (const part of [mail?.html, mail?.text])
      expect(part).toEqual(expect.stringContaining('1 Main St, Erie, PA 16501'));
    const key = tokenIn(`/mailing-list/x/${mail?.url.split('/').at(-1) ?? ''}`, 'x');
    await app.client.call(leaveMailingList, { body: { token: key, by: 'mailProgram' } });
    expect((await at(id)).figures.left).toBe(1);
  });

  it('count clicks by signed links, and opens of people who agree alone', async () => {
    const agreed = await subscriber('agreed@mail.test', true);
    await subscriber('private@mail.test');
    const { id } = await scheduled();
    await step();
    const [mine, other] = await mailed();
    expect(other?.html).not.toContain('/mailing-list/seen/');
    const dot = tokenIn(mine?.html ?? '', 'seen');
    const link = tokenIn(mine?.text ?? '', 'to');
    const follow = (token: string) => app.client.call(followNewsletterLink, { body: { token } });
    expect(await follow(link)).toEqual({ path: '/tire-deals' });
    await follow(link);
    await expect(follow(`${link.slice(0, -2)}__`)).rejects.toMatchObject({ code: 'record.missing' });
    await expect(follow(dot)).rejects.toMatchObject({ code: 'record.missing' });
    const open = () => app.client.call(noteNewsletterOpened, { body: { token: dot } });
    const agree = (isAgreed: boolean) =>
      app.client.call(measureOpenings, { body: { token: app.get(SubscriberTokens).of(agreed), isAgreed } });
    await agree(false);
    await open();
    expect((await at(id)).figures).toMatchObject({ sent: 2, measured: 1, opened: 0, clicked: 1 });
    expect(await agree(true)).toMatchObject({ isMeasured: true });
    await open();
    await aPlacedOrder(app, { shipTo: { email: 'agreed@mail.test' } });
    const { figures } = await at(id);
    expect(figures).toMatchObject({
      opened: 1,
      orders: 1,
      links: [{ path: '/tire-deals', people: 1, times: 2 }],
    });
    await app.get(Database).execute('DELETE FROM content.subscriber WHERE id = $1', [agreed]);
    expect((await at(id)).figures).toMatchObject({ sent: 2, clicked: 1, orders: 0 });
  });
});
