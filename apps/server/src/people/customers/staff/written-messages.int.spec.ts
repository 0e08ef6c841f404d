import { randomUUID } from 'node:crypto';

import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  getAdminOrder,
  getCustomerTimeline,
  getMessage,
  listCustomers,
  listSavedReplies,
  sendMessageAgain,
  startCustomerMessage,
  startOrderMessage,
  writeCustomerMessage,
  type WrittenMessage,
  writeOrderMessage,
} from '@simpletread/contract';

import { aPlacedOrder } from '../../../../test/builders/index.js';
import { atOnce, eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { CartsModule } from '../../../carts/carts.module.js';
import { PeopleModule } from '../../people.module.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const keyed = (name: string, idempotencyKey: string = randomUUID()) => ({ ...as(name), idempotencyKey });
const MAIL: WrittenMessage = {
  channel: 'email',
  subject: 'Your order is delayed',
  text: 'Dana, your tires are late.\n\nWe are sorry.',
};
const WORDS = {
  name: 'Delayed tires',
  subject: 'Your order {orderNumber}',
  text: '{firstName}, your tires arrive {promisedDay}.',
};

describe('messages that agents write', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, PeopleModule] });
  });
  afterAll(() => app.close());
  afterEach(() => app.db.execute('DELETE FROM platform.mail_turn'));

  const anOrderOf = async (email: string, shipTo: object = {}) =>
    (await aPlacedOrder(app, { shipTo: { email, firstName: 'Dana', ...shipTo } })).orderId;
  const customerOf = async (email: string): Promise<string> => {
    const query = { filter: JSON.stringify({ q: email }) };
    return (await app.client.call(listCustomers, { query }, as('robin')))[0]?.id ?? '';
  };
  const toBuyer = (
    id: string,
    message: Partial<WrittenMessage> = {},
    key: string = randomUUID(),
    who = 'robin',
  ) => app.client.call(writeOrderMessage, { params: { id }, body: { ...MAIL, ...message } }, keyed(who, key));
  const toCustomer = (id: string, message: Partial<WrittenMessage> = {}, who = 'robin') =>
    app.client.call(writeCustomerMessage, { params: { id }, body: { ...MAIL, ...message } }, keyed(who));
  const opened = (id: string) => app.client.call(getMessage, { params: { id } }, as('robin'));
  const entriesOf = async (id: string) =>
    (await app.client.call(getCustomerTimeline, { params: { id }, query: {} }, as('robin'))).entries;

  it('start with the recipient and the words for each placeholder', async () => {
    const id = await anOrderOf('start@mail.test');
    const start = await app.client.call(startOrderMessage, { params: { id } }, as('robin'));
    const order = await app.client.call(getAdminOrder, { params: { id } }, as('robin'));
    expect(start).toMatchObject({
      email: 'start@mail.test',
      values: {
        firstName: 'Dana',
        agentName: 'Robin',
        servicePhone: '(800) 555 0142',
        promisedDay: expect.stringMatching(/day, /) as string,
      },
      sent: 0,
      most: 5,
    });
    expect(start.values.orderNumber?.replace('-', '')).toBe(order.orderNumber.replace('-', ''));
  });

  it('go out in the shop’s look, into both timelines and the audit, without their words there', async () => {
    const id = await anOrderOf('both@mail.test');
    const { messageId } = await toBuyer(id);
    await eventually(async () =>
      expect(await opened(messageId)).toMatchObject({
        state: 'sent',
        recipient: 'both@mail.test',
        subject: MAIL.subject,
        writtenBy: 'Robin Castillo',
        orderId: id,
        bodyText: expect.stringMatching(/^Dana, your tires are late\.\n\nWe are sorry\.\n\n--\n/) as string,
        bodyHtml: expect.stringContaining('color-scheme') as string,
      }),
    );
    const { timeline, messages } = await app.client.call(getAdminOrder, { params: { id } }, as('robin'));
    expect(timeline).toContainEqual(expect.objectContaining({ title: 'Email to the buyer', detail: '' }));
    expect(messages.map((message) => message.id)).toContain(messageId);
    expect(await entriesOf(await customerOf('both@mail.test'))).toContainEqual(
      expect.objectContaining({ id: messageId, kind: 'message', by: 'Robin Castillo' }),
    );
    const rows = await app.db.query("SELECT after FROM platform.audit_row WHERE action = 'order.write'");
    expect(rows).toEqual([{ after: { messageId, channel: 'email' } }]);
  });

  it('reach a customer without an order, by mail and by text', async () => {
    await anOrderOf('only@mail.test', { phone: '2155550149', phoneType: 'mobile' });
    const id = await customerOf('only@mail.test');
    const start = await app.client.call(startCustomerMessage, { params: { id } }, as('robin'));
    expect(start).toMatchObject({
      email: 'only@mail.test',
      phone: '2155550149',
      values: { firstName: 'Dana', orderNumber: null, promisedDay: null, shopName: null },
    });
    const mail = await toCustomer(id);
    const text = await toCustomer(id, { channel: 'sms', subject: '', text: 'Please call us.' });
    expect(await opened(text.messageId)).toMatchObject({
      recipient: '2155550149',
      bodyHtml: null,
      orderId: null,
    });
    expect(await entriesOf(id)).toContainEqual(
      expect.objectContaining({ id: mail.messageId, by: 'Robin Castillo' }),
    );
  });

  it('go out once for a request, however often it runs', async () => {
    const id = await anOrderOf('once@mail.test');
    const key = randomUUID();
    const first = await toBuyer(id, {}, key);
    await app.db.execute('DELETE FROM platform.idempotency_key');
    expect(await toBuyer(id, {}, key)).toEqual(first);
  });

  it('are five a day to one recipient, however many are sent at once', async () => {
    const id = await anOrderOf('often@mail.test');
    const crowd = atOnce(app);
    const codes = await Promise.all(
      Array.from({ length: 8 }, () =>
        crowd.client.call(writeOrderMessage, { params: { id }, body: MAIL }, keyed('robin')).then(
          () => 'sent',
          (error: unknown) => (error as { code: string }).code,
        ),
      ),
    );
    expect(codes.filter((code) => code === 'sent')).toHaveLength(5);
    expect(codes.filter((code) => code === 'mail.recipientFull')).toHaveLength(3);
  });

  it('can be sent again when they failed, even without an order', async () => {
    await anOrderOf('bounce@mail.test');
    const { messageId } = await toCustomer(await customerOf('bounce@mail.test'));
    await eventually(async () => expect((await opened(messageId)).state).toBe('failed'));
    const again = await app.client.call(sendMessageAgain, { params: { id: messageId } }, keyed('robin'));
    expect(again.followUp).toMatchObject({ kind: 'sentAgain', by: 'Robin Castillo' });
  });

  it('are refused with a placeholder left, without a subject or without a recipient', async () => {
    const id = await anOrderOf('refused@mail.test', { phoneType: 'home' });
    const split = { subject: 'Your order\r\nBcc: x@mail.test' };
    for (const message of [
      { text: 'Ready at {shopName}.' },
      { subject: '{orderNumber}' },
      { subject: ' ' },
      split,
    ])
      await expect(toBuyer(id, message)).rejects.toMatchObject({ statusCode: 400 });
    await expect(toBuyer(id, { channel: 'sms', subject: '' })).rejects.toMatchObject({
      code: 'message.noRecipient',
    });
    await expect(toBuyer(randomUUID())).rejects.toMatchObject({ code: 'record.missing' });
    await expect(toCustomer(randomUUID())).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('never go to an erased customer', async () => {
    await anOrderOf('erased@mail.test');
    const id = await customerOf('erased@mail.test');
    await app.db.execute('UPDATE people.customer SET mailbox = NULL, erased_at = now() WHERE id = $1', [id]);
    await expect(toCustomer(id)).rejects.toMatchObject({ code: 'customer.erased' });
  });

  it.each(['samir', 'grant', 'sal'])('are not for %s', async (who) => {
    await expect(toBuyer(randomUUID(), {}, randomUUID(), who)).rejects.toMatchObject({ statusCode: 403 });
    await expect(toCustomer(randomUUID(), {}, who)).rejects.toMatchObject({ statusCode: 403 });
  });

  it('start from texts that seniors keep, with known placeholders only', async () => {
    const create = (words: object, who = 'marcus') =>
      app.client.call(createSavedReply, { body: { ...WORDS, ...words } }, keyed(who));
    const text = await create({});
    await expect(create({})).rejects.toMatchObject({ code: 'savedReply.nameTaken' });
    await expect(create({ name: 'Other', text: 'Hi {constructor}' })).rejects.toMatchObject({
      code: 'savedReply.placeholderUnknown',
    });
    await expect(create({ name: 'Other' }, 'robin')).rejects.toMatchObject({ code: 'access.refused' });
    const params = { id: text.id };
    const change = (version: number) =>
      app.client.call(
        changeSavedReply,
        { params, body: { ...WORDS, name: 'Late tires', version } },
        keyed('marcus'),
      );
    expect(await change(text.version)).toMatchObject({ name: 'Late tires', version: text.version + 1 });
    await expect(change(text.version)).rejects.toMatchObject({ code: 'record.stale' });
    const listed = () => app.client.call(listSavedReplies, { query: {} }, as('robin'));
    expect((await listed()).map(({ name }) => name)).toContain('Late tires');
    await app.client.call(deleteSavedReply, { params, query: {} }, keyed('marcus'));
    expect((await listed()).map(({ id }) => id)).not.toContain(text.id);
  });
});
