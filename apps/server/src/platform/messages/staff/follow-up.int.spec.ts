import { randomUUID } from 'node:crypto';

import { closeMessage, getMessage, listMessages, sendMessageAgain } from '@simpletread/contract';

import { aMessage, type MessageSetup } from '../../../../test/builders/index.js';
import { AS_ALEX, atOnce, eventually, startConsoleApp, type TestApp } from '../../../../test/index.js';

const ORDER = '0198c0de-0000-7000-8000-00000000000a';
const ALEX = { headers: AS_ALEX };

describe('a failed message', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startConsoleApp();
  });
  afterAll(() => app.close());
  afterEach(() => app.db.execute('DELETE FROM platform.mail_turn'));

  let last = 0;
  const aFailed = async (setup: MessageSetup = {}): Promise<string> => {
    const recipient = `dana${(last += 1)}@example.com`;
    return (await aMessage(app.db, { state: 'failed', orderId: ORDER, recipient, ...setup })).messageId;
  };
  const sendAgain = (id: string, key: string = randomUUID()) =>
    app.client.call(sendMessageAgain, { params: { id } }, { ...ALEX, idempotencyKey: key });
  const close = (id: string, note = 'Called instead') =>
    app.client.call(
      closeMessage,
      { params: { id }, body: { note } },
      { ...ALEX, idempotencyKey: randomUUID() },
    );
  const openIds = async (isOpen = true): Promise<string[]> => {
    const query = { filter: JSON.stringify({ isOpen }), range: '[0,499]' };
    return (await app.client.call(listMessages, { query }, ALEX)).map(({ id }) => id);
  };
  const repeatsOf = (id: string) =>
    app.db.query<{ id: string; state: string; body_text: string; recipient: string }>(
      'SELECT id, state, body_text, recipient FROM platform.message WHERE repeats = $1',
      [id],
    );

  it('goes out again as a message of its own, and leaves the queue', async () => {
    const id = await aFailed({ recipient: 'once@example.com' });
    expect(await openIds()).toContain(id);
    const after = await sendAgain(id);
    expect(after).toMatchObject({
      state: 'failed',
      sendAgainRefusal: expect.stringMatching(/taken care/) as string,
    });
    expect(after.followUp).toMatchObject({ by: 'Alex Novak', kind: 'sentAgain', note: null });
    await eventually(async () =>
      expect(await repeatsOf(id)).toEqual([
        {
          id: after.followUp?.messageId,
          state: 'sent',
          body_text: 'Thank you.',
          recipient: 'once@example.com',
        },
      ]),
    );
    expect(await openIds()).not.toContain(id);
    expect(await openIds(false)).toContain(id);
  });

  it('is in the queue again when the repeat fails too', async () => {
    const id = await aFailed({ recipient: 'bounce@example.com' });
    const repeatId = (await sendAgain(id)).followUp?.messageId ?? '';
    await eventually(async () => expect(await openIds()).toContain(repeatId));
    expect((await app.client.call(getMessage, { params: { id: repeatId } }, ALEX)).repeats).toBe(id);
  });

  it('goes out once, however many send it again at once, and once for a request that is repeated', async () => {
    const id = await aFailed();
    const crowd = atOnce(app);
    const codes = await Promise.all(
      Array.from({ length: 8 }, () =>
        crowd.client
          .call(sendMessageAgain, { params: { id } }, { ...ALEX, idempotencyKey: randomUUID() })
          .then(
            () => 'sent',
            (error: unknown) => (error as { code: string }).code,
          ),
      ),
    );
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['sent', 'message.followedUp']));
    expect(await repeatsOf(id)).toHaveLength(1);
    const { messageId: sentId } = await aMessage(app.db, { orderId: ORDER, recipient: 'lost@example.com' });
    const key = randomUUID();
    await sendAgain(sentId, key);
    await app.db.execute('DELETE FROM platform.idempotency_key');
    await sendAgain(sentId, key);
    expect(await repeatsOf(sentId)).toHaveLength(1);
  });

  it('is limited by the messages that its recipient got', async () => {
    const { messageId } = await aMessage(app.db, { orderId: ORDER, recipient: 'often@example.com' });
    for (let sent = 0; sent < 5; sent += 1) await sendAgain(messageId);
    await expect(sendAgain(messageId)).rejects.toMatchObject({ code: 'mail.recipientFull' });
    expect(await repeatsOf(messageId)).toHaveLength(5);
  });

  it('is closed with a note, and then neither sent nor closed again', async () => {
    const id = await aFailed();
    expect((await close(id)).followUp).toMatchObject({
      by: 'Alex Novak',
      kind: 'closed',
      note: 'Called instead',
    });
    expect(await openIds()).not.toContain(id);
    await expect(close(id)).rejects.toMatchObject({ code: 'message.followedUp' });
    await expect(sendAgain(id)).rejects.toMatchObject({ code: 'message.followedUp' });
  });

  it('is refused with its reason if it waits, expires or lost its text, and a sent one is not closed', async () => {
    const refused = async (setup: MessageSetup): Promise<unknown> =>
      sendAgain(await aFailed(setup)).catch((error: unknown) => (error as { code: string }).code);
    expect(await refused({ orderId: null, template: 'account-reset' })).toBe('message.expiring');
    const bare = await aFailed();
    await app.db.execute("UPDATE platform.message SET body_text = '' WHERE id = $1", [bare]);
    await expect(sendAgain(bare)).rejects.toMatchObject({ code: 'message.expiring' });
    const { messageId } = await aMessage(app.db, { orderId: ORDER });
    await expect(close(messageId)).rejects.toMatchObject({ code: 'record.stale' });
    await expect(sendAgain(randomUUID())).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('is found in the queue by its index', async () => {
    const plan = await app.db.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT m.id FROM platform.message m WHERE (m.state = 'failed' AND m.followed_up_at IS NULL)
       ORDER BY m.created_at DESC, m.id DESC LIMIT 25`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('message_open');
  });
});
