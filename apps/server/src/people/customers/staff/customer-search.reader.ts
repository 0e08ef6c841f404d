import { type FinderText, mailboxOf, parseEmail } from '@simpletread/domain';

import { type Condition, containing, type SqlValue } from '../../../platform/database/index.js';

type Part = readonly [sql: string, value: SqlValue];

const BY_NAME = [
  `SELECT mailbox FROM orders."order" WHERE lower(first_name || ' ' || last_name || ' ' || email) LIKE lower(?)`,
  `SELECT mailbox FROM identity.account WHERE first_name || ' ' || last_name || ' ' || email ILIKE ?`,
  // Only the longer text has an index; it has the name of the colleague who wrote the quote, too.
  `SELECT mailbox FROM quotes.quote WHERE first_name || ' ' || email || ' ' || made_by_name ILIKE ? AND first_name || ' ' || email ILIKE ?`,
];
const BY_PHONE = [
  `SELECT mailbox FROM orders."order" WHERE left(phone, 10) = ?`,
  'SELECT mailbox FROM identity.account WHERE left(phone, 10) = ?',
  'SELECT mailbox FROM quotes.quote WHERE left(phone, 10) = ?',
];
const BY_ZIP = [
  `SELECT mailbox FROM orders."order" WHERE zip = ?`,
  'SELECT mailbox FROM quotes.quote WHERE zip = ?',
];

const partsOf = (statements: readonly string[], value: SqlValue): Part[] =>
  statements.map((sql) => [sql, value]);

const isPart = (text: string): boolean => !parseEmail(text).ok;

/**
 * Customers whose mailbox, name, phone or ZIP the text is; null if it can be none. One IN over everything that has a mailbox: an OR beside
 * it would read all customers. Viewers who see no contacts find by ZIP only, as a search that finds an address would reveal it.
 */
export const customerSearch = (
  { text, phone, mailbox, zip, isName }: FinderText,
  { seesContacts, byZip = true }: { readonly seesContacts: boolean; readonly byZip?: boolean },
): Condition | null => {
  const parts: Part[] = [
    ...(byZip && zip !== null ? partsOf(BY_ZIP, zip) : []),
    ...(seesContacts && phone !== null ? partsOf(BY_PHONE, phone) : []),
    ...(seesContacts && mailbox !== null ? partsOf(['SELECT ?::text'], mailboxOf(mailbox)) : []),
    ...(seesContacts && isName && phone === null && zip === null && isPart(text)
      ? partsOf(BY_NAME, containing(text))
      : []),
  ];
  if (parts.length === 0) return null;
  return {
    sql: ['c.mailbox IN (', parts.map(([sql]) => sql).join(' UNION '), ')'].join(' '),
    params: parts.flatMap(([sql, value]) => Array.from({ length: sql.split('?').length - 1 }, () => value)),
  };
};
