import { randomUUID } from 'node:crypto';

import { endChat, getCase, mergeCase, sayInChat, takeNextChat } from '@simpletread/contract';

import { aStaffAccount } from '../../../test/builders/index.js';
import { brokenInvariants, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { as, once, PNG } from '../cases/testing/case-calls.js';
import { SupportModule } from '../support.module.js';
import { RunChats } from './run-chats.js';
import { CHAT_ENV, chatCalls, fromNetwork, held } from './testing/chat-calls.js';

const WEDNESDAY = '2026-03-04T15:00:00.000Z';
const SUNDAY = '2026-03-08T15:00:00.000Z';

describe('live chat', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof chatCalls>;

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule, SupportModule], env: CHAT_ENV });
    calls = chatCalls(app);
  });
  afterEach(async () => {
    await app.db.execute(`UPDATE support.chat SET state = 'ended', ended_at = now() WHERE state <> 'ended'`);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(() => app.close());

  it('goes from the queue to an agent, and ends as a solved case [R1.18]', async () => {
    const [first, second] = [await calls.open(), await calls.open()];
    expect([first.chat.position, second.chat.position]).toEqual([1, 2]);
    const taken = await app.client.call(takeNextChat, {}, once());
    expect(taken).toMatchObject({
      id: first.chat.chatId,
      channel: 'chat',
      chat: { state: 'active', isMine: true },
    });
    expect((await calls.read(second.token)).position).toBe(1);
    await calls.answer(taken.id, 'Light snow is fine.');
    const said = await calls.say(first.token, 'Thanks!');
    expect(said).toMatchObject({ state: 'active', agentName: 'Robin Castillo' });
    expect(said.messages.map(({ seq, by, text }) => [seq, by, text])).toEqual([
      [1, 'customer', 'How are these in snow?'],
      [2, 'system', 'Robin Castillo joined the chat.'],
      [3, 'agent', 'Light snow is fine.'],
      [4, 'customer', 'Thanks!'],
    ]);
    const ended = await calls.end(taken.id, { isSolved: true });
    expect(ended).toMatchObject({ state: 'solved', chat: { state: 'ended' } });
    await expect(calls.say(first.token, 'One more')).rejects.toMatchObject({ code: 'chat.ended' });
  });

  it('opens only while support is open, and leaves nobody in the queue when it closes', async () => {
    const { token } = await calls.open();
    app.clock.set(SUNDAY);
    await expect(calls.open()).rejects.toMatchObject({ code: 'chat.closed' });
    await app.get(RunChats).run();
    const view = await calls.read(token);
    expect([view.state, view.messages.at(-1)?.text]).toEqual([
      'ended',
      'Chat is closed now. We’ll answer by email.',
    ]);
    app.clock.set(WEDNESDAY);
  });

  it('writes each message once, however often it is sent, and numbers them without gaps', async () => {
    const { token } = await calls.open();
    const id = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => calls.say(token, 'Twice', id)));
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => calls.say(token, text)));
    const { messages, lastSeq } = await calls.read(token, 1);
    expect(messages.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
    expect(messages.filter(({ text }) => text === 'Twice')).toHaveLength(1);
    expect(lastSeq).toBe(6);
    const opening = { clientId: randomUUID(), email: 'again@example.com' };
    const [one, other] = [await calls.open(opening), await calls.open(opening)];
    expect(other.token).toBe(one.token);
  });

  it('is found by its token alone, and limited for each person', async () => {
    const { token, chat } = await calls.open();
    await expect(calls.read('A'.repeat(43))).rejects.toMatchObject({ code: 'record.missing' });
    expect((await send(`${app.url}/chats/mine`)).status).toBe(404);
    const stored = await app.db.one<{ all: string }>(
      'SELECT to_jsonb(c)::text AS all FROM support.chat c WHERE case_id = $1',
      [chat.chatId],
    );
    expect(stored?.all).not.toContain(token);
    const again = [{ email: chat.email }, fromNetwork(900)] as const;
    for (let n = 0; n < 2; n += 1) await calls.open(...again);
    await expect(calls.open(...again)).rejects.toMatchObject({ code: 'chat.tooMany' });
    for (let n = 0; n < 19; n += 1) await calls.say(token, `${n}`);
    await expect(calls.say(token, 'and more')).rejects.toMatchObject({ code: 'request.rateLimited' });
    await expect(calls.say(token, ' ')).rejects.toMatchObject({ code: 'contact.messageInvalid' });
    await expect(
      app.client.call(
        sayInChat,
        { body: { clientId: randomUUID(), text: '', orderNumber: 'ST-1000001', after: 0 } },
        held(token),
      ),
    ).rejects.toMatchObject({ code: expect.stringMatching(/cardUnknown|orderNumberInvalid/) as string });
  });

  it('takes files like a case, drawn anew', async () => {
    const { token, chat } = await calls.open();
    const sent = await calls.sendFile(token, PNG);
    expect(sent.messages.at(-1)).toMatchObject({ files: [{ name: 'tread.png', mediaType: 'image/png' }] });
    const record = await app.client.call(getCase, { params: { id: chat.chatId } }, as('robin'));
    expect(record.entries.at(-1)?.files).toHaveLength(1);
  });

  it('is taken by one agent, handed over with a note, and answered by nobody else', async () => {
    const { token, chat } = await calls.open();
    const { chatId: id } = chat;
    const tries = await Promise.allSettled([calls.take(id, 'robin'), calls.take(id, 'marcus')]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [owner, other] = tries[0].status === 'fulfilled' ? ['robin', 'marcus'] : ['marcus', 'robin'];
    await expect(calls.answer(id, 'Me too', other)).rejects.toMatchObject({ code: 'chat.notYours' });
    const next = await aStaffAccount(app.db, { name: 'Lena Schultz', role: 'support-agent' });
    const handed = await calls.handOver(id, next.staffId, { who: owner, note: 'Wants a snow tire' });
    expect(handed.chat).toMatchObject({ isMine: false });
    expect(handed.entries.some(({ kind, text }) => kind === 'note' && text === 'Wants a snow tire')).toBe(
      true,
    );
    const view = await calls.read(token);
    expect(JSON.stringify(view)).not.toContain('Wants a snow tire');
    expect(view.messages.at(-1)?.text).toMatch(/joined the chat/);
    await expect(calls.answer(id, 'Still me', owner)).rejects.toMatchObject({ code: 'chat.notYours' });
    await expect(
      app.client.call(
        mergeCase,
        { params: { id }, body: { version: handed.version, caseNumber: 'C-1' } },
        once(),
      ),
    ).rejects.toMatchObject({ code: 'case.numberUnknown' });
  });

  it('goes on as a case if its customer leaves, and is found where it was when they return', async () => {
    const { token, chat } = await calls.open();
    await calls.take(chat.chatId);
    await app.db.execute(
      `UPDATE support.chat SET seen_at = now() - interval '4 minutes' WHERE case_id = $1`,
      [chat.chatId],
    );
    await app.get(RunChats).run();
    const left = await app.client.call(getCase, { params: { id: chat.chatId } }, as('robin'));
    expect([left.chat?.state, left.state, left.answerBy]).toEqual(['left', 'open', ['mail']]);
    expect(await calls.read(token)).toMatchObject({ state: 'active', agentName: 'Robin Castillo' });
    expect((await app.client.call(endChat, {}, held(token))).state).toBe('ended');
  });
});
