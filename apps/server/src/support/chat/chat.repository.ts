import { Injectable } from '@nestjs/common';
import type { ChatCard } from '@simpletread/contract';
import type { DocumentType, SupportTeam } from '@simpletread/domain';

import type { Computed, Renamed, SqlRunner, SqlValue, Transaction } from '../../platform/database/index.js';
import type { CaseEntryRow } from '../cases/index.js';
import { chatEntity, type ChatMessageRow, type ChatRow } from './chat.entity.js';

const BY_ID = 'SELECT * FROM support.chat WHERE case_id = $1';
const LOCKED = [BY_ID, 'FOR UPDATE'].join(' ');
const BY_TOKEN = 'SELECT * FROM support.chat WHERE token_hash = $1';
const KNOWN = 'SELECT seq FROM support.chat_message WHERE chat_id = $1 AND client_id = $2';

// The case is locked already: messages come one after the other, and so do their times.
const NEXT = `
  UPDATE support.chat SET last_seq = last_seq + 1 WHERE case_id = $1 RETURNING last_seq AS seq, clock_timestamp() AS at`;

const ADD = `
  INSERT INTO support.chat_message (chat_id, seq, entry_id, client_id, card) VALUES ($1, $2, $3, $4, $5::jsonb)`;

const MESSAGES = `
  SELECT m.seq, m.card, e.kind, e.author, e.text, e.at,
    (SELECT json_agg(json_build_object('name', f.name, 'mediaType', f.media_type) ORDER BY f.id)
     FROM support.case_file f WHERE f.entry_id = e.id) AS files
  FROM support.chat_message m JOIN support.case_entry e ON e.id = m.entry_id
  WHERE m.chat_id = $1 AND m.seq > $2 ORDER BY m.seq LIMIT $3`;

const POSITION = `
  SELECT count(*)::int AS position FROM support.chat c
  WHERE c.state = 'waiting' AND (c.queued_at, c.case_id) <= ($1::timestamptz, $2::uuid)`;

const NEXT_WAITING = `
  SELECT case_id FROM support.chat WHERE state = 'waiting' ORDER BY queued_at, case_id OFFSET $1 LIMIT 1`;

// A guest is the address they typed in the network they are in: neither alone is a person.
const LIVE = `
  SELECT count(*) FILTER (WHERE CASE WHEN $2::uuid IS NULL
      THEN k.mailbox = $1 AND k.account_id IS NULL AND e.network IS NOT DISTINCT FROM $3 ELSE k.account_id = $2 END)::int AS person,
    count(*) FILTER (WHERE k.account_id IS NULL AND e.network = $3)::int AS network
  FROM support.chat c JOIN support.customer_case k ON k.id = c.case_id
  JOIN support.chat_message m ON m.chat_id = c.case_id AND m.seq = 1 JOIN support.case_entry e ON e.id = m.entry_id
  WHERE c.state IN ('waiting', 'active')`;

const LIVE_OF_AGENT = `SELECT count(*)::int AS count FROM support.chat WHERE agent_id = $1 AND state = 'active'`;

const ONE_AGENT = `SELECT pg_advisory_xact_lock(hashtextextended('chat agent ' || $1, 0))`;

const RECENT = `
  SELECT count(*)::int AS messages, coalesce(sum(files), 0)::int AS files FROM (
    SELECT (SELECT count(*) FROM support.case_file f WHERE f.entry_id = e.id) AS files
    FROM support.chat_message m JOIN support.case_entry e ON e.id = m.entry_id
    WHERE m.chat_id = $1 AND e.kind = 'customer' AND e.at > clock_timestamp() - interval '1 minute') recent`;

const FILES = `
  SELECT count(*)::int AS count FROM support.chat_message m JOIN support.case_file f ON f.entry_id = m.entry_id WHERE m.chat_id = $1`;

const ANSWERED = `
  SELECT FROM support.chat_message m JOIN support.case_entry e ON e.id = m.entry_id WHERE m.chat_id = $1 AND e.kind = 'agent' LIMIT 1`;

const SEEN = `
  UPDATE support.chat SET seen_at = clock_timestamp() WHERE case_id = $1 AND seen_at < clock_timestamp() - interval '10 seconds'`;

