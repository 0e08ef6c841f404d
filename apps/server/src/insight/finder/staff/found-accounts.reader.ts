import { emailFor, seesContacts } from '../../../orders/order/staff/index.js';
import { containing, type Present } from '../../../platform/database/index.js';
import type { AccountRow } from '../../../sso/index.js';
import { type FoundSource, onValue } from './found-source.js';

type Row = Pick<AccountRow, 'id' | 'first_name' | 'last_name'> & Present<Pick<AccountRow, 'email'>>;

const NAME = "a.first_name || ' ' || a.last_name ILIKE ?";
const NAME_AND_EMAIL = "a.first_name || ' ' || a.last_name || ' ' || a.email ILIKE ?";

/** Without permission to see contacts, by name only: a search that finds an address would reveal it. */
export const foundAccounts: FoundSource<Row> = {
  kind: 'account',
  columns: "a.id, coalesce(a.email, '') AS email, a.first_name, a.last_name",
  from: 'identity.account a',
  key: 'a.id',
  orderBy: 'a.created_at DESC, a.id DESC',
  always: 'a.erased_at IS NULL',
  anyOf: ({ text, phone, mailbox, isName }, viewer) => {
    const named = isName ? containing(text) : null;
    if (!seesContacts(viewer)) return onValue(named, NAME);
    if (phone !== null) return onValue(phone, 'left(a.phone, 10) = ?');
    return [...onValue(mailbox, 'a.mailbox = ?'), ...onValue(named, NAME_AND_EMAIL)];
  },
  show: (row, viewer) => ({
    id: row.id,
    title: `${row.first_name} ${row.last_name}`.trim(),
    detail: emailFor(viewer, row.email),
  }),
};
