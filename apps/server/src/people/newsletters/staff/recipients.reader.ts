import { Injectable } from '@nestjs/common';
import type { Segment } from '@simpletread/domain';

import type { SubscriberRow } from '../../../content/index.js';
import type {
  Computed,
  OuterJoined,
  Renamed,
  SqlRunner,
  Transaction,
} from '../../../platform/database/index.js';
import type { OrderRow } from '../../../orders/index.js';
import type { StaffRow } from '../../../sso/index.js';

// $1 is the segment; its days count back from the moment of the statement. Suppressed mailboxes are hashed as `Suppressions` does.
const FROM = `
  FROM content.subscriber s
  LEFT JOIN LATERAL (
    SELECT o.placed_at, o.city, o.state_code FROM orders."order" o
    WHERE o.mailbox = s.mailbox AND o.state <> 'cancelled' ORDER BY o.placed_at DESC LIMIT 1) last ON true
  WHERE s.state = 'subscribed'
    AND NOT EXISTS (SELECT FROM platform.mail_suppression m
      WHERE m.mailbox_hash = encode(sha256(convert_to('mailbox ' || s.mailbox, 'UTF8')), 'hex'))
    AND ($1::jsonb -> 'states' = '[]'
      OR last.state_code IN (SELECT jsonb_array_elements_text($1::jsonb -> 'states')))
    AND CASE $1::jsonb ->> 'bought' WHEN 'ever' THEN last.placed_at IS NOT NULL
      WHEN 'never' THEN last.placed_at IS NULL ELSE true END
    AND CASE $1::jsonb #>> '{lastOrder,is}'
      WHEN 'within' THEN last.placed_at >= now() - make_interval(days => ($1::jsonb #>> '{lastOrder,days}')::int)
      WHEN 'before' THEN last.placed_at < now() - make_interval(days => ($1::jsonb #>> '{lastOrder,days}')::int)
      ELSE true END
    AND CASE $1::jsonb #>> '{joined,is}'
      WHEN 'within' THEN s.confirmed_at >= now() - make_interval(days => ($1::jsonb #>> '{joined,days}')::int)
      WHEN 'before' THEN s.confirmed_at < now() - make_interval(days => ($1::jsonb #>> '{joined,days}')::int)
      ELSE true END
    AND ($1::jsonb ->> 'vehicle' = 'any' OR ($1::jsonb ->> 'vehicle' = 'known') = (
      EXISTS (SELECT FROM identity.account a JOIN customers.vehicle v ON v.account_id = a.id WHERE a.mailbox = s.mailbox)
      OR EXISTS (SELECT FROM orders."order" o WHERE o.mailbox = s.mailbox AND o.vehicle IS NOT NULL)))
    AND CASE $1::jsonb ->> 'opens' WHEN 'agreed' THEN s.measured_since IS NOT NULL
      WHEN 'notAgreed' THEN s.measured_since IS NULL ELSE true END
    AND ($1::jsonb ->> 'size' = ''
      OR EXISTS (SELECT FROM identity.account a JOIN customers.vehicle v ON v.account_id = a.id
        WHERE a.mailbox = s.mailbox AND $1::jsonb ->> 'size' IN (v.front_size, v.rear_size))
      OR EXISTS (SELECT FROM orders."order" o JOIN orders.order_line l ON l.order_id = o.id
        WHERE o.mailbox = s.mailbox AND o.state <> 'cancelled' AND l.size_code = $1::jsonb ->> 'size'))`;

const COUNT = ['SELECT count(*)::int AS count', FROM].join('');

const LIST_COUNT = `SELECT count(*)::int AS count FROM content.subscriber WHERE state = 'subscribed'`;

const SAMPLE = [
  'SELECT s.id, s.email, last.city, last.state_code AS "stateCode", last.placed_at AS "lastOrderedAt"',
  FROM,
  'ORDER BY s.confirmed_at DESC, s.id LIMIT 8',
].join(' ');

// Locked: someone who leaves meanwhile waits for these to be queued, and those who left are not among them.
const NEXT = [
  'SELECT s.id, s.email, s.measured_since',
  FROM,
  `AND s.confirmed_at <= $3 AND NOT EXISTS (
    SELECT FROM people.newsletter_send d WHERE d.newsletter_id = $2 AND d.subscriber_id = s.id)
  ORDER BY s.id LIMIT $4 FOR SHARE OF s`,
].join(' ');

const STAFF_EMAIL = 'SELECT email FROM identity.staff WHERE id = $1 AND is_active';

type Sample = Pick<SubscriberRow, 'id' | 'email'> &
  OuterJoined<Renamed<OrderRow, { city: 'city'; stateCode: 'state_code'; lastOrderedAt: 'placed_at' }>>;

export type NextRecipient = Pick<SubscriberRow, 'id' | 'email' | 'measured_since'>;

interface Step {
  readonly newsletterId: string;
  readonly segment: Segment;
  readonly startedAt: Date;
  readonly most: number;
}

/** Subscribers by what is known of them from orders and accounts of their mailbox. */
@Injectable()
export class RecipientsReader {
  async count(db: SqlRunner, segment: Segment): Promise<number> {
    return (await db.one<Computed<{ count: number }>>(COUNT, [JSON.stringify(segment)]))?.count ?? 0;
  }

  async listCount(db: SqlRunner): Promise<number> {
    return (await db.one<Computed<{ count: number }>>(LIST_COUNT))?.count ?? 0;
  }

  sample(db: SqlRunner, segment: Segment): Promise<Sample[]> {
    return db.query<Sample>(SAMPLE, [JSON.stringify(segment)]);
  }

  /** The next ones who haven't got a newsletter, locked until the transaction ends. */
  next(tx: Transaction, { newsletterId, segment, startedAt, most }: Step): Promise<NextRecipient[]> {
    return tx.query<NextRecipient>(NEXT, [JSON.stringify(segment), newsletterId, startedAt, most]);
  }

  /** The address of a colleague; null for one without an account. */
  async staffEmail(db: SqlRunner, staffId: string): Promise<string | null> {
    return (await db.one<Pick<StaffRow, 'email'>>(STAFF_EMAIL, [staffId]))?.email ?? null;
  }
}
