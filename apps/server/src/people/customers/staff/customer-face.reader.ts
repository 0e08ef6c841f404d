import { type Cents, maskEmail, maskName, may, type PermissionHolder } from '@simpletread/domain';

import type { Computed } from '../../../platform/database/index.js';
import type { CustomerRow } from '../customer.entity.js';

/** A customer as the list and the head of the page show them. */
export type CustomerFace = Pick<CustomerRow, 'id' | 'since' | 'erased_at'> &
  Computed<{
    account_name: string | null;
    account_email: string | null;
    account_phone: string | null;
    order_name: string | null;
    order_email: string | null;
    order_phone: string | null;
    zip: string | null;
    quote_name: string | null;
    quote_email: string | null;
    quote_phone: string | null;
    order_count: number;
    total_in_cents: Cents;
    last_order_at: Date | null;
  }>;

/**
 * Columns and FROM of a face. Orders of the account count as its holder's, wherever they were confirmed to. Each part is one look into an
 * index, read only for the customers that are shown.
 */
export const CUSTOMER_FACE = {
  columns: `c.id, c.since, c.erased_at, a.name AS account_name, a.email AS account_email, a.phone AS account_phone, l.name AS order_name,
    l.email AS order_email, l.phone AS order_phone, coalesce(l.zip, q.zip) AS zip, q.name AS quote_name, q.email AS quote_email,
    q.phone AS quote_phone, t.order_count, t.total_in_cents, t.last_order_at`,
  details: `people.customer c
    LEFT JOIN LATERAL (SELECT first_name || ' ' || last_name AS name, email, phone FROM identity.account WHERE mailbox = c.mailbox
      ORDER BY is_active DESC, created_at LIMIT 1) a ON true
    LEFT JOIN LATERAL (SELECT first_name || ' ' || last_name AS name, email, phone, zip FROM orders."order" WHERE mailbox = c.mailbox
      ORDER BY placed_at DESC LIMIT 1) l ON true
    LEFT JOIN LATERAL (SELECT first_name AS name, email, phone, zip FROM quotes.quote WHERE mailbox = c.mailbox AND sent_at IS NOT NULL
      ORDER BY sent_at DESC LIMIT 1) q ON true
    CROSS JOIN LATERAL (SELECT count(*)::int AS order_count, max(placed_at) AS last_order_at,
        coalesce(sum(total_in_cents - refunded_in_cents), 0)::bigint AS total_in_cents
      FROM (SELECT id, placed_at, total_in_cents, refunded_in_cents FROM orders."order" WHERE mailbox = c.mailbox
        UNION SELECT o.id, o.placed_at, o.total_in_cents, o.refunded_in_cents FROM identity.account h
          JOIN orders."order" o ON o.account_id = h.id WHERE h.mailbox = c.mailbox) theirs) t`,
} as const;

type Named = Pick<CustomerFace, 'account_name' | 'order_name' | 'quote_name'>;
type Mailed = Pick<CustomerFace, 'account_email' | 'order_email' | 'quote_email'>;

const seesContacts = (viewer: PermissionHolder): boolean => may(viewer, 'contacts.read');

/** The name as the viewer may see it: the account's, else that of the last order. Empty once the person is erased. */
export const faceName = (row: Named, viewer: PermissionHolder): string => {
  const name = (row.account_name ?? row.order_name ?? row.quote_name ?? '').trim();
  return seesContacts(viewer) ? name : maskName(name);
};

/** The address as the viewer may see it, as it was typed. */
export const faceEmail = (row: Mailed, viewer: PermissionHolder): string => {
  const email = row.account_email ?? row.order_email ?? row.quote_email ?? '';
  return seesContacts(viewer) ? email : maskEmail(email);
};