// A page can't have read what wasn't said, and nothing becomes unread.
const READ_BY_CUSTOMER = `
  UPDATE support.chat SET customer_read_seq = least($2::int, last_seq)
  WHERE case_id = $1 AND customer_read_seq < least($2::int, last_seq) RETURNING customer_read_seq AS seq`;
const READ_BY_AGENT = `
  UPDATE support.chat SET agent_read_seq = least($2::int, last_seq)
  WHERE case_id = $1 AND agent_id = $3 AND agent_read_seq < least($2::int, last_seq) RETURNING agent_read_seq AS seq`;

const AWAY = `
  SELECT case_id FROM support.chat
  WHERE state IN ('waiting', 'active') AND seen_at < clock_timestamp() - make_interval(mins => $1) ORDER BY seen_at LIMIT 200`;
const GONE = `
  SELECT case_id FROM support.chat
  WHERE state = 'left' AND seen_at < clock_timestamp() - make_interval(hours => $1) ORDER BY seen_at LIMIT 200`;
const WAITING = `SELECT case_id FROM support.chat WHERE state = 'waiting' AND team = $1 ORDER BY queued_at LIMIT 200`;

const QUEUE = `
  SELECT count(*)::int AS count, coalesce(extract(epoch FROM clock_timestamp() - min(queued_at)) / 60, 0)::int AS minutes
  FROM support.chat WHERE state = 'waiting'`;

const FREE = `
  UPDATE support.chat SET state = 'waiting', agent_id = NULL, agent_name = NULL, taken_at = NULL
  WHERE agent_id = $1 AND state = 'active'`;

/** A message as it is read for its chat. */
export type SaidMessage = Pick<ChatMessageRow, 'seq' | 'card'> &
  Pick<CaseEntryRow, 'kind' | 'author' | 'text' | 'at'> &
  Computed<{ files: readonly { readonly name: string; readonly mediaType: DocumentType }[] | null }>;

export type QueueLength = Computed<{ count: number; minutes: number }>;

type LiveChats = Computed<{ person: number; network: number }>;

/** Columns of a chat that a step sets. */
export type ChatChange = Partial<
  Pick<ChatRow, 'state' | 'agent_id' | 'agent_name' | 'taken_at' | 'ended_at' | 'queued_at'>
>;

/** The only writer of chats, under the lock of their case. */
@Injectable()
export class ChatRepository {
  async insert(
    tx: Transaction,
    chat: Pick<ChatRow, 'case_id' | 'state' | 'team' | 'token_hash'> & { readonly at: Date },
  ): Promise<void> {
    const { at, ...row } = chat;
    await tx.repository(chatEntity).insert({ ...row, queued_at: at, seen_at: at });
  }

  byId(db: SqlRunner, id: string): Promise<ChatRow | null> {
    return db.one<ChatRow>(BY_ID, [id]);
  }

  lock(tx: Transaction, id: string): Promise<ChatRow | null> {
    return tx.one<ChatRow>(LOCKED, [id]);
  }

  byTokenHash(db: SqlRunner, tokenHash: string): Promise<ChatRow | null> {
    return db.one<ChatRow>(BY_TOKEN, [tokenHash]);
  }

  async isKnown(db: SqlRunner, id: string, clientId: string): Promise<boolean> {
    return (await db.one(KNOWN, [id, clientId])) !== null;
  }

  /** The number and time of the next message. */
  async next(tx: Transaction, id: string): Promise<{ readonly seq: number; readonly at: Date }> {
    const row = await tx.one<Renamed<ChatRow, { seq: 'last_seq' }> & Computed<{ at: Date }>>(NEXT, [id]);
    if (row === null) throw new Error(`there is no chat ${id}`);
    return row;
  }

  async add(
    tx: Transaction,
    id: string,
    message: {
      readonly seq: number;
      readonly entryId: string;
      readonly clientId: string;
      readonly card: ChatCard | null;
    },
  ): Promise<void> {
    const { seq, entryId, clientId, card } = message;
    await tx.execute(ADD, [id, seq, entryId, clientId, card === null ? null : JSON.stringify(card)]);
  }

