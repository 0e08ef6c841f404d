import { Injectable } from '@nestjs/common';
import {
  type AdminCaseRow,
  COUNTED_UP_TO,
  type HandlerInput,
  type listCases,
  type ListPage,
} from '@simpletread/contract';
import {
  formatCaseNumber,
  isUuid,
  mailboxOf,
  maskEmail,
  may,
  parseCaseNumber,
  parseOrderNumber,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import {
  type Computed,
  type Condition,
  containing,
  Database,
  when,
} from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { CaseRow } from '../case.entity.js';
import { orderNumberText } from '../case.repository.js';

type Query = HandlerInput<typeof listCases>['query'];
type Filter = NonNullable<Query['filter']>;
type Column = NonNullable<Query['sort']>[0];

/** A case as lists show it. */
export type ListedCase = CaseRow & Computed<{ preview: string | null }>;

const PREVIEW_LENGTH = 140;

const CASES: ListStatement<Column> = {
  columns: `c.*, (SELECT left(e.text, ${PREVIEW_LENGTH}) FROM support.case_entry e WHERE e.case_id = c.id AND e.kind <> 'system'
    ORDER BY e.at DESC, e.id DESC LIMIT 1) AS preview`,
  details: 'support.customer_case c',
  from: 'support.customer_case c',
  key: 'c.id',
  orderBy: {
    answerDueAt: { by: 'c.answer_due_at', then: 'c.last_message_at', isNullable: true },
    lastMessageAt: { by: 'c.last_message_at' },
    openedAt: { by: 'c.opened_at' },
    snoozedUntil: { by: 'c.snoozed_until', isNullable: true },
    id: { by: 'c.id' },
  },
  mostCounted: COUNTED_UP_TO.heavy,
};

const TEXT = `(c.number = ? OR c.order_number = ? OR (? AND c.mailbox = ?) OR lower(c.subject || ' ' || c.name) LIKE ?
  OR EXISTS (SELECT FROM support.case_entry e WHERE e.case_id = c.id AND lower(e.text) LIKE ?))`;

const OF_ORDER = '(c.order_number = (SELECT o.number FROM orders."order" o WHERE o.id = ?))';
const OF_CUSTOMER = 'c.mailbox = (SELECT p.mailbox FROM people.customer p WHERE p.id = ?)';

const CHAT_WAITS = "EXISTS (SELECT FROM support.chat h WHERE h.case_id = c.id AND h.state = 'waiting') = ?";

const searched = (q: string | undefined, viewer: StaffPrincipal): Condition[] => {
  const text = q?.trim() ?? '';
  if (text === '') return [];
  const order = parseOrderNumber(text);
  const like = containing(text.toLowerCase());
  const seesContacts = may(viewer, 'contacts.read');
  const params = [
    parseCaseNumber(text),
    order.ok ? order.value : null,
    seesContacts && text.includes('@'),
    mailboxOf(text),
    like,
    like,
  ];
  return [{ sql: TEXT, params }];
};

const conditionsOf = (filter: Filter, viewer: StaffPrincipal): Condition[] => [
  ...when(filter.id, 'c.id = ANY (?::uuid[])', (ids) => [ids.filter(isUuid)]),
  ...searched(filter.q, viewer),
  ...when(filter.state, 'c.state = ANY (?)', (states) => [typeof states === 'string' ? [states] : states]),
  ...when(filter.isOurTurn, "(c.state IN ('new', 'open')) = ?", (isOurTurn) => [isOurTurn]),
  ...when(filter.isMine, '(c.owner_id IS NOT DISTINCT FROM ?::uuid) = ?', (isMine) => [
    viewer.staffId,
    isMine,
  ]),
  ...when(filter.hasOwner, '(c.owner_id IS NOT NULL) = ?', (hasOwner) => [hasOwner]),
  ...when(filter.isOverdue, 'coalesce(c.answer_due_at < now(), false) = ?', (isOverdue) => [isOverdue]),
  ...when(filter.isChatWaiting, CHAT_WAITS, (isWaiting) => [isWaiting]),
  ...when(filter.priority, 'c.priority = ?', (priority) => [priority]),
  ...when(filter.channel, 'c.channel = ?', (channel) => [channel]),
  ...when(filter.tag, '? = ANY (c.tags)', (tag) => [tag.toLowerCase()]),
  ...when(filter.orderId, OF_ORDER, (id) => [id]),
  ...when(filter.customerId, OF_CUSTOMER, (id) => [id]),
];

/** Returns a case as a row of the inbox. */
export const caseRowOf = (row: ListedCase, viewer: StaffPrincipal): AdminCaseRow => ({
  id: row.id,
  version: row.version,
  caseNumber: formatCaseNumber(row.number),
  state: row.state,
  channel: row.channel,
  subject: row.subject,
  name: row.name.includes('@') && !may(viewer, 'contacts.read') ? maskEmail(row.name) : row.name,
  email: row.email === '' || may(viewer, 'contacts.read') ? row.email : maskEmail(row.email),
  preview: row.preview ?? '',
  priority: row.priority,
  tags: [...row.tags],
  owner:
    row.owner_id === null || row.owner_name === null ? null : { staffId: row.owner_id, name: row.owner_name },
  orderNumber: orderNumberText(row.order_number),
  answerDueAt: row.answer_due_at?.toISOString() ?? null,
  solveDueAt: row.solve_due_at?.toISOString() ?? null,
  snoozedUntil: row.snoozed_until?.toISOString() ?? null,
  openedAt: row.opened_at.toISOString(),
  lastMessageAt: row.last_message_at.toISOString(),
  unanswered: row.unanswered,
});

/** The inbox: cases by view and by text, read from the primary, as an answer must leave the list at once. */
@Injectable()
export class CaseListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {}

  async page(
    { filter = {}, range, sort = ['answerDueAt', 'ASC'] }: Query,
    viewer: StaffPrincipal,
  ): Promise<ListPage<AdminCaseRow>> {
    const where = conditionsOf(filter, viewer);
    const request = { where, sort, range };
    const { rows, total } = await this.lists.page<ListedCase, Column>(CASES, request, this.database);
    return { items: rows.map((row) => caseRowOf(row, viewer)), total };
  }
}
