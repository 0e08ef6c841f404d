import { Injectable } from '@nestjs/common';
import {
  CUSTOMER_TIMELINE_PAGE,
  type CustomerEntry,
  type getCustomerTimeline,
  type HandlerInput,
  type HandlerReply,
} from '@simpletread/contract';
import {
  formatOrderNumber,
  formatQuoteNumber,
  type Fulfilment,
  may,
  ok,
  type OrderNumber,
  type PermissionHolder,
  type QuoteNumber,
  refuse,
  type Result,
} from '@simpletread/domain';

import { nameFor, timelineText } from '../../../orders/order/staff/index.js';
import { type Computed, Database } from '../../../platform/database/index.js';
import { hideLinks } from '../../../platform/messages/staff/index.js';
import { CustomerRepository } from '../customer.repository.js';
import { quoteEntryTitle } from './quote-entry-title.js';
import { THEIR_ORDERS } from './their-orders.reader.js';

/** As much of a text as its entry shows. */
const MOST_OF_A_TEXT = 120;

type Query = HandlerInput<typeof getCustomerTimeline>['query'];
type Page = HandlerReply<typeof getCustomerTimeline>;

// Each part is empty for a viewer who may not see what it is of: $2 names the kinds that may be read.
const ENTRIES = `
  WITH theirs AS MATERIALIZED ${THEIR_ORDERS}, entry AS (
    SELECT e.id, 'order' AS kind, e.at, e.type AS title, e.data, e.actor_kind, e.actor_name AS by, e.order_id AS of_id, o.number AS of_number,
      o.fulfilment
    FROM theirs JOIN orders.order_event e ON e.order_id = theirs.id JOIN orders."order" o ON o.id = e.order_id WHERE 'order' = ANY ($2)
    UNION ALL
    SELECT m.id, 'message', m.created_at, coalesce(m.subject, m.body_text),
      jsonb_build_object('channel', m.channel, 'state', m.state),
      CASE WHEN m.written_by IS NULL THEN 'system' ELSE 'staff' END, m.written_by, m.order_id, o.number, NULL
    FROM theirs JOIN platform.message m ON m.order_id = theirs.id JOIN orders."order" o ON o.id = m.order_id WHERE 'message' = ANY ($2)
    UNION ALL
    SELECT m.id, 'message', m.created_at, coalesce(m.subject, ''), jsonb_build_object('channel', m.channel, 'state', m.state),
      CASE WHEN m.written_by IS NULL THEN 'system' ELSE 'staff' END, m.written_by, NULL, NULL, NULL
    FROM platform.message m WHERE m.mailbox = $1 AND 'message' = ANY ($2)
    UNION ALL
    SELECT e.id, 'quote', e.at, e.event, NULL, 'staff', e.by_name, q.id, q.number, NULL
    FROM quotes.quote q JOIN quotes.entry e ON e.quote_id = q.id WHERE q.mailbox = $1 AND q.state <> 'discarded' AND 'quote' = ANY ($2)
    UNION ALL
    SELECT a.id, 'account', a.created_at, 'Account created', NULL, 'customer', NULL, NULL, NULL, NULL
    FROM identity.account a WHERE a.mailbox = $1 AND 'account' = ANY ($2)
    UNION ALL
    SELECT n.id, 'note', n.written_at, n.text, NULL, 'staff', n.writer_name, NULL, NULL, NULL
    FROM people.note n WHERE n.customer_id = $3 AND 'note' = ANY ($2)
  )
  SELECT *, (extract(epoch FROM at) * 1000000)::bigint::text AS micros FROM entry
  WHERE $4::text IS NULL OR (at, id) < ('epoch'::timestamptz + $4::bigint * interval '1 microsecond', $5::uuid)
  ORDER BY at DESC, id DESC LIMIT $6`;

type Row = Computed<{
  id: string;
  kind: CustomerEntry['kind'];
  at: Date;
  title: string;
  data: Readonly<Record<string, unknown>> | null;
  actor_kind: string;
  by: string | null;
  of_id: string | null;
  of_number: string | null;
  fulfilment: Fulfilment | null;
  micros: string;
}>;

const kindsFor = (viewer: PermissionHolder, kind: Query['kind']): CustomerEntry['kind'][] => {
  const seen: CustomerEntry['kind'][] = [
    ...(may(viewer, 'orders.read') ? (['order'] as const) : []),
    ...(may(viewer, 'messages.read') ? (['message'] as const) : []),
    ...(may(viewer, 'quotes.read') ? (['quote'] as const) : []),
    ...(may(viewer, 'accounts.read') ? (['account'] as const) : []),
    ...(may(viewer, 'contacts.read') ? (['note'] as const) : []),
  ];
  return kind === undefined ? seen : seen.filter((each) => each === kind);
};

const wordsOf = ({ kind, title, data, fulfilment }: Row): Pick<CustomerEntry, 'title' | 'detail'> => {
  if (kind === 'order') return timelineText(title, data ?? {}, fulfilment ?? 'ship-to-me');
  if (kind === 'message') {
    const channel = data?.['channel'] === 'sms' ? 'Text' : 'Email';
    const outcome = data?.['state'] === 'failed' ? ' not delivered' : '';
    return { title: `${channel}${outcome}`, detail: hideLinks(title).slice(0, MOST_OF_A_TEXT) };
  }
  if (kind === 'quote') return { title: quoteEntryTitle(title), detail: '' };
  return kind === 'note' ? { title: 'Note', detail: title } : { title, detail: '' };
};

const ofRow = ({ kind, of_id: id, of_number: number }: Row): CustomerEntry['of'] => {
  if (id === null || number === null) return null;
  return {
    id,
    number:
      kind === 'quote' ? formatQuoteNumber(number as QuoteNumber) : formatOrderNumber(number as OrderNumber),
  };
};

/** Buyers have the name of their order, which not everyone may see. */
const actorOf = ({ by, actor_kind: actorKind }: Row, viewer: PermissionHolder): string | null => {
  if (by === null) return null;
  return actorKind === 'staff' || actorKind === 'system' ? by : nameFor(viewer, by);
};

/** The timeline of a customer, newest first. A page ends with the place where the next begins, so new entries move none. */
@Injectable()
export class CustomerTimelineReader {
  constructor(
    private readonly database: Database,
    private readonly customers: CustomerRepository,
  ) {}

  async page(
    id: string,
    { kind, before }: Query,
    viewer: PermissionHolder,
  ): Promise<Result<Page, 'record.missing'>> {
    const customer = await this.customers.find(id);
    if (customer === null) return refuse('record.missing');
    const [micros = null, last = null] = before?.split(' ') ?? [];
    const rows = await this.database.query<Row>(ENTRIES, [
      customer.mailbox ?? '',
      kindsFor(viewer, kind),
      id,
      micros,
      last,
      CUSTOMER_TIMELINE_PAGE + 1,
    ]);
    const shown = rows.slice(0, CUSTOMER_TIMELINE_PAGE);
    const end = rows.length > CUSTOMER_TIMELINE_PAGE ? shown.at(-1) : undefined;
    return ok({
      entries: shown.map((row) => ({
        id: row.id,
        kind: row.kind,
        at: row.at.toISOString(),
        ...wordsOf(row),
        of: ofRow(row),
        by: actorOf(row, viewer),
      })),
      next: end === undefined ? null : `${end.micros} ${end.id}`,
    });
  }
}
