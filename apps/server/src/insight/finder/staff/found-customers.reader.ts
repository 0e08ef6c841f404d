import {
  type CustomerRow,
  customerSearch,
  faceEmail,
  faceName,
} from '../../../people/customers/staff/index.js';
import { seesContacts } from '../../../orders/order/staff/index.js';
import type { Computed } from '../../../platform/database/index.js';
import { type FoundSource, joined } from './found-source.js';

type NameAndEmail = readonly [name: string, email: string];

type Row = Pick<CustomerRow, 'id' | 'erased_at'> &
  Computed<{
    account: NameAndEmail | null;
    last_order: NameAndEmail | null;
    last_quote: NameAndEmail | null;
    order_count: number;
  }>;

const ofRow = ({ account, last_order: order, last_quote: quote }: Row) => ({
  account_name: account?.[0] ?? null,
  account_email: account?.[1] ?? null,
  order_name: order?.[0] ?? null,
  order_email: order?.[1] ?? null,
  quote_name: quote?.[0] ?? null,
  quote_email: quote?.[1] ?? null,
});

const countText = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** By name, mailbox and phone; a ZIP names too many, and finds orders. Nobody without permission to see contacts. */
export const foundCustomers: FoundSource<Row> = {
  kind: 'customer',
  // Subqueries, not joins: they run for the six rows that are shown, however many are found.
  columns: `c.id, c.erased_at,
    (SELECT ARRAY[first_name || ' ' || last_name, email] FROM identity.account WHERE mailbox = c.mailbox
     ORDER BY is_active DESC, created_at LIMIT 1) AS account,
    (SELECT ARRAY[first_name || ' ' || last_name, email] FROM orders."order" WHERE mailbox = c.mailbox
     ORDER BY placed_at DESC LIMIT 1) AS last_order,
    (SELECT ARRAY[first_name, email] FROM quotes.quote WHERE mailbox = c.mailbox AND sent_at IS NOT NULL
     ORDER BY sent_at DESC LIMIT 1) AS last_quote,
    (SELECT count(*)::int FROM (SELECT id FROM orders."order" WHERE mailbox = c.mailbox UNION SELECT o.id FROM identity.account h
       JOIN orders."order" o ON o.account_id = h.id WHERE h.mailbox = c.mailbox) theirs) AS order_count`,
  from: 'people.customer c',
  key: 'c.id',
  orderBy: 'c.since DESC, c.id DESC',
  anyOf: (text, viewer) => {
    const found = customerSearch(text, { seesContacts: seesContacts(viewer), byZip: false });
    return found === null ? [] : [found];
  },
  show: (row, viewer) => {
    const face = ofRow(row);
    const email = faceEmail(face, viewer);
    if (row.erased_at !== null) return { id: row.id, title: 'Erased customer', detail: '' };
    return {
      id: row.id,
      title: faceName(face, viewer) || email,
      detail: joined(email, countText(row.order_count)),
    };
  },
};
