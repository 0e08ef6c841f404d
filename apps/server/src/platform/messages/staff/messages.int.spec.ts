import { getMessage, listAudit, listMessages, listOutboxEvents } from '@simpletread/contract';

import { aMessage, anAuditRow, anOutboxEvent } from '../../../../test/builders/index.js';
import { AS_ALEX, call, startConsoleApp, type TestApp } from '../../../../test/index.js';
import { Config } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { ListReader } from '../../lists/list-reader.js';
import { MessageListReader } from './message-list.reader.js';

const ALEX = { headers: AS_ALEX };
const ORDER = '0198c0de-0000-7000-8000-00000000000a';
const query = (filter: object) => ({ query: { filter: JSON.stringify(filter) } });

describe('what the system wrote down', () => {
  let app: TestApp;
  let mailId: string;

  beforeAll(async () => {
    app = await startConsoleApp();
    mailId = (await aMessage(app.db, { subject: 'Your order 7K', orderId: ORDER, minutesAgo: 3 })).messageId;
    await aMessage(app.db, { channel: 'sms', recipient: '2155550149', subject: null, minutesAgo: 2 });
    await aMessage(app.db, { state: 'failed', recipient: 'zoe@example.com', minutesAgo: 1 });
    await anOutboxEvent(app.db, { aggregateId: 'o-1', consumers: ['stock', 'mail'], minutesAgo: 5 });
    await anOutboxEvent(app.db, { type: 'OrderCancelled', aggregateId: 'o-2', minutesAgo: 4 });
    await anAuditRow(app.db, { subjectId: 'o-1', minutesAgo: 9 });
    await anAuditRow(app.db, { actorName: null, action: 'staff.sign-in', subjectType: 'staff' });
  });
  afterAll(() => app.close());

  it.each([
    [{ q: '555014' }, ['2155550149']],
    [{ q: 'order 7k' }, ['dana@example.com']],
    [{ channel: 'sms' }, ['2155550149']],
    [{ state: 'failed' }, ['zoe@example.com']],
    [{ orderId: ORDER }, ['dana@example.com']],
    [{}, ['zoe@example.com', '2155550149', 'dana@example.com']],
  ])('finds messages by %j, newest first', async (filter, recipients) => {
    const rows = await app.client.call(listMessages, query(filter), ALEX);
    expect(rows.map(({ recipient }) => recipient)).toEqual(recipients);
  });

  it('opens a message with its HTML', async () => {
    const message = await app.client.call(getMessage, { params: { id: mailId } }, ALEX);
    expect(message).toMatchObject({
      subject: 'Your order 7K',
      bodyText: 'Thank you.',
      bodyHtml: '<p>Thank you.</p>',
      sentAt: expect.any(String) as string,
    });
  });

  it('says that it is the mailbox of a demonstration only if second factors are not required', async () => {
    const link = `http://x.test/reset-password?token=${'a'.repeat(43)}`;
    const { messageId } = await aMessage(app.db, { subject: 'Reset', minutesAgo: 30 });
    await app.db.execute('UPDATE platform.message SET body_text = $1 WHERE id = $2', [link, messageId]);
    const find = (isSecondFactorRequired: boolean) =>
      new MessageListReader(
        { ...app.get(Config), isSecondFactorRequired },
        app.get(ListReader),
        app.get(Database),
      ).find(messageId);
    expect(await find(false)).toMatchObject({ hasOpenLinks: true, bodyText: link });
    expect(await find(true)).toMatchObject({
      hasOpenLinks: false,
      bodyText: 'http://x.test/reset-password?token=•••',
    });
  });

  it('answers 404 for a missing message, and 400 for an invalid id', async () => {
    const message = (id: string) => call(`${app.url}/admin/messages/${id}`, { headers: AS_ALEX });
    expect((await message(ORDER)).body).toMatchObject({ code: 'record.missing', statusCode: 404 });
    expect((await message('x')).body).toMatchObject({ code: 'request.invalid', statusCode: 400 });
  });

  it.each([
    [{ q: 'o-2' }, ['OrderCancelled']],
    [{ q: '-2' }, []],
    [{ q: 'o_2' }, []],
    [{ type: 'OrderPlaced' }, ['OrderPlaced']],
    [{ isWaiting: false }, ['OrderCancelled', 'OrderPlaced']],
    [{ isWaiting: true }, []],
  ])('finds events by %j, newest first', async (filter, types) => {
    const rows = await app.client.call(listOutboxEvents, query(filter), ALEX);
    expect(rows.map(({ type }) => type)).toEqual(types);
  });

  it('names the consumers of an event and what it carries', async () => {
    const [event] = await app.client.call(listOutboxEvents, query({ type: 'OrderPlaced' }), ALEX);
    expect(event).toMatchObject({ consumers: ['mail', 'stock'], payload: { n: 1 } });
  });

  it.each([
    [{ q: 'maya' }, ['order.cancel']],
    [{ action: 'staff.sign-in' }, ['staff.sign-in']],
    [{ subjectType: 'order', subjectId: 'o-1' }, ['order.cancel']],
    [{ q: 'SIGN-in' }, ['staff.sign-in']],
    [{ q: 'nobody' }, []],
  ])('finds the audit by %j', async (filter, actions) => {
    const rows = await app.client.call(listAudit, query(filter), ALEX);
    expect(rows.map(({ action }) => action)).toEqual(actions);
  });

  it('describes a change by its values before and after', async () => {
    const [row] = await app.client.call(listAudit, query({ subjectId: 'o-1', action: 'order.cancel' }), ALEX);
    expect(row).toMatchObject({ before: { state: 'placed' }, after: { state: 'cancelled' } });
  });

  it('cannot be rewritten', async () => {
    await expect(app.db.execute("UPDATE platform.audit_row SET action = 'x'")).rejects.toThrow('append-only');
    await expect(app.db.execute('DELETE FROM platform.audit_row')).rejects.toThrow('append-only');
  });
});
