import { Injectable } from '@nestjs/common';
import { type ChatState, STAFF_ROLES, staffCan } from '@simpletread/domain';

import type { ShopRow } from '../../../installers/index.js';
import type { OrderRow } from '../../../orders/index.js';
import {
  type Computed,
  Database,
  type OuterJoined,
  type Renamed,
  type SqlRunner,
} from '../../../platform/database/index.js';
import type { MessageRow } from '../../../platform/messages/index.js';
import type { StaffRow } from '../../../sso/index.js';
import type { CaseEntryRow, CaseFileRow } from '../case-entry.entity.js';
import type { CaseRow } from '../case.entity.js';
import type { SatisfactionRow } from '../satisfaction.entity.js';
import type { ListedCase } from './case-list.reader.js';

/** An entry of a thread, how far its email or text got, and its files without their bytes. */
export type ShownEntry = Pick<CaseEntryRow, 'id' | 'kind' | 'channel' | 'author' | 'text' | 'at'> &
  OuterJoined<Renamed<MessageRow, { delivery: 'state' }>> &
  Computed<{
    files: readonly (Pick<CaseFileRow, 'id' | 'name' | 'media_type'> & { readonly size: number })[] | null;
  }>;

export type RelatedCase = Pick<CaseRow, 'id' | 'number' | 'subject' | 'state'>;

type CaseOrder = Pick<OrderRow, 'id' | 'number' | 'state' | 'placed_at' | 'first_name' | 'total_in_cents'> &
  Renamed<OrderRow, { promised_on: 'estimated_delivery_on' }> &
  OuterJoined<Renamed<ShopRow, { shop_name: 'company' }>> &
  Computed<{ tires: string | null; is_theirs: boolean }>;

/** The live chat of a case. */
type CaseChat = Computed<{
  state: ChatState;
  agent_id: string | null;
  agent_name: string | null;
  position: number | null;
  newest: number;
  read_entry_id: string | null;
}>;

/** The rating that the customer of a case gave, or was asked for. */
export type AskedCase = Pick<SatisfactionRow, 'rating' | 'comment' | 'asked_at' | 'answered_at'> &
  Renamed<SatisfactionRow, { agentName: 'staff_name' }>;

type Teammate = Renamed<StaffRow, { staffId: 'id'; name: 'name' }>;

const BY_ID = `
  SELECT c.*, (SELECT left(e.text, 140) FROM support.case_entry e WHERE e.case_id = c.id AND e.kind <> 'system'
    ORDER BY e.at DESC, e.id DESC LIMIT 1) AS preview
  FROM support.customer_case c WHERE c.id = $1`;

const ENTRIES = `
  SELECT e.id, e.kind, e.channel, e.author, e.text, e.at, m.state AS delivery,
    (SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'media_type', f.media_type, 'size', octet_length(f.bytes)) ORDER BY f.id)
     FROM support.case_file f WHERE f.entry_id = e.id) AS files
  FROM support.case_entry e LEFT JOIN platform.message m ON m.id = e.message_id
  WHERE e.case_id = $1 ORDER BY e.at, e.id`;

const RELATED = 'SELECT id, number, subject, state FROM support.customer_case';
const ONE = [RELATED, 'WHERE id = $1'].join(' ');
const OTHERS = [RELATED, 'WHERE mailbox = $1 AND id <> $2 ORDER BY opened_at DESC, id DESC LIMIT 10'].join(
  ' ',
);

const CUSTOMER = `
  SELECT p.id, p.since, (SELECT count(*)::int FROM orders."order" o WHERE o.mailbox = p.mailbox) AS "orderCount"
  FROM people.customer p WHERE p.mailbox = $1`;

// Without a number, a customer's newest order is what they most likely write about. It is theirs only if their last message proved who
// wrote it: a mail, or a form or chat of their account. Anyone can type an address, or say one on the phone.
const ORDER = `
  SELECT o.id, o.number, o.state, o.placed_at, o.first_name, o.estimated_delivery_on AS promised_on, o.total_in_cents,
    (o.mailbox IS NOT DISTINCT FROM $2 OR coalesce(o.account_id = $3, false)) AND coalesce(
      (SELECT e.channel = 'mail' OR e.channel IN ('form', 'chat') AND $3 IS NOT NULL FROM support.case_entry e
       WHERE e.case_id = $4 AND e.kind = 'customer' ORDER BY e.at DESC, e.id DESC LIMIT 1), false) AS is_theirs, s.company AS shop_name,
    (SELECT string_agg(l.quantity || ' × ' || l.size_code, ', ' ORDER BY l.position) FROM orders.order_line l WHERE l.order_id = o.id) AS tires
  FROM orders."order" o LEFT JOIN installers.shop s ON s.id = o.shop_id
  WHERE CASE WHEN $1::text IS NULL THEN o.mailbox = $2 ELSE o.number = $1 END ORDER BY o.placed_at DESC LIMIT 1`;

