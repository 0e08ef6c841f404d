import { randomUUID } from 'node:crypto';

import { getChatDesk, mailTranscript } from '@simpletread/contract';

import { aStaffAccount } from '../../../test/builders/index.js';
import { AGENT, brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';
import { signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { as, PNG } from '../cases/testing/case-calls.js';
import { SupportModule } from '../support.module.js';
import { ChatRepository } from './chat.repository.js';
import { RunChats } from './run-chats.js';
import { TakeChat } from './staff/take-chat.js';
import { CHAT_ENV, chatCalls, fromNetwork, held } from './testing/chat-calls.js';

const NO_PICTURE = Buffer.from('not a picture');

describe('live chat under attack', () => {
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

  it('reads no file for a chat that has ended or is full, and none twice', async () => {
    const { token, chat } = await calls.open();
    const id = randomUUID();
    await calls.sendFile(token, PNG, id);
    // A file that comes again isn't read: these bytes would be refused.
    expect((await calls.sendFile(token, NO_PICTURE, id)).messages).toHaveLength(2);
    for (let n = 0; n < 9; n += 1) await calls.sendFile(token, PNG);
    await expect(calls.sendFile(token, NO_PICTURE)).rejects.toMatchObject({ code: 'request.rateLimited' });
    await app.db.execute(`UPDATE support.chat SET state = 'ended', ended_at = now() WHERE case_id = $1`, [
      chat.chatId,
    ]);
    await expect(calls.sendFile(token, NO_PICTURE)).rejects.toMatchObject({ code: 'chat.ended' });
  });

  it('mails a transcript only to the address that an account proved', async () => {
    const dana = await signedInCustomers(app)();
    for (const { email, mayMail } of [
      { email: 'stranger@example.com', mayMail: false },
      { email: dana.email, mayMail: true },
    ]) {
      const { token, chat } = await calls.open({ email }, dana.headers);
      expect(chat.mayMailTranscript).toBe(mayMail);
      const send = () => app.client.call(mailTranscript, {}, held(token));
      await expect(send()).rejects.toMatchObject({
        code: mayMail ? 'chat.nothingToSend' : 'chat.addressUnproved',
      });
      await calls.take(chat.chatId);
      await calls.answer(chat.chatId, 'A word of ours.');
      if (mayMail) await send();
      else await expect(send()).rejects.toMatchObject({ code: 'chat.addressUnproved' });
      const mails = await app.db.query<{ body: string }>(
        `SELECT body_text AS body FROM platform.message WHERE template = 'chat-transcript' AND recipient = $1`,
        [email],
      );
      expect(mails.map(({ body }) => body.includes('Robin Castillo: A word of ours.'))).toEqual(
        mayMail ? [true] : [],
      );
    }
  });

  it('names no message that it does not deliver, so that clients page until they have all', async () => {
    const { token, chat } = await calls.open();
    await app.db.execute(
      `WITH said AS (
         INSERT INTO support.case_entry (id, case_id, kind, channel, author, text, at)
         SELECT gen_random_uuid(), $1, 'customer', 'chat', 'Dana', 'message ' || n, now() + make_interval(secs => n)
         FROM generate_series(2, 450) n RETURNING id, text)
       INSERT INTO support.chat_message (chat_id, seq, entry_id, client_id)
       SELECT $1, substr(text, 9)::int, id, 'client-' || text FROM said`,
      [chat.chatId],
    );
    await app.db.execute('UPDATE support.chat SET last_seq = 450 WHERE case_id = $1', [chat.chatId]);
    const seen: number[] = [];
    const pages: number[] = [];
    for (let after = 0, hasMore: boolean | undefined = true; hasMore === true;) {
      const view = await calls.read(token, after);
      seen.push(...view.messages.map(({ seq }) => seq));
      pages.push(view.lastSeq);
      ({ lastSeq: after, hasMore } = view);
    }
    expect(seen).toEqual(Array.from({ length: 450 }, (_, n) => n + 1));
    expect(pages).toEqual([200, 400, 450]);
  });

  it('gives an agent whose answer was lost the same chat again', async () => {
    const [first, second] = [await calls.open(), await calls.open()];
    // As after a crash between the work and the mark of its key.
    const context = { staff: AGENT, requestId: 'lost', key: randomUUID() };
    const taken = [await app.get(TakeChat).next(context), await app.get(TakeChat).next(context)];
    expect(taken.map((one) => one.ok && one.value.chatId)).toEqual([first.chat.chatId, first.chat.chatId]);
    expect((await calls.read(second.token)).state).toBe('waiting');
  });

  it('counts a guest’s chats by network, so that nobody who types an address blocks its owner', async () => {
    const dana = await signedInCustomers(app)();
    for (let n = 0; n < 2; n += 1) await calls.open({ email: dana.email }, fromNetwork(1_001));
    await expect(calls.open({ email: dana.email }, fromNetwork(1_001))).rejects.toMatchObject({
      code: 'chat.tooMany',
    });
    await app.db.execute(
      `INSERT INTO support.case_entry (id, case_id, kind, channel, author, text, at, mailbox, network)
       SELECT gen_random_uuid(), e.case_id, 'customer', 'chat', 'Dana', 'Noise', now(), e.mailbox, e.network
       FROM support.case_entry e, generate_series(1, 15) WHERE e.mailbox = $1`,
      [dana.email],
    );
    // Neither as a guest elsewhere nor with the account that proved it.
    await calls.open({ email: dana.email }, fromNetwork(1_002));
    for (let n = 0; n < 2; n += 1)
      await calls.open({ email: dana.email }, { ...fromNetwork(1_001), ...dana.headers });
    await expect(
      calls.open({ email: dana.email }, { ...fromNetwork(1_003), ...dana.headers }),
    ).rejects.toMatchObject({ code: 'chat.tooMany' });
    for (let n = 0; n < 6; n += 1) await calls.open({}, fromNetwork(1_004));
    await expect(calls.open({}, fromNetwork(1_004))).rejects.toMatchObject({ code: 'chat.tooMany' });
  });

  it('leaves an agent with four chats, however many are taken or handed over at once', async () => {
    const chats = await Promise.all(Array.from({ length: 6 }, () => calls.open()));
    const ids = chats.map(({ chat }) => chat.chatId);
    const tries = await Promise.allSettled(ids.map((id) => calls.take(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const left = ids.filter((_, at) => tries[at]?.status === 'rejected');
    const full = await aStaffAccount(app.db, { name: 'Lena Schultz' });
    await app.db.execute('UPDATE support.chat SET agent_id = $1, agent_name = $2 WHERE agent_id = $3', [
      ...[full.staffId, full.name, AGENT.staffId],
    ]);
    await calls.take(left[0] ?? '');
    await expect(calls.handOver(left[0] ?? '', full.staffId)).rejects.toMatchObject({
      code: 'chat.colleagueFull',
      message: expect.stringContaining('Lena Schultz') as string,
    });
  });

  it('audits the state that an ended chat had', async () => {
    const { chat } = await calls.open();
    await calls.take(chat.chatId);
    await app.db.execute(`UPDATE support.chat SET state = 'left' WHERE case_id = $1`, [chat.chatId]);
    await calls.end(chat.chatId);
    const row = await app.db.one<{ before: object }>(
      `SELECT before FROM platform.audit_row WHERE subject_id = $1 AND action = 'chat.end'`,
      [chat.chatId],
    );
    expect(row?.before).toMatchObject({ chat: 'left' });
  });

  it('shows agents their own chats and the length of the queue, however long it is', async () => {
    const { chat } = await calls.open();
    await calls.take(chat.chatId);
    await app.db.execute(
      `WITH made AS (
         INSERT INTO support.customer_case (id, state, channel, subject, name, mailbox, token_hash, opened_at, last_message_at)
         SELECT gen_random_uuid(), 'new', 'chat', 'Live chat', 'Guest', 'guest' || n || '@example.com', md5('a' || n) || md5('b' || n), now(), now()
         FROM generate_series(1, 210) n RETURNING id, token_hash)
       INSERT INTO support.chat (case_id, state, team, token_hash, queued_at, seen_at)
       SELECT id, 'waiting', 'general', token_hash, now() - interval '1 day', now() FROM made`,
    );
    const desk = await app.client.call(getChatDesk, {}, as('robin'));
    expect(desk.mine.map(({ chatId }) => chatId)).toEqual([chat.chatId]);
    expect([desk.waiting.length, desk.waitingCount]).toEqual([200, 210]);
    await app.db.execute(`DELETE FROM support.customer_case WHERE name = 'Guest'`);
  });

  it('alerts staff once someone has waited for five minutes', async () => {
    const alerts = () =>
      app.db.query<{ count: number }>(`SELECT count FROM platform.alert WHERE kind = 'chat.queueLong'`);
    const { chat } = await calls.open();
    await app.get(RunChats).run();
    expect(await alerts()).toEqual([]);
    await app.db.execute(
      `UPDATE support.chat SET queued_at = now() - interval '6 minutes' WHERE case_id = $1`,
      [chat.chatId],
    );
    for (let n = 0; n < 2; n += 1) await app.get(RunChats).run();
    expect(await alerts()).toEqual([{ count: 2 }]);
  });

  it('goes on with the other chats if one fails, and reports the job as failed', async () => {
    const chats = [await calls.open(), await calls.open(), await calls.open()];
    await app.db.execute(`UPDATE support.chat SET seen_at = now() - interval '4 minutes'`);
    const repository = app.get(ChatRepository);
    const lock = repository.lock.bind(repository);
    repository.lock = (tx, id) =>
      id === chats[0]?.chat.chatId ? Promise.reject(new Error('broken row')) : lock(tx, id);
    await expect(app.get(RunChats).run()).rejects.toThrow('broken row');
    repository.lock = lock;
    const states = await app.db.query<{ state: string }>(
      'SELECT state FROM support.chat WHERE case_id = ANY ($1::uuid[]) ORDER BY case_id',
      [chats.map(({ chat }) => chat.chatId)],
    );
    expect(states.map(({ state }) => state)).toEqual(['waiting', 'left', 'left']);
  });
});
