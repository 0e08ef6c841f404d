import { Injectable } from '@nestjs/common';
import type { Customer } from '@simpletread/contract';
import {
  cents,
  formatCoverageClaimNumber,
  formatPriceClaimNumber,
  formatQuoteNumber,
  formatReturnNumber,
  type QuoteNumber,
  quoteStateAt,
} from '@simpletread/domain';

import type { OrderRow } from '../../../orders/index.js';
import type { ShopRow } from '../../../installers/index.js';
import type { Computed, OuterJoined, Present, Renamed, SqlRunner } from '../../../platform/database/index.js';
import { THEIR_ORDERS } from './their-orders.reader.js';

const MOST_ORDERS = 25;
const MOST_OTHERS = 50;

const ORDERS = `
  SELECT o.*, s.company AS shop_name,
    (SELECT string_agg(l.quantity || ' ' || l.brand_name || ' ' || l.line_name, ', ' ORDER BY l.position)
     FROM orders.order_line l WHERE l.order_id = o.id) AS tires,
    ARRAY(SELECT l.size_code FROM orders.order_line l WHERE l.order_id = o.id GROUP BY l.size_code ORDER BY min(l.position)) AS sizes
  FROM orders."order" o LEFT JOIN installers.shop s ON s.id = o.shop_id
  WHERE o.id IN ${THEIR_ORDERS} ORDER BY o.placed_at DESC, o.id DESC LIMIT ${MOST_ORDERS}`;

// An order that is cancelled keeps the time of its request.
const CANCELLING = `
  SELECT o.id, o.number, o.cancel_requested_at FROM orders."order" o
  WHERE o.id IN ${THEIR_ORDERS} AND o.cancel_requested_at IS NOT NULL AND o.state <> 'cancelled' ORDER BY o.cancel_requested_at, o.id`;

const CONTACTS = `
  SELECT o.email, o.phone FROM orders."order" o WHERE o.id IN ${THEIR_ORDERS}
  GROUP BY o.email, o.phone ORDER BY max(o.placed_at) DESC LIMIT ${MOST_OTHERS}`;

const RETURN_COUNT = `SELECT count(*)::int AS count FROM orders.tire_return r WHERE r.order_id IN ${THEIR_ORDERS}`;

// $2 of this and the next three: the states to be read, or null for all.
const RETURNS = `
  SELECT r.id, r.number, o.number AS order_number, r.reason, r.state, r.requested_at, r.appealed_at, r.received_at
  FROM orders.tire_return r JOIN orders."order" o ON o.id = r.order_id
  WHERE r.order_id IN ${THEIR_ORDERS} AND ($2::text[] IS NULL OR r.state = ANY ($2)) ORDER BY r.requested_at DESC, r.id LIMIT ${MOST_OTHERS}`;

// As `dueAtOf`: an answer within 24 hours, once the buyer has proved the price.
const CLAIMS = `
  SELECT c.id, c.number, l.brand_name || ' ' || l.line_name || ' ' || l.size_code AS tire, c.price_per_tire_in_cents, c.state,
    c.requested_at, interval '24 hours' + CASE WHEN c.kind = 'own-price' OR c.offer_address <> '' THEN c.requested_at
      ELSE (SELECT min(p.added_at) FROM orders.price_claim_picture p WHERE p.claim_id = c.id) END AS due_at
  FROM orders.price_claim c JOIN orders.order_line l ON l.id = c.line_id
  WHERE c.order_id IN ${THEIR_ORDERS} AND ($2::text[] IS NULL OR c.state = ANY ($2)) ORDER BY c.requested_at DESC, c.id LIMIT ${MOST_OTHERS}`;

// As `dueAtOf` of coverage claims: an answer within 24 hours since it is our turn.
const COVERAGE_CLAIMS = `
  SELECT c.id, c.number, c.kind, l.brand_name || ' ' || l.line_name || ' ' || l.size_code AS tire, c.state, c.requested_at,
    c.our_turn_since + interval '24 hours' AS due_at
  FROM orders.coverage_claim c LEFT JOIN orders.order_line l ON l.id = c.line_id
  WHERE c.order_id IN ${THEIR_ORDERS} AND ($2::text[] IS NULL OR c.state = ANY ($2)) ORDER BY c.requested_at DESC, c.id LIMIT ${MOST_OTHERS}`;

const QUOTES = `
  SELECT q.id, q.number, q.state, q.ends_at, q.made_by_name, q.sent_at, q.created_at,
    coalesce(q.sent_offer -> 'installedPricing' ->> 'totalInCents', q.sent_offer -> 'pricing' ->> 'totalInCents')::bigint AS total_in_cents,
    ARRAY(SELECT coalesce(o.value #>> '{offer,installedPricing,totalInCents}', o.value #>> '{offer,pricing,totalInCents}')::int
      FROM jsonb_array_elements(q.sent_others) WITH ORDINALITY o ORDER BY o.ordinality) AS other_totals
  FROM quotes.quote q WHERE q.mailbox = $1 AND q.state <> 'discarded' AND ($2::text[] IS NULL OR q.state = ANY ($2))
  ORDER BY q.created_at DESC, q.id LIMIT ${MOST_OTHERS}`;