// A phone of the mailbox's orders or account. What a form or a caller names may be a stranger's.
const KNOWN_PHONE = `
  SELECT EXISTS (SELECT FROM orders."order" WHERE mailbox = $1 AND phone = $2)
    OR EXISTS (SELECT FROM identity.account WHERE mailbox = $1 AND email_proved_at IS NOT NULL AND phone = $2) AS "isKnown"`;

const CHAT = `
  SELECT c.state, c.agent_id, c.agent_name, CASE WHEN c.state = 'waiting' THEN (SELECT count(*)::int FROM support.chat w
    WHERE w.state = 'waiting' AND (w.queued_at, w.case_id) <= (c.queued_at, c.case_id)) END AS position,
    (SELECT coalesce(max(m.seq), 0) FROM support.chat_message m WHERE m.chat_id = c.case_id) AS newest,
    (SELECT m.entry_id FROM support.chat_message m JOIN support.case_entry e ON e.id = m.entry_id
      WHERE m.chat_id = c.case_id AND m.seq <= c.customer_read_seq AND e.kind = 'agent' ORDER BY m.seq DESC LIMIT 1) AS read_entry_id
  FROM support.chat c WHERE c.case_id = $1`;

const SATISFACTION = `
  SELECT rating, comment, staff_name AS "agentName", asked_at, answered_at FROM support.satisfaction WHERE case_id = $1`;

const FILE = 'SELECT name, media_type, bytes FROM support.case_file WHERE id = $1';

const TEAM = `
  SELECT s.id AS "staffId", s.name FROM identity.staff s
  WHERE s.is_active AND (s.role = ANY ($1::text[])
    OR EXISTS (SELECT FROM identity.staff_role r WHERE r.name = s.role AND 'cases.handle' = ANY (r.permissions)))
  ORDER BY s.name, s.id`;

const BUILT_IN = STAFF_ROLES.filter((role) => staffCan(role, 'cases.handle'));

/** The parts of a case's page. */
@Injectable()
export class CasePageReader {
  constructor(private readonly database: Database) {}

  byId(id: string, db: SqlRunner = this.database): Promise<ListedCase | null> {
    return db.one<ListedCase>(BY_ID, [id]);
  }

  entries(db: SqlRunner, id: string): Promise<ShownEntry[]> {
    return db.query<ShownEntry>(ENTRIES, [id]);
  }

  related(db: SqlRunner, id: string | null): Promise<RelatedCase | null> {
    return id === null ? Promise.resolve(null) : db.one<RelatedCase>(ONE, [id]);
  }

  others(db: SqlRunner, { mailbox, id }: Pick<CaseRow, 'mailbox' | 'id'>): Promise<RelatedCase[]> {
    return db.query<RelatedCase>(OTHERS, [mailbox, id]);
  }

  customer(
    db: SqlRunner,
    mailbox: string,
  ): Promise<Computed<{ id: string; since: Date; orderCount: number }> | null> {
    return db.one<Computed<{ id: string; since: Date; orderCount: number }>>(CUSTOMER, [mailbox]);
  }

  chat(db: SqlRunner, id: string): Promise<CaseChat | null> {
    return db.one<CaseChat>(CHAT, [id]);
  }

  satisfaction(db: SqlRunner, id: string): Promise<AskedCase | null> {
    return db.one<AskedCase>(SATISFACTION, [id]);
  }

  order(db: SqlRunner, row: CaseRow): Promise<CaseOrder | null> {
    return db.one<CaseOrder>(ORDER, [row.order_number, row.mailbox, row.account_id, row.id]);
  }

  /** True if texts may go to the phone of a case: the person is that phone, or it is known from their orders or account. */
  async mayText(db: SqlRunner, { phone, mailbox }: Pick<CaseRow, 'phone' | 'mailbox'>): Promise<boolean> {
    if (phone === '' || phone === mailbox) return phone !== '';
    const row = await db.one<Computed<{ isKnown: boolean }>>(KNOWN_PHONE, [mailbox, phone]);
    return row?.isKnown === true;
  }

  file(id: string): Promise<Pick<CaseFileRow, 'name' | 'media_type' | 'bytes'> | null> {
    return this.database.one<Pick<CaseFileRow, 'name' | 'media_type' | 'bytes'>>(FILE, [id]);
  }

  team(): Promise<Teammate[]> {
    return this.database.query<Teammate>(TEAM, [[...BUILT_IN]]);
  }

  async teammate(staffId: string): Promise<Teammate | null> {
    return (await this.team()).find((one) => one.staffId === staffId) ?? null;
  }
}
