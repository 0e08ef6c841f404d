import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  type ChatNews,
  type ChatTyping,
  endChat,
  getCase,
  getChatDesk,
  mergeCase,
  sayInChat,
  takeNextChat,
} from '@simpletread/contract';
import { io, type Socket } from 'socket.io-client';

import { aStaffAccount } from '../../../test/builders/index.js';
import {
  brokenInvariants,
  eventually,
  send,
  type ShopApp,
  spawnServer,
  startShopApp,
} from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { as, once, PNG } from '../cases/testing/case-calls.js';
import { SupportModule } from '../support.module.js';
import { RunChats } from './run-chats.js';
import { CHAT_ENV, chatCalls, fromNetwork, held } from './testing/chat-calls.js';

const WEDNESDAY = '2026-03-04T15:00:00.000Z';
const SUNDAY = '2026-03-08T15:00:00.000Z';

const said = (page: number, count: number): string =>
  Array.from({ length: count }, (_, n) => `page ${page} ${n}`).join();

/** As a page does that is open to another server. */
const sayAt = async (
  url: string,
  token: string,
  body: CallInput<typeof sayInChat>['body'],
): Promise<void> => {
  const { status } = await send(`${url}${sayInChat.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...held(token).headers },
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`a message was answered with ${status}`);
};

describe('live chat', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof chatCalls>;
  const sockets: Socket[] = [];
  const spawned: ChildProcess[] = [];

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule, SupportModule], env: CHAT_ENV });
    calls = chatCalls(app);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    for (const child of spawned.splice(0)) child.kill('SIGKILL');
    await app.db.execute(`UPDATE support.chat SET state = 'ended', ended_at = now() WHERE state <> 'ended'`);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(() => app.close());

  const listen = async (url: string, ticket: string) => {
    const socket = io(url, { auth: { ticket }, transports: ['websocket'], reconnection: false });
    sockets.push(socket);
    const heard: (ChatNews | ChatTyping)[] = [];
    socket.on('news', (news: ChatNews) => heard.push(news));
    socket.on('typing', (typing: ChatTyping) => heard.push(typing));
    await eventually(() => expect(socket.connected || socket.disconnected).toBe(true));
    return { socket, heard };
  };

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

  it('tells the sockets of every server of news and typing; a killed server loses nothing', async () => {
    const other = await spawnServer('src/main.js', { DATABASE_URL: app.databaseUrl, RUN_WORKERS: '0' });
    const { token, chat } = await calls.open();
    await calls.take(chat.chatId);
    const desk = await app.client.call(getChatDesk, {}, as('robin'));
    const shopper = await listen(other.url, chat.socket.ticket);
    const agent = await listen(app.url, desk.socket.ticket);
    await eventually(() => expect([shopper.socket.connected, agent.socket.connected]).toEqual([true, true]));
    // The servers hear each other once they know of each other.
    await eventually(() => {
      shopper.socket.emit('typing', {});
      expect(agent.heard).toContainEqual({ chatId: chat.chatId, by: 'customer', name: 'Dana' });
    });
    await calls.answer(chat.chatId, 'From the first server');
    await eventually(() => expect(shopper.heard).toContainEqual({ chatId: chat.chatId, seq: 3 }));
    other.child.kill('SIGKILL');
    await other.ended;
    await eventually(() => expect(shopper.socket.connected).toBe(false));
    await calls.answer(chat.chatId, 'While you were away');
    const again = await calls.read(token, 3);
    expect(again.messages.map(({ text }) => text)).toEqual(['While you were away']);
    const back = await listen(app.url, again.socket.ticket);
    await eventually(() => expect(back.socket.connected).toBe(true));
    await calls.answer(chat.chatId, 'And now');
    await eventually(() => expect(back.heard).toContainEqual({ chatId: chat.chatId, seq: 5 }));
    const forged = await listen(app.url, `${again.socket.ticket}x`);
    await eventually(() => expect(forged.socket.connected).toBe(false));
  });

  it('delivers the messages of many chats over two servers, each once and in the order of its writer', async () => {
    const other = await spawnServer('src/main.js', {
      ...{ DATABASE_URL: app.databaseUrl, RUN_WORKERS: '0', ...CHAT_ENV },
    });
    spawned.push(other.child);
    const servers = [app.url, other.url];
    const chats = await Promise.all(Array.from({ length: 50 }, () => calls.open()));
    await Promise.all(
      chats.map(async ({ token }, at) => {
        const say = async (page: string, n: number, server: number): Promise<void> => {
          const body = {
            clientId: `${page.replace(' ', '-')}-message-${n}`,
            text: `${page} ${n}`,
            orderNumber: '',
            after: 20,
          };
          await sayAt(servers[server % 2] ?? '', token, body);
        };
        // Two pages of one customer; an answer that was lost makes a page send its message again, to the other server.
        const pages = [9, 10].map(async (count, page) => {
          for (let n = 0; n < count; n += 1) {
            await say(`page ${page}`, n, at + n);
            if ((n + at) % 10 === 0) await say(`page ${page}`, n, at + n + 1);
          }
        });
        await Promise.all(pages);
      }),
    );
    const rows = await app.db.query<{ last: number; seqs: number[]; texts: string[] }>(
      `SELECT c.last_seq AS last, array_agg(m.seq ORDER BY m.seq) AS seqs, array_agg(e.text ORDER BY m.seq) AS texts
       FROM support.chat c JOIN support.chat_message m ON m.chat_id = c.case_id JOIN support.case_entry e ON e.id = m.entry_id
       WHERE c.case_id = ANY ($1::uuid[]) GROUP BY c.case_id`,
      [chats.map(({ chat }) => chat.chatId)],
    );
    const wrong = rows.filter(({ last, seqs, texts }) => {
      const of = (page: number) => texts.filter((text) => text.startsWith(`page ${page} `));
      const whole = [9, 10].every((count, page) => of(page).join() === said(page, count));
      return last !== 20 || seqs.some((seq, n) => seq !== n + 1) || texts.length !== 20 || !whole;
    });
    expect([rows.length, wrong]).toEqual([50, []]);
    const read = await calls.read(chats[0]?.token ?? '');
    expect([read.messages.length, read.hasMore]).toEqual([20, false]);
  });
});
