import type { HandlerInput, listOrders } from '@simpletread/contract';
import {
  canonicalTireSize,
  isUuid,
  parseOrderNumber,
  parseOrderNumberHalf,
  parseTireSize,
} from '@simpletread/domain';

import type { SqlValue } from '../../platform/database/index.js';

export type OrderFilter = NonNullable<HandlerInput<typeof listOrders>['query']['filter']>;

/** Conditions with `?` where a parameter stands, and the parameters in the same order. */
interface Condition {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

/** A WHERE clause with numbered parameters. */
export interface Where {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

const ZIP = /^\d{5}$/;
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

const SEARCH_TEXT = "lower(o.first_name || ' ' || o.last_name || ' ' || o.email) LIKE ?";
const HAS_SIZE = 'o.id IN (SELECT l.order_id FROM orders.order_line l WHERE l.size_code = ANY (?))';

// Not LIKE: only these two forms use an index, of the number itself and of its second half.
const FIRST_HALF = 'o.number BETWEEN ? AND ?';
const SECOND_HALF = 'right(o.number::text, 5) = ?';

/** An order is asked for by either of the groups of five its number is read aloud in. */
const halfConditions = (half: string): Condition[] => [
  { sql: FIRST_HALF, params: [`${half}00000`, `${half}ZZZZZ`] },
  { sql: SECOND_HALF, params: [half] },
];

/** Tires are sold as 225/65R17 also to those who read P225/65R17 off their own. */
const spellingsOf = (code: string): readonly string[] => [...new Set([code, code.replace(/^P/, '')])];

/** One search box finds by number or half of one, ZIP, size, name and e-mail address; which it was shows in the text. */
const searchCondition = (q: string): Condition => {
  const text = q.trim().replace(/\s+/g, ' ');
  const size = parseTireSize(text);
  // Nobody is called 225/65R17, and looking through all names beside all lines would be slow.
  const conditions: Condition[] = [
    size.ok
      ? { sql: HAS_SIZE, params: [spellingsOf(canonicalTireSize(size.value.size))] }
      : { sql: SEARCH_TEXT, params: [`%${escapeLike(text.toLowerCase())}%`] },
  ];
  const orderNumber = parseOrderNumber(text);
  if (orderNumber.ok) conditions.push({ sql: 'o.number = ?', params: [orderNumber.value] });
  const half = parseOrderNumberHalf(text);
  if (half !== null) conditions.push(...halfConditions(half));
  if (ZIP.test(text)) conditions.push({ sql: 'o.zip = ?', params: [text] });
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
    params: conditions.flatMap(({ params }) => params),
  };
};

const IS_CANCEL_OPEN = "o.state = 'placed' AND o.cancel_closes_at > now()";

const statesOf = (state: OrderFilter['state']): readonly string[] =>
  typeof state === 'string' ? [state] : (state ?? []);

const conditionsOf = (filter: OrderFilter): Condition[] => {
  const conditions: Condition[] = [];
  const add = (sql: string, value: SqlValue): void => void conditions.push({ sql, params: [value] });
  if (filter.id !== undefined) add('o.id = ANY (?::uuid[])', filter.id.filter(isUuid));
  if (filter.q !== undefined && filter.q.trim() !== '') conditions.push(searchCondition(filter.q));
  if (filter.state !== undefined) add('o.state = ANY (?)', statesOf(filter.state));
  if (filter.paymentState !== undefined) add('o.payment_state = ?', filter.paymentState);
  if (filter.fulfilment !== undefined) add('o.fulfilment = ?', filter.fulfilment);
  if (filter.accountType !== undefined) add('o.account_type = ?', filter.accountType);
  if (filter.zip !== undefined) add('o.zip = ?', filter.zip.trim().slice(0, 5));
  if (filter.email !== undefined) add('lower(o.email) = ?', filter.email.trim().toLowerCase());
  if (filter.placedFrom !== undefined) add('o.placed_at >= ?', filter.placedFrom);
  if (filter.placedTo !== undefined) add('o.placed_at < ?', filter.placedTo);
  if (filter.isCancelOpen !== undefined)
    conditions.push({ sql: filter.isCancelOpen ? IS_CANCEL_OPEN : `NOT (${IS_CANCEL_OPEN})`, params: [] });
  return conditions;
};

/** The WHERE clause of an order list, its parameters numbered from $1. */
export const whereOf = (filter: OrderFilter | undefined): Where => {
  const conditions = filter === undefined ? [] : conditionsOf(filter);
  const params: SqlValue[] = [];
  const numbered = conditions.map((condition) => {
    let next = 0;
    return condition.sql.replace(/\?/g, () => {
      params.push(condition.params[next]);
      next += 1;
      return `$${params.length}`;
    });
  });
  return { sql: numbered.length === 0 ? 'true' : numbered.join(' AND '), params };
};
