import { createHash, createHmac } from 'node:crypto';
import {
  type CaseClocks,
  caseClosesAt,
  mailboxOf,
  NO_CLOCKS,
  startClocks,
  stopClocks,
  SUPPORT_HOURS,
} from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { SeedOrder } from '../../orders/order/seed-order.js';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';
import { CASE_STORIES, type CaseStory } from './case-stories.js';

const HOUR_MS = 3_600_000;
const AGENT = `SELECT id, name FROM identity.staff WHERE role = 'support-agent' ORDER BY name LIMIT 1`;
const agentRow = z.object({ id: z.string(), name: z.string() });
type Agent = z.output<typeof agentRow>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** As the server derives the token of a case's reply address. */
const tokenHash = (id: string, secret: string): string => {
  const digest = createHmac('sha256', secret).update(`case-token:${id}`).digest();
  const token = Array.from(digest.subarray(0, 32), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return createHash('sha256').update(token).digest('hex');
};

interface Told {
  readonly id: string;
  readonly story: CaseStory;
  readonly order: SeedOrder;
  readonly times: readonly Date[];
}

const calendar = { week: SUPPORT_HOURS.general, holidays: [] };

/** The clocks after everything that was said. */
const clocksOf = ({ story: { said, priority, state }, times }: Told): CaseClocks => {
  const told = said.reduce((clocks, { by }, at) => {
    const moment = times[at] ?? new Date();
    if (by === 'customer') return startClocks(clocks, { at: moment, priority, calendar });
    if (by === 'note') return clocks;
    if (by === 'agent') return stopClocks(clocks, { at: moment, calendar, isAnswered: true });
    return {
      ...startClocks(clocks, { at: moment, priority, calendar }),
      answerDueAt: null,
      firstAnsweredAt: moment,
    };
  }, NO_CLOCKS);
  const isOver = state === 'solved' || state === 'closed';
  return isOver ? stopClocks(told, { at: times.at(-1) ?? new Date(), calendar, isAnswered: false }) : told;
};

const unansweredOf = ({ said, state }: CaseStory): number => {
  if (state === 'solved' || state === 'closed') return 0;
  const last = said.findLastIndex(({ by }) => by === 'agent' || by === 'call');
  return said.slice(last + 1).filter(({ by }) => by === 'customer').length;
};

const caseValues = (told: Told, agent: Agent, now: Date, secret: string) => {
  const { id, story, order, times } = told;
  const { firstName, lastName, email, phone } = order.customer;
  const last = times.at(-1) ?? now;
  const isText = story.channel === 'text';
  const clocks = clocksOf(told);
  return {
    ...{ id, state: story.state, channel: story.channel, subject: story.subject, priority: story.priority },
    name: `${firstName} ${lastName}`,
    email: isText ? '' : email,
    phone,
    mailbox: isText ? phone : mailboxOf(email),
    order_number: story.hasOrder ? order.number : null,
    tags: [...story.tags],
    owner_id: story.isOwned ? agent.id : null,
    owner_name: story.isOwned ? agent.name : null,
    snoozed_until: story.state === 'snoozed' ? new Date(now.getTime() + 60 * HOUR_MS) : null,
    token_hash: tokenHash(id, secret),
    opened_at: times[0] ?? now,
    last_message_at: last,
    unanswered: unansweredOf(story),
    answer_due_at: clocks.answerDueAt,
    first_answered_at: clocks.firstAnsweredAt,
    spent_minutes: clocks.spentMinutes,
    running_since: clocks.runningSince,
    solve_due_at: clocks.solveDueAt,
    solved_at: story.state === 'solved' || story.state === 'closed' ? last : null,
    closed_at: story.state === 'closed' ? caseClosesAt(last) : null,
  };
};

const entryValues = (told: Told, agent: Agent, random: Prng) =>
  told.story.said.map(({ by, text }, at) => ({
    id: seededId(random, told.times[at] ?? new Date()),
    case_id: told.id,
    kind: by,
    channel: by === 'note' ? null : told.story.channel,
    author:
      by === 'customer' ? `${told.order.customer.firstName} ${told.order.customer.lastName}` : agent.name,
    staff_id: by === 'customer' ? null : agent.id,
    text,
    at: told.times[at] ?? new Date(),
  }));

/** The question that a solved case's customer was asked an hour later, with the answer of the next day. */
const satisfactionValues = (
  { id, story: { satisfaction, channel }, times }: Told,
  agent: Agent,
  secret: string,
) => {
  const last = times.at(-1)?.getTime() ?? 0;
  const answer = satisfaction === 'asked' ? null : satisfaction;
  const token = createHmac('sha256', secret).update(`satisfaction-token:${id}`).digest('base64url');
  return {
    ...{ case_id: id, asked_by: channel === 'chat' ? 'chat' : 'mail', asked_at: new Date(last + HOUR_MS) },
    token_hash: createHash('sha256').update(token).digest('hex'),
    ...{ staff_id: agent.id, staff_name: agent.name },
    ...{ rating: answer?.rating ?? null, comment: answer?.comment ?? '' },
    answered_at: answer === null ? null : new Date(last + 20 * HOUR_MS),
  };
};

/** Chats that ended, or that their customers left: nobody is at the other end of a seeded one. */
const chatValues = ({ id, story, times }: Told, agent: Agent) => {
  const [first = null, second = null] = times;
  const last = times.at(-1) ?? null;
  const isEnded = story.state === 'solved';
  return {
    ...{ case_id: id, state: isEnded ? 'ended' : 'left', team: 'general' },
    token_hash: createHash('sha256').update(`chat ${id}`).digest('hex'),
    ...{ agent_id: agent.id, agent_name: agent.name, last_seq: story.said.length },
    ...{ queued_at: first, taken_at: second, ended_at: isEnded ? last : null, seen_at: last },
  };
};

const timesOf = ({ hoursAgo, said }: CaseStory, now: Date): readonly Date[] =>
  said.reduce<readonly Date[]>((times, { hoursLater }) => {
    const before = times.at(-1)?.getTime() ?? now.getTime() - hoursAgo * HOUR_MS;
    return [...times, new Date(before + hoursLater * HOUR_MS)];
  }, []);

/** Writes cases of buyers in every state and channel. */
export const writeCases = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  { now, secret }: { readonly now: Date; readonly secret: string },
  random: Prng,
): Promise<void> => {
  const [agent] = await queryRows(client, agentRow, AGENT);
  if (agent === undefined) throw new Error('nobody answers cases');
  const told = CASE_STORIES.map((story, at): Told => {
    const order = orders[orders.length - 1 - at * 7];
    if (order === undefined) throw new Error('too few orders for the cases');
    return { id: seededId(random, timesOf(story, now)[0] ?? now), story, order, times: timesOf(story, now) };
  });
  await writeColumns(
    client,
    'support.customer_case',
    told.map((one) => caseValues(one, agent, now, secret)),
  );
  const entries = told.map((one) => entryValues(one, agent, random));
  await writeColumns(client, 'support.case_entry', entries.flat());
  await writeColumns(
    client,
    'support.satisfaction',
    told
      .filter(({ story }) => story.satisfaction !== null)
      .map((one) => satisfactionValues(one, agent, secret)),
  );
  const chats = told.filter(({ story }) => story.channel === 'chat');
  await writeColumns(
    client,
    'support.chat',
    chats.map((one) => chatValues(one, agent)),
  );
  const messages = chats.flatMap(({ id }) =>
    entries
      .flat()
      .filter((entry) => entry.case_id === id)
      .map((entry, at) => ({ chat_id: id, seq: at + 1, entry_id: entry.id, client_id: entry.id })),
  );
  await writeColumns(client, 'support.chat_message', messages);
};
