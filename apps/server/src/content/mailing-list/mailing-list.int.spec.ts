import {
  confirmSubscription,
  joinMailingList,
  leaveMailingList,
  listSubscribers,
  openSubscription,
} from '@simpletread/contract';
import { mailboxOf } from '@simpletread/domain';

import { aStaffPrincipal } from '../../../test/builders/sso/a-staff-principal.js';
import { AS_ALEX, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { Config } from '../../platform/config/index.js';
import { Database, UnitOfWork } from '../../platform/database/index.js';
import { MailSender } from '../../platform/messages/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { ContentModule } from '../content.module.js';
import { PersonalSubscription } from './personal-subscription.js';
import { SubscriberRepository } from './subscriber.repository.js';

const STAFF = { headers: AS_ALEX };
let role: 'admin' | 'analyst' = 'admin';

describe('the mailing list', () => {
  let app: TestApp;
  let people = 0;

  const nextEmail = (): string => {
    people += 1;
    return `reader${people}@example.com`;
  };
  const join = (email: string) => app.client.call(joinMailingList, { body: { email } });
  const confirm = (token: string) => app.client.call(confirmSubscription, { body: { token } });
  const leave = (token: string, by: 'page' | 'mailProgram' = 'page') =>
    app.client.call(leaveMailingList, { body: { token, by } });
  const mailsTo = (email: string) =>
    app.db.query<{ template: string; subject: string; text: string; url: string | null }>(
      `SELECT template, subject, body_text AS text, unsubscribe_url AS url FROM platform.message WHERE recipient = $1 ORDER BY id`,
      [email],
    );
  /** The key in the newest link of a kind that a mailbox got. */
  const linkIn = async (email: string, path: string): Promise<string> => {
    const texts = (await mailsTo(email)).map(({ text }) => text).reverse();
    const [, token = ''] =
      texts
        .map((text) => new RegExp(`/mailing-list/${path}([\\w-]{43})`).exec(text))
        .find((it) => it !== null) ?? [];
    return token;
  };
  const isSuppressed = (email: string) => app.get(Suppressions).holds(app.get(Database), email);
  const aSubscriber = async () => {
    const email = nextEmail();
    await join(email);
    const { subscriptionToken } = await confirm(await linkIn(email, 'confirm/'));
    return { email, token: subscriptionToken };
  };

  beforeAll(async () => {
    app = await startTestApp({
      modules: [ContentModule],
      authenticate: () => aStaffPrincipal(role),
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
  });
  beforeEach(async () => {
    role = 'admin';
    await app.db.execute('DELETE FROM platform.mail_turn');
  });
  afterAll(() => app.close());

  it('is joined by the link in a mailbox, and left with one click on our page [R1.06]', async () => {
    const email = nextEmail();
    expect(await join(email)).toEqual({ isTaken: true });
    expect(await app.db.one('SELECT state FROM content.subscriber WHERE email = $1', [email])).toEqual({
      state: 'pending',
    });
    const link = await linkIn(email, 'confirm/');
    const stored = await app.db.query('SELECT * FROM content.subscriber WHERE email = $1', [email]);
    expect(JSON.stringify(stored)).not.toContain(link);
    const { subscriptionToken: token } = await confirm(link);
    expect(await confirm(link)).toEqual({ subscriptionToken: token });
    const own = await app.client.call(openSubscription, { body: { token } });
    expect(own).toMatchObject({ state: 'subscribed', email: expect.not.stringContaining(email) });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'mailing-list-confirm',
      'mailing-list-joined',
    ]);
    expect(await leave(token)).toMatchObject({ state: 'left' });
    expect(await leave(token, 'mailProgram')).toMatchObject({ state: 'left' });
    expect(
      await app.db.one('SELECT left_by, consent_version FROM content.subscriber WHERE email = $1', [email]),
    ).toEqual({ left_by: 'page', consent_version: 1 });
  });

  it('answers alike whoever asks for whom, and mails each mailbox what is true of it', async () => {
    const { email } = await aSubscriber();
    const stranger = nextEmail();
    expect(await join(email)).toEqual(await join(stranger));
    expect((await mailsTo(email)).at(-1)?.subject).toBe('You’re already on our mailing list');
    expect((await mailsTo(stranger)).map(({ subject }) => subject)).toEqual([
      'Confirm that you want our emails',
    ]);
  });

  it('mails one link for requests of the same minutes, in any spelling of the mailbox', async () => {
    const email = `reader.of.mail${people}@gmail.com`;
    await Promise.all([join(email), join(email), join(email.toUpperCase()), join(email.replace('.of', ''))]);
    const mails = await app.db.query(
      `SELECT id FROM platform.message WHERE template = 'mailing-list-confirm' AND mailbox = $1`,
      [mailboxOf(email)],
    );
    expect(mails).toHaveLength(1);
  });

  it('keeps the links and the consent of a mailbox whatever strangers ask for it later', async () => {
    const email = nextEmail();
    await join(email);
    const first = await linkIn(email, 'confirm/');
    await app.db.execute(
      "UPDATE content.confirm_link SET asked_at = asked_at - interval '1 hour' WHERE email = $1",
      [email],
    );
    await join(email.toUpperCase());
    expect(await linkIn(email, 'confirm/')).not.toBe(first);
    const { subscriptionToken: token } = await confirm(first);
    const subscriber = () =>
      app.db.one('SELECT email, asked_at, state FROM content.subscriber WHERE mailbox = $1', [
        mailboxOf(email),
      ]);
    const consented = await subscriber();
    expect(consented).toMatchObject({ email, state: 'subscribed' });
    await leave(token);
    await app.db.execute("UPDATE content.confirm_link SET asked_at = asked_at - interval '1 hour'");
    await join(email.toUpperCase());
    expect(await subscriber()).toEqual({ ...consented, state: 'left' });
  });

  it('refuses a link that ran out, was made up, or belongs to someone who left since', async () => {
    const [late, gone] = [nextEmail(), nextEmail()];
    await join(late);
    await app.db.execute('UPDATE content.confirm_link SET expires_at = now() WHERE email = $1', [late]);
    await join(gone);
    const old = await linkIn(gone, 'confirm/');
    const { subscriptionToken } = await confirm(old);
    await leave(subscriptionToken);
    for (const token of [await linkIn(late, 'confirm/'), 'A'.repeat(43), old])
      await expect(confirm(token)).rejects.toMatchObject({ code: 'mailingList.linkExpired' });
    await expect(leave('A'.repeat(43))).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('lets mail programs leave with one click (RFC 8058) [R1.06]', async () => {
    const sent = jest.spyOn(app.get(MailSender), 'send');
    const { email, token } = await aSubscriber();
    await eventually(() =>
      expect(sent.mock.calls.map(([message]) => [message.to, message.headers])).toEqual(
        expect.arrayContaining([
          [email, {}],
          [
            email,
            {
              'List-Unsubscribe': `<${app.get(Config).storefrontUrl}/api/mailing-list/${token}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          ],
        ]),
      ),
    );
    sent.mockRestore();
  });

  it('keeps people who left from all marketing until they agree again', async () => {
    const { email, token } = await aSubscriber();
    expect(await isSuppressed(email)).toBe(false);
    await leave(token, 'mailProgram');
    expect(await isSuppressed(email.toUpperCase())).toBe(true);
    const text = JSON.stringify(await app.db.query('SELECT * FROM platform.mail_suppression'));
    expect(text).not.toContain(email);
    await join(email);
    expect(await isSuppressed(email)).toBe(true);
    await confirm(await linkIn(email, 'confirm/'));
    expect(await isSuppressed(email)).toBe(false);
  });

  it('shows staff the list, masked without the permission for contacts', async () => {
    const { email, token } = await aSubscriber();
    const rows = async (q: string) =>
      (await app.client.page(listSubscribers, { query: { filter: JSON.stringify({ q }) } }, STAFF)).items;
    expect(await rows(email)).toMatchObject([
      {
        email,
        state: 'subscribed',
        consent: 'Email me about tire deals and news. I can leave with one click.',
        leaveUrl: expect.stringContaining(token),
      },
    ]);
    role = 'analyst';
    expect(await rows(email)).toEqual([]);
    const all = await app.client.page(listSubscribers, { query: {} }, STAFF);
    expect(JSON.stringify(all)).not.toContain(email);
    expect(all.items.every(({ leaveUrl }) => leaveUrl === null)).toBe(true);
  });

  it('exports a person’s subscription and erases it, and never mails them by mistake', async () => {
    const { email } = await aSubscriber();
    const source = app.get(PersonalSubscription);
    const person = { email, accountId: '0198c0de-0000-7000-8000-0000000000d1' };
    const [section] = await source.collect(app.get(Database), person);
    expect(section).toMatchObject({ title: 'Mailing list', items: [{ email, state: 'subscribed' }] });
    await app.get(UnitOfWork).run(async (tx) => {
      await source.erase(tx, { person, requestId: 'r1', contacts: [], subjectIds: [] });
      return { ok: true as const, value: null };
    });
    expect(await app.db.one('SELECT id FROM content.subscriber WHERE email = $1', [email])).toBeNull();
    expect(await isSuppressed(email)).toBe(true);
  });

  it('forgets addresses that nobody confirmed', async () => {
    const [old, fresh] = [nextEmail(), nextEmail()];
    await join(old);
    await join(fresh);
    await app.db.execute(
      `UPDATE content.subscriber SET asked_at = now() - interval '8 days' WHERE email = $1`,
      [old],
    );
    await app.get(SubscriberRepository).forgetPending(app.get(Database), 7);
    const left = await app.db.query<{ email: string }>(
      'SELECT email FROM content.subscriber WHERE email = ANY ($1)',
      [[old, fresh]],
    );
    expect(left.map((row) => row.email)).toEqual([fresh]);
  });
});
