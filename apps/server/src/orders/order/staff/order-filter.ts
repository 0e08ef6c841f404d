import type { HandlerInput, listOrders } from '@simpletread/contract';
import {
  canonicalTireSize,
  type DelayState,
  isUuid,
  mailboxOf,
  parseEmail,
  parseOrderNumber,
  parseOrderNumberHalf,
  parsePhone,
  parseTireSize,
  type PermissionHolder,
} from '@simpletread/domain';

import { type Condition, containing, type SqlValue } from '../../../platform/database/index.js';
import { seesContacts } from './contact-view.js';

export type OrderFilter = NonNullable<HandlerInput<typeof listOrders>['query']['filter']>;

const NOTHING: Condition = { sql: 'false', params: [] };
const ZIP = /^\d{5}(?:-\d{4})?$/;

const SEARCH_TEXT = "lower(o.first_name || ' ' || o.last_name || ' ' || o.email) LIKE ?";
const HAS_SIZE = 'o.id IN (SELECT l.order_id FROM orders.order_line l WHERE l.size_code = ANY (?))';

// Not LIKE: only these two forms use an index, of the number itself and of its second half.
const BEGINNING = 'o.number BETWEEN ? AND ?';
const SECOND_HALF = 'right(o.number::text, 5) = ?';
const NUMBER_LENGTH = 10;

const beginningCondition = (beginning: string): Condition => ({
  sql: BEGINNING,
  params: [beginning.padEnd(NUMBER_LENGTH, '0'), beginning.padEnd(NUMBER_LENGTH, 'Z')],
});

// The groups of five as they are printed, the second one not finished yet.
const LONG_BEGINNING = /^([a-z0-9]{5})[-\s]?([a-z0-9]{1,4})$/i;

/** The beginning of an order number while its second group is typed; null for anything else. */
const longBeginningOf = (text: string): string | null => {
  const typed = LONG_BEGINNING.exec(text)?.slice(1).join('');
  if (typed === undefined) return null;
  const filledUp = parseOrderNumber(typed.padEnd(NUMBER_LENGTH, '0'));
  return filledUp.ok ? filledUp.value.slice(0, typed.length) : null;
};

/** Finds an order by its number, by either of its spoken groups of five, or by its beginning. */
const numberConditions = (text: string): Condition[] => {
  const number = parseOrderNumber(text);
  if (number.ok) return [{ sql: 'o.number = ?', params: [number.value] }];
  const half = parseOrderNumberHalf(text);
  if (half !== null) return [beginningCondition(half), { sql: SECOND_HALF, params: [half] }];
  const beginning = longBeginningOf(text);
  return beginning === null ? [] : [beginningCondition(beginning)];
};

/** Tires are sold as 225/65R17 also to people who read P225/65R17 on theirs. */
const spellingsOf = (code: string): readonly string[] => [...new Set([code, code.replace(/^P/, '')])];

const HAS_PHONE = 'left(o.phone, 10) = ?';
const HAS_MAILBOX = 'o.mailbox = ?';
const HAS_PARCEL = 'o.tracking_number = ?';
const HAS_PO_NUMBER = 'upper(o.po_number) = ?';
const HAS_LOAN = 'upper(o.loan_id) = ?';

/** As carriers print it: in groups, with letters of either case. */
const TRACKING_NUMBER = /^[0-9A-Z]{8,34}$/;

const trackingConditions = (text: string): Condition[] => {
  const number = text.replace(/[\s-]/g, '').toUpperCase();
  const isOne = TRACKING_NUMBER.test(number) && /\d{4}/.test(number) && !parseTireSize(text).ok;
  return isOne ? [{ sql: HAS_PARCEL, params: [number] }] : [];
};

/** The numbers of buyers' own books have any form, but a digit. One of ten digits reads as a phone number too. */
const poNumberConditions = (text: string): Condition[] =>
  /\d/.test(text) && !parseTireSize(text).ok ? [{ sql: HAS_PO_NUMBER, params: [text.toUpperCase()] }] : [];

/** Lenders number their loans in any form of some length with a digit. Its bearer learns nothing about the buyer. */
const LOAN_ID = /^(?=.*\d)[0-9A-Z][0-9A-Z-]{7,39}$/;

const loanConditions = (text: string): Condition[] => {
  const id = text.toUpperCase();
  const isOne = LOAN_ID.test(id) && !parseTireSize(text).ok && !parseOrderNumber(text).ok;
  return isOne ? [{ sql: HAS_LOAN, params: [id] }] : [];
};

// No name looks like 225/65R17 or a phone number, and searching all names and lines would be slow.
const personConditions = (text: string, isName: boolean): Condition[] => {
  const size = parseTireSize(text);
  if (size.ok) return [{ sql: HAS_SIZE, params: [spellingsOf(canonicalTireSize(size.value.size))] }];
  const phone = parsePhone(text);
  if (phone.ok) return [{ sql: HAS_PHONE, params: [phone.value.digits] }];
  const email = parseEmail(text);
  return [
    ...(isName ? [{ sql: SEARCH_TEXT, params: [containing(text.toLowerCase())] }] : []),
    ...(email.ok ? [{ sql: HAS_MAILBOX, params: [mailboxOf(email.value)] }] : []),
  ];
};

