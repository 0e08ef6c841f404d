import { formatRequestNumber, parseRequestNumber } from '@simpletread/domain';

import { emailFor, seesContacts } from '../../../orders/order/staff/index.js';
import { containing } from '../../../platform/database/index.js';
import type { RequestRow } from '../../../sales/index.js';
import { type FoundSource, joined, onValue } from './found-source.js';

type Row = Pick<
  RequestRow,
  'id' | 'number' | 'first_name' | 'last_name' | 'email' | 'make' | 'model' | 'size'
>;

const TEXT = "r.first_name || ' ' || r.last_name || ' ' || r.make || ' ' || r.model ILIKE ?";

/** Only with its `S-`: a bare number is an order's. */
const numberIn = (text: string): number | null => (/^\s*s/i.test(text) ? parseRequestNumber(text) : null);

/** Sales requests by number, and with permission to see contacts by person. */
export const foundSalesRequests: FoundSource<Row> = {
  kind: 'salesRequest',
  columns: 'r.id, r.number, r.first_name, r.last_name, r.email, r.make, r.model, r.size',
  from: 'sales.request r',
  key: 'r.id',
  orderBy: 'r.created_at DESC, r.id DESC',
  anyOf: ({ text, phone, mailbox, isName }, viewer) => [
    ...onValue(numberIn(text), 'r.number = ?'),
    ...(seesContacts(viewer)
      ? [
          ...onValue(mailbox, 'r.mailbox = ?'),
          ...onValue(isName && phone === null ? containing(text) : null, TEXT),
        ]
      : []),
  ],
  show: (row, viewer) => ({
    id: row.id,
    title: [formatRequestNumber(row.number), row.first_name, row.last_name]
      .filter((part) => part !== '')
      .join(' '),
    detail: joined(emailFor(viewer, row.email), `${row.make} ${row.model}`.trim(), row.size),
  }),
};