/** An order with the tires in words. */
export type TheirOrder = OrderRow &
  OuterJoined<Renamed<ShopRow, { shop_name: 'company' }>> &
  Computed<{ tires: string; sizes: string[] }>;

/** An order whose cancellation a second person has to approve. */
export type TheirCancelling = Pick<OrderRow, 'id' | 'number'> &
  Present<Pick<OrderRow, 'cancel_requested_at'>>;

/** The contact of one or more orders, as it was typed. */
export type TheirContact = Pick<OrderRow, 'email' | 'phone'>;

export type TheirReturn = Computed<
  Pick<NonNullable<Customer['returns']>[number], 'id' | 'reason' | 'state'> & {
    number: number;
    order_number: string;
    requested_at: Date;
    appealed_at: Date | null;
    received_at: Date | null;
  }
>;

export type TheirClaim = Computed<
  Pick<NonNullable<Customer['priceClaims']>[number], 'id' | 'tire' | 'state'> & {
    number: number;
    price_per_tire_in_cents: number;
    requested_at: Date;
    due_at: Date | null;
  }
>;

export type TheirCoverageClaim = Computed<
  Pick<NonNullable<Customer['coverageClaims']>[number], 'id' | 'kind' | 'tire' | 'state'> & {
    number: number;
    requested_at: Date;
    due_at: Date | null;
  }
>;

export type TheirQuote = Computed<
  Pick<NonNullable<Customer['quotes']>[number], 'id' | 'state'> & {
    number: QuoteNumber;
    ends_at: Date | null;
    made_by_name: string;
    sent_at: Date | null;
    total_in_cents: number | null;
    other_totals: number[];
  }
>;

/** Orders, returns, claims and quotes of a customer; the newest of each, or of those in some states. */
@Injectable()
export class CustomerOrdersReader {
  orders(db: SqlRunner, mailbox: string): Promise<TheirOrder[]> {
    return db.query<TheirOrder>(ORDERS, [mailbox]);
  }

  cancelling(db: SqlRunner, mailbox: string): Promise<TheirCancelling[]> {
    return db.query<TheirCancelling>(CANCELLING, [mailbox]);
  }

  /** Of all their orders, the last used first. */
  contacts(db: SqlRunner, mailbox: string): Promise<TheirContact[]> {
    return db.query<TheirContact>(CONTACTS, [mailbox]);
  }

  async returnCount(db: SqlRunner, mailbox: string): Promise<number> {
    return (await db.one<Computed<{ count: number }>>(RETURN_COUNT, [mailbox]))?.count ?? 0;
  }

  returns(db: SqlRunner, mailbox: string, states?: readonly TheirReturn['state'][]): Promise<TheirReturn[]> {
    return db.query<TheirReturn>(RETURNS, [mailbox, states === undefined ? null : [...states]]);
  }

  claims(db: SqlRunner, mailbox: string, states?: readonly TheirClaim['state'][]): Promise<TheirClaim[]> {
    return db.query<TheirClaim>(CLAIMS, [mailbox, states === undefined ? null : [...states]]);
  }

  coverageClaims(
    db: SqlRunner,
    mailbox: string,
    states?: readonly TheirCoverageClaim['state'][],
  ): Promise<TheirCoverageClaim[]> {
    const read = states === undefined ? null : [...states];
    return db.query<TheirCoverageClaim>(COVERAGE_CLAIMS, [mailbox, read]);
  }

  quotes(db: SqlRunner, mailbox: string, states?: readonly TheirQuote['state'][]): Promise<TheirQuote[]> {
    return db.query<TheirQuote>(QUOTES, [mailbox, states === undefined ? null : [...states]]);
  }
}

export const returnOf = (row: TheirReturn): NonNullable<Customer['returns']>[number] => ({
  id: row.id,
  returnNumber: formatReturnNumber(row.number),
  orderNumber: row.order_number,
  reason: row.reason,
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
});

export const claimOf = (row: TheirClaim): NonNullable<Customer['priceClaims']>[number] => ({
  id: row.id,
  claimNumber: formatPriceClaimNumber(row.number),
  tire: row.tire,
  pricePerTireInCents: cents(row.price_per_tire_in_cents),
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
});

export const coverageClaimOf = (
  row: TheirCoverageClaim,
): NonNullable<Customer['coverageClaims']>[number] => ({
  id: row.id,
  claimNumber: formatCoverageClaimNumber(row.number),
  kind: row.kind,
  tire: row.tire,
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
});

export const quoteOf = (row: TheirQuote, now: Date): NonNullable<Customer['quotes']>[number] => ({
  id: row.id,
  quoteNumber: formatQuoteNumber(row.number),
  state: quoteStateAt(row.state, row.ends_at, now),
  totalInCents: row.total_in_cents === null ? null : cents(row.total_in_cents),
  otherTotalsInCents: row.other_totals.map((total) => cents(total)),
  madeBy: row.made_by_name,
  sentAt: row.sent_at?.toISOString() ?? null,
});