  messages(db: SqlRunner, id: string, after: number, most: number): Promise<SaidMessage[]> {
    return db.query<SaidMessage>(MESSAGES, [id, after, most]);
  }

  async position(db: SqlRunner, { state, queued_at: at, case_id: id }: ChatRow): Promise<number | null> {
    if (state !== 'waiting') return null;
    const row = await db.one<Computed<{ position: number }>>(POSITION, [at, id]);
    return Math.max(1, row?.position ?? 1);
  }

  /** The chat that has waited longest, after `skipped` others. */
  async nextWaiting(db: SqlRunner, skipped: number): Promise<string | null> {
    return (await db.one<Pick<ChatRow, 'case_id'>>(NEXT_WAITING, [skipped]))?.case_id ?? null;
  }

  /** Live chats of a person, and of the guests in their network. */
  async live(
    tx: Transaction,
    { mailbox, accountId, network }: { mailbox: string; accountId: string | null; network: string | null },
  ): Promise<LiveChats> {
    return (await tx.one<LiveChats>(LIVE, [mailbox, accountId, network])) ?? { person: 0, network: 0 };
  }

  /** The chats that an agent has; another step of the same agent waits until this one is over. */
  async liveOfAgent(tx: Transaction, staffId: string): Promise<number> {
    await tx.query(ONE_AGENT, [staffId]);
    return this.count(tx, LIVE_OF_AGENT, [staffId]);
  }

  async recent(db: SqlRunner, id: string): Promise<number> {
    return (await db.one<Computed<{ messages: number }>>(RECENT, [id]))?.messages ?? 0;
  }

  files(db: SqlRunner, id: string): Promise<number> {
    return this.count(db, FILES, [id]);
  }

  /** True if an agent wrote in it. */
  async hasAnswer(db: SqlRunner, id: string): Promise<boolean> {
    return (await db.one(ANSWERED, [id])) !== null;
  }

  async seen(db: SqlRunner & { execute: Transaction['execute'] }, id: string): Promise<void> {
    await db.execute(SEEN, [id]);
  }

  /** Returns the number of the last message that the customer has read; null if it was known. */
  async readByCustomer(db: SqlRunner, id: string, seq: number): Promise<number | null> {
    return (
      (await db.one<Renamed<ChatRow, { seq: 'customer_read_seq' }>>(READ_BY_CUSTOMER, [id, seq]))?.seq ?? null
    );
  }

  async readByAgent(db: SqlRunner, id: string, staffId: string, seq: number): Promise<number | null> {
    return (
      (await db.one<Renamed<ChatRow, { seq: 'agent_read_seq' }>>(READ_BY_AGENT, [id, seq, staffId]))?.seq ??
      null
    );
  }

  async move(tx: Transaction, id: string, change: ChatChange): Promise<void> {
    await tx.repository(chatEntity).update({ case_id: id }, change);
  }

  away(db: SqlRunner, minutes: number): Promise<readonly string[]> {
    return this.ids(db, AWAY, [minutes]);
  }

  gone(db: SqlRunner, hours: number): Promise<readonly string[]> {
    return this.ids(db, GONE, [hours]);
  }

  waitingOf(db: SqlRunner, team: SupportTeam): Promise<readonly string[]> {
    return this.ids(db, WAITING, [team]);
  }

  /** The length of the queue, and how long its first one has waited. */
  async queue(db: SqlRunner): Promise<QueueLength> {
    return (await db.one<QueueLength>(QUEUE, [])) ?? { count: 0, minutes: 0 };
  }

  /** Puts the chats of someone who leaves the company back into the queue; returns how many. */
  free(tx: Transaction, staffId: string): Promise<number> {
    return tx.execute(FREE, [staffId]);
  }

  private async ids(db: SqlRunner, sql: string, params: readonly SqlValue[]): Promise<readonly string[]> {
    return (await db.query<Pick<ChatRow, 'case_id'>>(sql, params)).map(({ case_id: id }) => id);
  }

  private async count(db: SqlRunner, sql: string, params: readonly SqlValue[]): Promise<number> {
    return (await db.one<Computed<{ count: number }>>(sql, params))?.count ?? 0;
  }
}