const OF_ORDERS = 'SELECT o.id FROM orders."order" o WHERE';

/** Numbers and addresses. */
const IS_EXACT = /[\d@]/;

/** Few orders match, but PostgreSQL expects thousands of an OR, and would read every order, the newest first. Each part uses its index. */
const inParts = (parts: readonly Condition[]): Condition => ({
  sql: `o.id = ANY (ARRAY(${parts.map(({ sql }) => [OF_ORDERS, sql].join(' ')).join(' UNION ALL ')}))`,
  params: parts.flatMap(({ params }) => params),
});

/**
 * The conditions of a search, of which one is enough: one box finds by number or part of one, tracking number, PO number, loan ID, ZIP, size,
 * phone, mailbox and name; the text decides which. Staff without contact permission find by number, tracking number, loan ID and ZIP only, because a search that
 * finds an address would reveal it. `isName` is false for a text too short to be looked for in all names and mailboxes.
 */
export const orderSearch = (
  q: string,
  viewer: PermissionHolder,
  { isName = true }: { readonly isName?: boolean } = {},
): readonly Condition[] => {
  const text = q.trim().replace(/\s+/g, ' ');
  const conditions = [
    ...(seesContacts(viewer) ? personConditions(text, isName) : []),
    ...numberConditions(text),
    ...trackingConditions(text),
    ...(ZIP.test(text) ? [{ sql: 'o.zip = ?', params: [text.slice(0, 5)] }] : []),
    ...(seesContacts(viewer) ? poNumberConditions(text) : []),
    ...loanConditions(text),
  ];
  return conditions.length > 1 && IS_EXACT.test(text) ? [inParts(conditions)] : conditions;
};

const searchCondition = (q: string, viewer: PermissionHolder): Condition => {
  const conditions = orderSearch(q, viewer);
  if (conditions.length === 0) return NOTHING;
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
    params: conditions.flatMap(({ params }) => params),
  };
};

const emailCondition = (email: string, viewer: PermissionHolder): Condition =>
  seesContacts(viewer) ? { sql: 'lower(o.email) = ?', params: [email.trim().toLowerCase()] } : NOTHING;

const IS_CANCEL_OPEN = "o.state = 'placed' AND o.cancel_closes_at > now()";

const IS_REFUND_FAILED = "o.id IN (SELECT r.order_id FROM orders.refund r WHERE r.state = 'failed')";

// Few orders are late, so these come first.
const IS_LATE = 'o.id IN (SELECT d.order_id FROM orders.delay d WHERE d.state = ANY (?))';

const DELAYS = {
  toAsk: ['found'],
  asked: ['asked'],
  agreed: ['assumed', 'agreed'],
  cancelled: ['declined', 'lapsed'],
} as const satisfies Record<NonNullable<OrderFilter['delay']>, readonly DelayState[]>;

const statesOf = (state: OrderFilter['state']): readonly string[] =>
  typeof state === 'string' ? [state] : (state ?? []);

const conditionsOf = (filter: OrderFilter, viewer: PermissionHolder): Condition[] => {
  const conditions: Condition[] = [];
  const add = (sql: string, value: SqlValue): void => void conditions.push({ sql, params: [value] });
  if (filter.id !== undefined) add('o.id = ANY (?::uuid[])', filter.id.filter(isUuid));
  if (filter.q !== undefined && filter.q.trim() !== '') conditions.push(searchCondition(filter.q, viewer));
  if (filter.state !== undefined) add('o.state = ANY (?)', statesOf(filter.state));
  if (filter.paymentState !== undefined) add('o.payment_state = ?', filter.paymentState);
  if (filter.fulfilment !== undefined) add('o.fulfilment = ?', filter.fulfilment);
  if (filter.accountType !== undefined) add('o.account_type = ?', filter.accountType);
  if (filter.delay !== undefined) add(IS_LATE, DELAYS[filter.delay]);
  if (filter.zip !== undefined) add('o.zip = ?', filter.zip.trim().slice(0, 5));
  if (filter.email !== undefined) conditions.push(emailCondition(filter.email, viewer));
  if (filter.placedFrom !== undefined) add('o.placed_at >= ?', filter.placedFrom);
  if (filter.placedTo !== undefined) add('o.placed_at < ?', filter.placedTo);
  const addIf = (sql: string, isSo: boolean | undefined): void => {
    if (isSo !== undefined) conditions.push({ sql: isSo ? sql : `NOT (${sql})`, params: [] });
  };
  addIf(IS_CANCEL_OPEN, filter.isCancelOpen);
  addIf(IS_REFUND_FAILED, filter.isRefundFailed);
  addIf('o.held_at IS NOT NULL', filter.isOnHold);
  return conditions;
};

/** The conditions of an order list as `viewer` may ask for it. */
export const orderConditions = (
  filter: OrderFilter | undefined,
  viewer: PermissionHolder,
): readonly Condition[] => (filter === undefined ? [] : conditionsOf(filter, viewer));
