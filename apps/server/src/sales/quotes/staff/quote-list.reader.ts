import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listQuotes, QuoteRow as ListedQuote } from '@simpletread/contract';
import {
  cents,
  formatQuoteNumber,
  parseQuoteNumber,
  parseQuoteNumberPart,
  quoteStateAt,
} from '@simpletread/domain';

import { Clock } from '../../../platform/clock/index.js';
import { type Computed, containing, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ownedBy, ownerOf, type WithOwner } from '../../../platform/work-owners/index.js';
import type { QuoteRow } from '../store/quote.entity.js';

type Query = HandlerInput<typeof listQuotes>['query'];
type Page = HandlerReply<typeof listQuotes>;
type Column = NonNullable<Query['sort']>[0];

type Row = Pick<
  QuoteRow,
  | 'id'
  | 'number'
  | 'state'
  | 'ends_at'
  | 'first_name'
  | 'email'
  | 'phone'
  | 'made_by_name'
  | 'last_day'
  | 'sent_at'
  | 'created_at'
> &
  Computed<{ quantity: number; options: number; total_in_cents: number | null; is_undelivered: boolean }> &
  WithOwner;

const IS_UNDELIVERED = `EXISTS (SELECT FROM platform.message m WHERE m.id IN (q.mail_id, q.text_id) AND m.state = 'failed')`;
// A quote is its writer’s until a colleague takes it or gets it.
const IS_MINE = `(coalesce((SELECT w.owner_id FROM platform.work_owner w WHERE w.kind = 'quotes' AND w.record_id = q.id), q.made_by) = ?) = ?`;
const STATE_AT = `CASE WHEN q.state IN ('sent', 'opened') AND q.ends_at <= ? THEN 'expired' ELSE q.state END = ?`;
const IS_OUT = "coalesce(q.state IN ('sent', 'opened') AND q.ends_at > ?, false) = ?";
const IS_ENDING =
  "coalesce(q.state IN ('sent', 'opened') AND q.ends_at > ? AND q.ends_at <= ?::timestamptz + interval '3 days', false) = ?";
const SEARCHED =
  "(q.number = ? OR q.number BETWEEN ? AND ? OR right(q.number::text, 5) = ? OR q.first_name || ' ' || q.email || ' ' || q.made_by_name ILIKE ? OR (? <> '' AND q.phone LIKE ?))";

const QUOTES: ListStatement<Column> = {
  columns: `q.id, q.number, q.state, q.ends_at, q.first_name, q.email, q.phone, q.made_by_name, q.last_day, q.sent_at,
    q.created_at, coalesce(q.sent_offer -> 'installedPricing' ->> 'totalInCents', q.sent_offer -> 'pricing' ->> 'totalInCents')::bigint::int
      AS total_in_cents,
    coalesce((SELECT sum(l.quantity)::int FROM quotes.line l WHERE l.quote_id = q.id
      GROUP BY l.option ORDER BY array_position(ARRAY['good', 'better', 'best'], l.option) LIMIT 1), 0) AS quantity,
    (SELECT greatest(count(DISTINCT l.option), 1)::int FROM quotes.line l WHERE l.quote_id = q.id) AS options, ${IS_UNDELIVERED} AS is_undelivered,
    ${ownerOf('quotes', 'q.id')}`,
  details: 'quotes.quote q',
  from: 'quotes.quote q',
  key: 'q.id',
  orderBy: {
    createdAt: { by: 'q.created_at' },
    sentAt: { by: 'q.sent_at', isNullable: true },
    lastDay: { by: 'q.last_day', isNullable: true },
    id: { by: 'q.id' },
  },
};

const searched = (q: string): (string | null)[] => {
  const digits = q.replace(/\D/g, '');
  const part = parseQuoteNumberPart(q);
  const ofPart = [part?.first ?? null, part?.last ?? null, part?.secondGroup ?? null];
  return [parseQuoteNumber(q), ...ofPart, containing(q), digits.length < 4 ? '' : digits, `%${digits}%`];
};

/** Quotes. Discarded drafts are hidden unless asked for. */
@Injectable()
export class QuoteListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly clock: Clock,
  ) {}

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query, staffId: string): Promise<Page> {
    const now = this.clock.now();
    const isHidden = filter.state === undefined && filter.id === undefined;
    const { rows, total } = await this.lists.page<Row, Column>(QUOTES, {
      where: [
        ...withIds('q.id', filter.id),
        ...when(isHidden ? 'discarded' : undefined, 'q.state <> ?', (state) => [state]),
        ...when(filter.q, SEARCHED, searched),
        ...when(filter.state, STATE_AT, (state) => [now, state]),
        ...when(filter.isMine, IS_MINE, (isMine) => [staffId, isMine]),
        ...ownedBy('quotes', 'q.id', filter.owner, staffId),
        ...when(filter.isUndelivered, `${IS_UNDELIVERED} = ?`, (isUndelivered) => [isUndelivered]),
        ...when(filter.isOut, IS_OUT, (isOut) => [now, isOut]),
        ...when(filter.isEnding, IS_ENDING, (isEnding) => [now, now, isEnding]),
      ],
      sort,
      range,
    });
    return { items: rows.map((row) => rowOf(row, now)), total };
  }
}

const rowOf = (row: Row, now: Date): ListedQuote => ({
  id: row.id,
  number: formatQuoteNumber(row.number),
  state: quoteStateAt(row.state, row.ends_at, now),
  firstName: row.first_name,
  email: row.email,
  phone: row.phone,
  quantity: row.quantity,
  options: row.options,
  totalInCents: row.total_in_cents === null ? null : cents(row.total_in_cents),
  madeBy: row.made_by_name,
  owner: row.owner,
  isUndelivered: row.is_undelivered,
  lastDay: row.last_day,
  sentAt: row.sent_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
