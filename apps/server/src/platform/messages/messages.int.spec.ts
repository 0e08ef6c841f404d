import { ok } from '@simpletread/domain';

import { eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../database/index.js';
import { newId } from '../ids/index.js';
import { JobHandlers, JobQueue } from '../jobs/index.js';
import { Suppressions } from '../suppressions/index.js';
import { type MailToQueue, Messages, type MessageToQueue } from './index.js';
import { MailSender } from './message-sender.js';

const mail = {
  channel: 'email',
  to: 'ada@example.com',
  template: 'order-confirmation',
  subject: 'Your tires',
  blocks: ['Thank you.'],
} satisfies MailToQueue;

describe('messages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ modules: [] });
  });
  afterAll(() => app.close());

  const queue = async (message: MessageToQueue) =>
    (await app.get(UnitOfWork).run(async (tx) => ok(await app.get(Messages).queue(tx, message)))).value;
  const row = (id: string) =>
    app.db.one<{ state: string; provider_id: string | null; failure: string | null; sent_at: Date | null }>(
      'SELECT state, provider_id, failure, sent_at FROM platform.message WHERE id = $1',
      [id],
    );

  it('go out after the commit and keep the provider’s id', async () => {
    const id = await queue(mail);
    await eventually(async () =>
      expect(await row(id)).toEqual({
        state: 'sent',
        provider_id: `sandbox-mail-${id}`,
        failure: null,
        sent_at: expect.any(Date) as Date,
      }),
    );
  });

  it('go out as texts too, without subject or HTML', async () => {
    const id = await queue({
      channel: 'sms',
      to: '2155550149',
      template: 'order-confirmation',
      text: 'Thank you.',
    });
    await eventually(async () => expect(await row(id)).toMatchObject({ provider_id: `sandbox-sms-${id}` }));
  });

  it('of a list go to nobody who has left it since, and wait for nobody; needed ones go to them', async () => {
    const to = 'left@example.com';
    const { value: ids } = await app.get(UnitOfWork).run(async (tx) => {
      const queued = await app.get(Messages).queueAll(tx, [
        { ...mail, to, unsubscribeUrl: 'https://shop.test/api/mailing-list/key' },
        { ...mail, to },
      ]);
      await app.get(Suppressions).add(tx, to, 'left');
      return ok(queued);
    });
    const [ofList = '', needed = ''] = ids;
    await eventually(async () => expect(await row(needed)).toMatchObject({ state: 'sent' }));
    await eventually(async () =>
      expect(await row(ofList)).toMatchObject({ state: 'failed', provider_id: null }),
    );
    expect(
      await app.db.one('SELECT failure, followed_up_by, closing_note FROM platform.message WHERE id = $1', [
        ofList,
      ]),
    ).toEqual({
      failure: 'The recipient unsubscribed before it was sent.',
      followed_up_by: 'SimpleTread',
      closing_note: 'The recipient unsubscribed before it was sent.',
    });
  });

  it('to an address that does not exist fail, with the provider’s reason', async () => {
    const id = await queue({ ...mail, to: 'bounce@example.com' });
    await eventually(async () =>
      expect(await row(id)).toMatchObject({
        state: 'failed',
        failure: 'The address does not exist.',
        sent_at: null,
      }),
    );
  });

  it('from one cause go out in one job', async () => {
    const add = jest.spyOn(app.get(JobQueue), 'add');
    const text = {
      channel: 'sms',
      to: '2155550149',
      template: 'order-confirmation',
      text: 'Thanks.',
    } as const;
    const bad = { ...mail, to: 'bounce@example.com' };
    const { value: ids } = await app
      .get(UnitOfWork)
      .run(async (tx) => ok(await app.get(Messages).queueAll(tx, [mail, bad, text])));
    await eventually(async () =>
      expect(await Promise.all(ids.map(row))).toMatchObject([
        { state: 'sent', provider_id: `sandbox-mail-${ids[0]}` },
        { state: 'failed' },
        { state: 'sent', provider_id: `sandbox-sms-${ids[2]}` },
      ]),
    );
    expect(add.mock.calls).toEqual([['messages.send', { ids }, { id: ids[0] }]]);
    add.mockRestore();
  });

  it('of an earlier version’s job, which names one, go out too', async () => {
    const id = newId();
    await app.db.execute(
      `INSERT INTO platform.message (id, channel, recipient, template, body_text)
       VALUES ($1, 'sms', '2155550149', 'order-confirmation', 'x')`,
      [id],
    );
    await app.get(JobQueue).add('messages.send', { id });
    await eventually(async () => expect(await row(id)).toMatchObject({ state: 'sent' }));
  });

  it('go out although an earlier one cannot', async () => {
    const ids = [newId(), newId()];
    for (const id of ids)
      await app.db.execute(
        `INSERT INTO platform.message (id, channel, recipient, template, subject, body_text, body_html, created_at)
         VALUES ($1, 'email', 'ada@example.com', 'order-confirmation', 'x', 'x', 'x', now() - interval '1 minute')`,
        [id],
      );
    const sender = app.get(MailSender);
    const send = sender.send.bind(sender);
    sender.send = (message) =>
      message.id === ids[0] ? Promise.reject(new Error('unreachable')) : send(message);
    await app.get(JobHandlers).named('messages.sweep')?.run({});
    sender.send = send;
    expect(await Promise.all(ids.map(row))).toMatchObject([{ state: 'queued' }, { state: 'sent' }]);
  });

  it('of work that fails are never queued', async () => {
    const before = await app.db.one('SELECT count(*) AS n FROM platform.message');
    const failing = app.get(UnitOfWork).run(async (tx) => {
      await app.get(Messages).queue(tx, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await app.db.one('SELECT count(*) AS n FROM platform.message')).toEqual(before);
  });
});
