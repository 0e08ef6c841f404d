import { formatQuoteNumber, type QuoteNumberPart } from '@simpletread/domain';

import { emailFor, seesContacts } from '../../../orders/order/staff/index.js';
import { type Condition, containing } from '../../../platform/database/index.js';
import type { QuoteRow } from '../../../sales/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type Row = Pick<QuoteRow, 'id' | 'number' | 'first_name' | 'email' | 'zip' | 'made_by_name'>;

const TEXT = "q.first_name || ' ' || q.email || ' ' || q.made_by_name ILIKE ?";

// Each part uses its index.
const byPart = (part: QuoteNumberPart | null): Condition[] =>
  part === null
    ? []
    : [
        { sql: 'q.number BETWEEN ? AND ?', params: [part.first, part.last] },
        ...onValue(part.secondGroup, 'right(q.number::text, 5) = ?'),
      ];

/** Without permission to see contacts, by number and ZIP only. */
export const foundQuotes: FoundSource<Row> = {
  kind: 'quote',
  columns: 'q.id, q.number, q.first_name, q.email, q.zip, q.made_by_name',
  from: 'quotes.quote q',
  key: 'q.id',
  orderBy: 'q.created_at DESC, q.id DESC',
  always: "q.state <> 'discarded'",
  anyOf: ({ text, quoteNumber, quotePart, phone, mailbox, zip, isName }, viewer) => [
    ...onValue(quoteNumber, 'q.number = ?'),
    ...byPart(quotePart),
    ...onValue(zip, 'q.zip = ?'),
    ...(seesContacts(viewer)
      ? [
          ...onValue(phone, 'left(q.phone, 10) = ?'),
          ...onValue(mailbox, 'q.mailbox = ?'),
          ...onValue(isName && phone === null ? containing(text) : null, TEXT),
        ]
      : []),
  ],
  show: (row, viewer) => ({
    id: row.id,
    title: `${formatQuoteNumber(row.number)} ${row.first_name}`.trim(),
    detail: joined(emailFor(viewer, row.email), row.zip, `by ${row.made_by_name}`),
  }),
};
