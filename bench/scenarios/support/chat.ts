import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { sayInChat } from '@simpletread/contract';
import type pg from 'pg';

import { prepare } from '../../http/http-caller.js';
import { inTurn, type Scenario } from '../scenario.js';

/** Each takes 20 messages a minute, so a round needs many. */
const CHATS = 5_000;

// With an agent whom nobody is: they don't stand in anyone's queue, and end by themselves because their customers never ask.
const OPEN = `
  WITH made AS (
    INSERT INTO support.customer_case
      (id, state, channel, subject, name, mailbox, token_hash, opened_at, last_message_at, unanswered, answer_due_at, running_since, solve_due_at)
    SELECT gen_random_uuid(), 'open', 'chat', 'Live chat', 'Bench', 'bench@example.com', hash, now(), now(), 1,
      now() + interval '4 hours', now(), now() + interval '1 day'
    FROM unnest($1::text[]) hash RETURNING id, token_hash),
  said AS (
    INSERT INTO support.case_entry (id, case_id, kind, channel, author, text, at)
    SELECT gen_random_uuid(), id, 'customer', 'chat', 'Bench', 'Hello', now() FROM made RETURNING id, case_id),
  chat AS (
    INSERT INTO support.chat (case_id, state, team, token_hash, agent_id, agent_name, last_seq, queued_at, taken_at, seen_at)
    SELECT id, 'active', 'general', token_hash, $2, 'Bench', 1, now(), now(), now() FROM made)
  INSERT INTO support.chat_message (chat_id, seq, entry_id, client_id) SELECT case_id, 1, id, 'opening' FROM said`;

const openChats = async (db: pg.Pool): Promise<readonly string[]> => {
  const tokens = Array.from({ length: CHATS }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await db.query(OPEN, [hashes, randomUUID()]);
  return tokens;
};

/** A customer's message in one of 5,000 live chats: written once under the lock of its case, and told to the sockets of every server. */
export const chat: Scenario = {
  name: 'chat',
  what: 'POST /chats/mine/messages: 5,000 live chats in turn',
  limit: 'raw transaction',
  target: {},
  prepare: async ({ serverUrl, db, caller }) => {
    const nextToken = inTurn(await openChats(db), 'chats');
    return () => {
      const body = { clientId: randomUUID(), text: 'Are they quiet?', orderNumber: '', after: 1_000 };
      return caller.send(prepare(serverUrl, sayInChat, { body }, { 'x-chat-token': nextToken() }));
    };
  },
};
