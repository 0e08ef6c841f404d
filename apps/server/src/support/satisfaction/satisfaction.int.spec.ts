import {
  answerSatisfaction,
  endChat,
  getCase,
  getSatisfactionFigures,
  rateChat,
  readSatisfaction,
  solveCase,
} from '@simpletread/contract';

import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { CartsModule } from '../../carts/carts.module.js';
import { ContentModule } from '../../content/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SsoModule } from '../../sso/sso.module.js';
import { as, caseCalls } from '../cases/testing/case-calls.js';
import { CHAT_ENV, chatCalls, held } from '../chat/testing/chat-calls.js';
import { SupportModule } from '../support.module.js';
import { AskSatisfaction } from './ask-satisfaction.js';

const WORKDAY = '2026-03-04T15:00:00.000Z';

describe('satisfaction', () => {
  let app: ShopApp;
  let cases: ReturnType<typeof caseCalls>;
  let chats: ReturnType<typeof chatCalls>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, ContentModule, SsoModule, SupportModule],
      env: CHAT_ENV,
    });
    app.clock.set(WORKDAY);
    cases = caseCalls(app);
    chats = chatCalls(app);
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.execute('UPDATE support.case_entry SET network = NULL'));

  const solvedLongAgo = async (change: Parameters<typeof cases.opened>[0] = {}) => {
    const one = await cases.opened(change);
    await cases.answer(one, { isSolved: true });
    await app.db.execute(
      `UPDATE support.customer_case SET solved_at = clock_timestamp() - interval '61 minutes' WHERE id = $1`,
      [one.id],
    );
    return one;
  };
  const questions = async (to: string) =>
    (await cases.mails(to)).filter(({ template }) => template === 'case-satisfaction');
  const ask = () => app.get(AskSatisfaction).run();
  const tokenOf = async (to: string) => {
    const [mail] = await questions(to);
    return /\/feedback\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('is asked once, an hour after a case was solved, and answered once with a comment', async () => {
    const early = await cases.opened();
    await cases.answer(early, { isSolved: true });
    const silent = await cases.opened();
    await cases.step(solveCase, silent);
    const one = await solvedLongAgo();
    await Promise.all([ask(), ask()]);
    await ask();
    expect(await questions(one.email)).toHaveLength(1);
    expect([await questions(early.email), await questions(silent.email)]).toEqual([[], []]);

    const token = await tokenOf(one.email);
    expect(await app.client.call(readSatisfaction, { body: { token } })).toEqual({
      ...{ caseNumber: one.caseNumber, agentName: 'Robin Castillo', isOpen: true, answer: null },
    });
    const rate = (rating: 'good' | 'bad', comment = '') =>
      app.client.call(answerSatisfaction, { body: { token, rating, comment } });
    await rate('good');
    await rate('good', 'Quick.');
    await expect(rate('bad')).rejects.toMatchObject({ code: 'satisfaction.answered' });
    const page = await app.client.call(getCase, { params: { id: one.id } }, as('robin'));
    expect(page.satisfaction).toMatchObject({
      ...{ rating: 'good', comment: 'Quick.', agentName: 'Robin Castillo' },
    });
    const audit = await app.db.query<{ after: object }>(
      `SELECT after FROM platform.audit_row WHERE subject_id = $1 AND action = 'case.rate' ORDER BY at`,
      [one.id],
    );
    expect(audit.map(({ after }) => after)).toEqual([{ rating: 'good' }, { rating: 'good' }]);
    await expect(
      app.client.call(readSatisfaction, { body: { token: 'A'.repeat(43) } }),
    ).rejects.toMatchObject({ code: 'record.missing' });
  });

  it('asks nobody who wants no mail, and nobody after 30 days', async () => {
    const unwilling = await solvedLongAgo();
    await app.get(UnitOfWork).run(async (tx) => {
      await app.get(Suppressions).add(tx, unwilling.email, 'left');
      return { ok: true, value: null };
    });
    const late = await solvedLongAgo();
    await ask();
    expect(await questions(unwilling.email)).toEqual([]);
    const token = await tokenOf(late.email);
    await app.db.execute(
      `UPDATE support.satisfaction SET asked_at = now() - interval '30 days' WHERE case_id = $1`,
      [late.id],
    );
    await expect(
      app.client.call(answerSatisfaction, { body: { token, rating: 'bad', comment: '' } }),
    ).rejects.toMatchObject({ code: 'satisfaction.over' });
  });

  it('is asked once of a mailbox whose two cases were solved together', async () => {
    const one = await solvedLongAgo();
    await solvedLongAgo({ email: one.email });
    await ask();
    expect(await questions(one.email)).toHaveLength(1);
  });

  it('is asked in a chat that ended, if an agent answered, and counts for the agent', async () => {
    const { token, chat } = await chats.open();
    const rate = (rating: 'good' | 'bad') =>
      app.client.call(rateChat, { body: { rating, comment: '' } }, held(token));
    await chats.take(chat.chatId, 'marcus');
    await expect(rate('bad')).rejects.toMatchObject({ code: 'record.missing' });
    await chats.answer(chat.chatId, 'Light snow is fine.', 'marcus');
    expect((await chats.read(token)).mayRate).toBe(false);
    expect(await app.client.call(endChat, {}, held(token))).toMatchObject({
      ...{ mayRate: true, satisfaction: null },
    });
    const endedDaysAgo = (days: number) =>
      app.db.execute(
        `UPDATE support.chat SET ended_at = $1::timestamptz - make_interval(days => $2) WHERE case_id = $3`,
        [...[WORKDAY, days, chat.chatId]],
      );
    await endedDaysAgo(30);
    expect((await chats.read(token)).mayRate).toBe(false);
    await expect(rate('bad')).rejects.toMatchObject({ code: 'satisfaction.over' });
    await endedDaysAgo(29);
    expect((await rate('bad')).satisfaction).toEqual({ rating: 'bad', comment: '' });
    await app.db.execute(
      `UPDATE support.satisfaction SET asked_at = $1::timestamptz - interval '1 day' WHERE case_id = $2`,
      [WORKDAY, chat.chatId],
    );
    await eventually(async () => {
      const figures = await app.client.call(
        getSatisfactionFigures,
        { query: { period: 'month' } },
        as('robin'),
      );
      expect(figures.byAgent.find(({ name }) => name.startsWith('Marcus'))).toMatchObject({
        ...{ asked: 1, answered: 1, good: 0 },
      });
    });
  });
});
