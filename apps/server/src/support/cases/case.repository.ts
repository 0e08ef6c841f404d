import { Injectable } from '@nestjs/common';
import { type CaseClocks, type CaseState, formatOrderNumber, MOST_CASE_WORDS } from '@simpletread/domain';

import type { Computed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { type CaseEntryRow, caseEntryEntity, caseFileEntity } from './case-entry.entity.js';
import { caseEntity, type CaseRow } from './case.entity.js';
import type { KeptFile } from './kept-files.js';

/** A case that begins. */
export type NewCase = Pick<
  CaseRow,
  | 'id'
  | 'state'
  | 'channel'
  | 'subject'
  | 'name'
  | 'email'
  | 'phone'
  | 'mailbox'
  | 'account_id'
  | 'order_number'
  | 'token_hash'
  | 'follows_id'
  | 'is_stranger'
> & { readonly at: Date; readonly clocks: CaseClocks };

/** An entry of a thread that is added. */
export type NewEntry = Pick<CaseEntryRow, 'kind' | 'channel' | 'author' | 'text' | 'at'> &
  Partial<
    Pick<
      CaseEntryRow,
      'id' | 'staff_id' | 'provider_id' | 'message_id' | 'mailbox' | 'network' | 'request_key'
    >
  >;

/** Columns of a case that a step sets. */
export type CaseChange = Partial<
  Pick<
    CaseRow,
    | 'account_id'
    | 'priority'
    | 'tags'
    | 'owner_id'
    | 'owner_name'
    | 'snoozed_until'
    | 'last_message_at'
    | 'unanswered'
    | 'solved_at'
    | 'closed_at'
    | 'merged_into'
  >
>;

export const columnsOfClocks = (clocks: CaseClocks) => ({
  answer_due_at: clocks.answerDueAt,
  first_answered_at: clocks.firstAnsweredAt,
  spent_minutes: clocks.spentMinutes,
  running_since: clocks.runningSince,
  solve_due_at: clocks.solveDueAt,
});

export const clocksOf = (row: CaseRow): CaseClocks => ({
  answerDueAt: row.answer_due_at,
  firstAnsweredAt: row.first_answered_at,
  spentMinutes: row.spent_minutes,
  runningSince: row.running_since,
  solveDueAt: row.solve_due_at,
});

const BY_ID = 'SELECT * FROM support.customer_case WHERE id = $1';
const LOCKED = [BY_ID, 'FOR UPDATE'].join(' ');
const BY_NUMBER = 'SELECT * FROM support.customer_case WHERE number = $1';
const BY_TOKEN = 'SELECT * FROM support.customer_case WHERE token_hash = $1';

// The nearest reference first; a merged case stands for the one it went into.
const BY_REFERENCES = `
  SELECT c.* FROM (
    SELECT e.case_id, array_position($1::text[], e.provider_id) AS place
    FROM support.case_entry e WHERE e.channel = 'mail' AND e.provider_id = ANY ($1::text[])
    UNION ALL
    SELECT e.case_id, array_position($2::text[], e.message_id::text)
    FROM support.case_entry e WHERE e.message_id = ANY ($3::uuid[])
  ) named JOIN support.customer_case c ON c.id = named.case_id ORDER BY named.place LIMIT 1`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// One at a time per person and per network, so messages sent at once count each other.
const ONE_BY_ONE = `SELECT pg_advisory_xact_lock(hashtextextended('case ' || who, 0)) FROM unnest($1::text[]) who ORDER BY who`;

// Anyone can type an address: a form or chat counts for the account that proved it, else for the address in its network.
const OF_DAY = `
  SELECT count(*) FILTER (WHERE e.mailbox = $1 AND (e.channel IN ('mail', 'text')) = $3 AND ($3 OR CASE WHEN $4::uuid IS NULL
      THEN c.account_id IS NULL AND e.network IS NOT DISTINCT FROM $2 ELSE c.account_id = $4 END))::int AS person,
    count(*) FILTER (WHERE e.network = $2)::int AS network
  FROM support.case_entry e JOIN support.customer_case c ON c.id = e.case_id
  WHERE (e.mailbox = $1 OR e.network = $2) AND e.at > now() - interval '1 day'`;

const UNSOLVED = `
  SELECT id FROM support.customer_case
  WHERE mailbox = $1 AND state IN ('new', 'open', 'waiting', 'snoozed') AND ($2 OR account_id IS NOT DISTINCT FROM $3::uuid)
  ORDER BY last_message_at DESC, id DESC`;

const KNOWN = 'SELECT case_id FROM support.case_entry WHERE channel = $1 AND provider_id = $2';
const OF_REQUEST = 'SELECT case_id FROM support.case_entry WHERE request_key = $1';

const LAST_OF_CUSTOMER = `
  SELECT id FROM support.case_entry WHERE case_id = $1 AND kind IN ('customer', 'agent') ORDER BY at DESC, id DESC LIMIT 1`;

const FREE = `
  UPDATE support.customer_case SET owner_id = NULL, owner_name = NULL, version = version + 1
  WHERE owner_id = $1 AND state IN ('new', 'open', 'waiting', 'snoozed')`;

const LIVE_CHAT = `SELECT FROM support.chat WHERE case_id = ANY ($1::uuid[]) AND state IN ('waiting', 'active') LIMIT 1`;

// Never the only message of its customer: the case must keep its own matter.
const TO_SPLIT = `
  SELECT e.id, e.channel FROM support.case_entry e
  WHERE e.id = $2 AND e.case_id = $1 AND e.kind = 'customer' AND e.channel IS NOT NULL
    AND EXISTS (SELECT FROM support.case_entry o WHERE o.case_id = $1 AND o.id <> $2 AND o.kind IN ('customer', 'call'))`;
const MOVE_ENTRY = 'UPDATE support.case_entry SET case_id = $2 WHERE id = $1';
const MOVE_ENTRIES = 'UPDATE support.case_entry SET case_id = $2 WHERE case_id = $1';

type SplitMessage = Pick<CaseEntryRow, 'id' | 'channel'>;

/** The only writer of cases. Their states come from the domain's `caseMachine`, asked under the lock of the case. */
@Injectable()
export class CaseRepository {
  async insert(tx: Transaction, { at, clocks, ...row }: NewCase): Promise<void> {
    await tx
      .repository(caseEntity)
      .insert({ ...row, opened_at: at, last_message_at: at, unanswered: 0, ...columnsOfClocks(clocks) });
  }

  /** The id of the new entry. */
  async addEntry(
    tx: Transaction,
    caseId: string,
    entry: NewEntry,
    files: readonly KeptFile[] = [],
  ): Promise<string> {
    const id = entry.id ?? newId();
    await tx
      .repository(caseEntryEntity)
      .insert({ ...entry, id, case_id: caseId, text: entry.text.slice(0, MOST_CASE_WORDS) });
    for (const { name, mediaType, bytes } of files)
      await tx
        .repository(caseFileEntity)
        .insert({ id: newId(), entry_id: id, name, media_type: mediaType, bytes: Buffer.from(bytes) });
    return id;
  }

  async move(
    tx: Transaction,
    id: string,
    state: CaseState,
    { clocks, ...change }: CaseChange & { readonly clocks: CaseClocks },
  ): Promise<void> {
    await tx
      .repository(caseEntity)
      .update(
        { id },
        { state, ...change, tags: undefined, ...columnsOfClocks(clocks), version: () => 'version + 1' },
      );
    if (change.tags !== undefined)
      await tx.execute('UPDATE support.customer_case SET tags = $2 WHERE id = $1', [id, [...change.tags]]);
  }

  lock(tx: Transaction, id: string): Promise<CaseRow | null> {
    return tx.one<CaseRow>(LOCKED, [id]);
  }

  byId(db: SqlRunner, id: string): Promise<CaseRow | null> {
    return db.one<CaseRow>(BY_ID, [id]);
  }

  byNumber(db: SqlRunner, number: number): Promise<CaseRow | null> {
    return db.one<CaseRow>(BY_NUMBER, [number]);
  }

  byTokenHash(db: SqlRunner, tokenHash: string): Promise<CaseRow | null> {
    return db.one<CaseRow>(BY_TOKEN, [tokenHash]);
  }

  /** The case of the mails that a mail answers, by their ids with brackets. */
  byReferences(db: SqlRunner, ids: readonly string[]): Promise<CaseRow | null> {
    if (ids.length === 0) return Promise.resolve(null);
    const ours = ids.map((id) => /^<([^@]+)@/.exec(id)?.[1]?.toLowerCase() ?? '');
    return db.one<CaseRow>(BY_REFERENCES, [[...ids], ours, ours.filter((id) => UUID.test(id))]);
  }

  /** Messages of the last day by the same person and from the same network. Forms, which anyone can send, and mails count apart. */
  async ofDay(
    tx: Transaction,
    {
      mailbox,
      network,
      accountId,
      isProved,
    }: { mailbox: string; network: string | null; accountId: string | null; isProved: boolean },
  ): Promise<{ readonly person: number; readonly network: number }> {
    await tx.query(ONE_BY_ONE, [network === null ? [mailbox] : [mailbox, network]]);
    const row = await tx.one<Computed<{ person: number; network: number }>>(OF_DAY, [
      mailbox,
      network,
      isProved,
      accountId,
    ]);
    return row ?? { person: 0, network: 0 };
  }

  /** The unsolved cases of a person, the one with the newest message first: of one account, of none (null), or all. */
  async unsolved(tx: Transaction, mailbox: string, account: string | null): Promise<readonly string[]> {
    const params = account === 'any' ? [mailbox, true, null] : [mailbox, false, account];
    return (await tx.query<Pick<CaseRow, 'id'>>(UNSOLVED, params)).map(({ id }) => id);
  }

  async isKnown(tx: Transaction, channel: string, providerId: string): Promise<boolean> {
    return (await tx.one(KNOWN, [channel, providerId])) !== null;
  }

  /** The case that a request wrote to already; null if it is new. */
  async ofRequest(db: SqlRunner, requestKey: string): Promise<string | null> {
    return (await db.one<Pick<CaseEntryRow, 'case_id'>>(OF_REQUEST, [requestKey]))?.case_id ?? null;
  }

  /** The newest message between customer and us. */
  async lastMessageId(tx: Transaction, caseId: string): Promise<string | null> {
    return (await tx.one<Pick<CaseEntryRow, 'id'>>(LAST_OF_CUSTOMER, [caseId]))?.id ?? null;
  }

  /** The first message of a new case counts as unanswered. */
  async countUnanswered(tx: Transaction, id: string): Promise<void> {
    await tx.execute('UPDATE support.customer_case SET unanswered = unanswered + 1 WHERE id = $1', [id]);
  }

  /** Takes unsolved cases from someone; returns how many. */
  free(tx: Transaction, staffId: string): Promise<number> {
    return tx.execute(FREE, [staffId]);
  }

  async hasLiveChat(tx: Transaction, ids: readonly string[]): Promise<boolean> {
    return (await tx.one(LIVE_CHAT, [[...ids]])) !== null;
  }

  /** A customer's message that can leave its case; null for any other entry. */
  messageToSplit(tx: Transaction, caseId: string, entryId: string): Promise<SplitMessage | null> {
    return tx.one<SplitMessage>(TO_SPLIT, [caseId, entryId]);
  }

  async moveEntry(tx: Transaction, entryId: string, to: string): Promise<void> {
    await tx.execute(MOVE_ENTRY, [entryId, to]);
  }

  async moveEntries(tx: Transaction, from: string, to: string): Promise<void> {
    await tx.execute(MOVE_ENTRIES, [from, to]);
  }
}

/** An order number as people read it; null if none is known. */
export const orderNumberText = (number: string | null): string | null =>
  number === null ? null : formatOrderNumber(number as Parameters<typeof formatOrderNumber>[0]);
