import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  type ChatNews,
  type ChatRead,
  type ChatTyping,
  type ChatView,
  getCase,
  getChatDesk,
  readChat,
  sayInChat,
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
import { as } from '../cases/testing/case-calls.js';
import { SupportModule } from '../support.module.js';
import { ChatReading } from './chat-reading.js';
import { CHAT_ENV, chatCalls, held } from './testing/chat-calls.js';

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

/** Every chat gets 20 messages; `npm run test:chats` sends 5,000. */
const CHATS = Number(process.env['CHAT_MESSAGES'] ?? 1_000) / 20;

describe('chats over two servers', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof chatCalls>;
  const sockets: Socket[] = [];
  let other: Awaited<ReturnType<typeof spawnServer>>;

  const another = () =>
    spawnServer('src/main.js', { DATABASE_URL: app.databaseUrl, RUN_WORKERS: '0', ...CHAT_ENV });

  beforeAll(async () => {
    app = await startShopApp({ modules: [CartsModule, SsoModule, SupportModule], env: CHAT_ENV });
    calls = chatCalls(app);
    other = await another();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await app.db.execute(`UPDATE support.chat SET state = 'ended', ended_at = now() WHERE state <> 'ended'`);
    expect(await brokenInvariants(app.databaseUrl)).toEqual([]);
  });
  afterAll(async () => {
    other.child.kill('SIGKILL');
    await app.close();
  });

  const listen = async (url: string, ticket: string) => {
    const socket = io(url, { auth: { ticket }, transports: ['websocket'], reconnection: false });
    sockets.push(socket);
    const heard: (ChatNews | ChatTyping | ChatRead)[] = [];
    socket.on('news', (news: ChatNews) => heard.push(news));
    socket.on('typing', (typing: ChatTyping) => heard.push(typing));
    socket.on('read', (read: ChatRead) => heard.push(read));
    await eventually(() => expect(socket.connected || socket.disconnected).toBe(true));
    return { socket, heard };
  };

  it('tells the sockets of every server of news and typing; a killed server loses nothing', async () => {
    const doomed = await another();
    const { token, chat } = await calls.open();
    await calls.take(chat.chatId);
    const desk = await app.client.call(getChatDesk, {}, as('robin'));
    const shopper = await listen(doomed.url, chat.socket.ticket);
    const agent = await listen(app.url, desk.socket.ticket);
    await eventually(() => expect([shopper.socket.connected, agent.socket.connected]).toEqual([true, true]));
    // The servers hear each other once they know of each other.
    await eventually(() => {
      shopper.socket.emit('typing', {});
      expect(agent.heard).toContainEqual({ chatId: chat.chatId, by: 'customer', name: 'Dana' });
    });
    await calls.answer(chat.chatId, 'From the first server');
    await eventually(() => expect(shopper.heard).toContainEqual({ chatId: chat.chatId, seq: 3 }));
    doomed.child.kill('SIGKILL');
    await doomed.ended;
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

  it('tells each side how far the other has read, over both servers, and never less than before', async () => {
    const { token, chat } = await calls.open();
    const { chatId } = chat;
    await calls.take(chatId);
    const desk = await app.client.call(getChatDesk, {}, as('robin'));
    const shopper = await listen(other.url, chat.socket.ticket);
    const agent = await listen(app.url, desk.socket.ticket);
    // The servers hear each other once they know of each other.
    await eventually(() => {
      shopper.socket.emit('typing', {});
      expect(agent.heard).toContainEqual({ chatId, by: 'customer', name: 'Dana' });
    });
    await calls.answer(chatId, 'One');
    const { entries } = await calls.answer(chatId, 'Two');
    shopper.socket.emit('read', { seq: 3 });
    await eventually(() => expect(agent.heard).toContainEqual({ chatId, by: 'customer', seq: 3 }));
    const read = async () => (await app.client.call(getCase, { params: { id: chatId } }, as('robin'))).chat;
    const idOf = (text: string) => entries.find((entry) => entry.text === text)?.id;
    expect(await read()).toMatchObject({ lastSeq: 4, readEntryId: idOf('One') });
    // A page can't have read what wasn't said, in no chat but its own, and nothing that is no number.
    for (const body of [null, 'x', { seq: -1 }, { seq: 1.5 }, { seq: 99, chatId: randomUUID() }])
      shopper.socket.emit('read', body);
    await eventually(() => expect(agent.heard).toContainEqual({ chatId, by: 'customer', seq: 4 }));
    expect(await read()).toMatchObject({ readEntryId: idOf('Two') });
    agent.socket.emit('read', { chatId, seq: 4 });
    await eventually(() => expect(shopper.heard).toContainEqual({ chatId, by: 'agent', seq: 4 }));
    await calls.say(token, 'Three');
    const reading = app.get(ChatReading);
    const { staffId: id } = await aStaffAccount(app.db, { name: 'Lena Schultz', role: 'support-agent' });
    const marks = [
      await reading.mark({ kind: 'staff', id, name: 'Lena Schultz' }, chatId, 5),
      await reading.mark({ kind: 'customer', id: chatId, name: 'Dana' }, chatId, 2),
    ];
    expect([marks, (await calls.read(token)).readByAgent]).toEqual([[null, null], 4]);
  });

  it('delivers the messages of many chats over two servers, each once and in the order of its writer', async () => {
    const servers = [app.url, other.url];
    const chats = await Promise.all(Array.from({ length: CHATS }, () => calls.open()));
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
    expect([rows.length, wrong]).toEqual([CHATS, []]);
    // As the customer's page reads them, from either server.
    const shown = await Promise.all(
      chats.map(async ({ token }, at) => {
        const response = await send(`${servers[at % 2] ?? ''}${readChat.path}`, held(token));
        const { messages, hasMore } = (await response.json()) as ChatView;
        return !hasMore && messages.every(({ seq }, n) => seq === n + 1) && messages.length;
      }),
    );
    expect(new Set(shown)).toEqual(new Set([20]));
  });
});
