import { Injectable } from '@nestjs/common';
import { type Computed, Database, type Renamed, type SqlRunner } from '../../platform/database/index.js';
import type { ReturnPictureRow } from './pictures/return-picture.entity.js';
import type { ReturnRecord, WaivedReturn } from './return-record.js';
import type { ReturnRow } from './return.entity.js';

// Lines of the right size: in the order of an exchange those of its tires or their size, in another one those of another size than returned.
const IS_RIGHT = `
  CASE WHEN other.exchange_return_id = r.id
    THEN bought.tire_id = (r.exchange ->> 'tireId')::uuid OR bought.size_code = r.exchange ->> 'sizeCode'
    ELSE NOT EXISTS (
      SELECT FROM orders.order_line sent JOIN orders.tire_return_line l ON l.line_id = sent.id
      WHERE l.return_id = r.id AND sent.size_code = bought.size_code) END`;

// Tires of the right size that the buyer of `other` still has or gets.
const STANDING = `
  (SELECT coalesce(sum(bought.quantity - bought.returned_quantity), 0)::int FROM orders.order_line bought
   WHERE bought.order_id = other.id AND other.state <> 'cancelled' AND ${IS_RIGHT})`;

const RIGHT_LINES = `
  (SELECT coalesce(json_agg(bought.id), '[]') FROM orders.order_line bought WHERE bought.order_id = other.id AND ${IS_RIGHT})`;

const IN_TIME = '(r.exchange_until IS NULL OR other.placed_at < r.exchange_until)';

// An order is another exchange's while the return of that one is open: once it is cancelled, denied or settled, the tie counts no more.
const IS_OF_ANOTHER = `
  EXISTS (SELECT FROM orders.tire_return tied WHERE tied.id = other.exchange_return_id AND tied.settled_at IS NULL
    AND tied.state IN ('requested', 'approved', 'appealed', 'received', 'awaitingApproval') AND other.placed_at < tied.exchange_until)`;

/*
 * The order that waives the handling of a return for the wrong size: the one of its exchange, or one by the same buyer (mailbox or account),
 * for the same model of car as far as both orders name one, later than the request, in another size, and not counted for another return or
 * exchange. It waives as many tires as stand, and holds back the refund while it can be cancelled. A settled return keeps its own.
 */
const RIGHT_SIZE = `
  SELECT json_build_object('id', other.id, 'number', other.number, 'tire_count', ${STANDING}, 'is_waiting', other.cancel_requested_at IS NOT NULL,
    'cancel_closes_at', CASE WHEN other.state = 'placed' AND other.cancel_closes_at > now() THEN other.cancel_closes_at END)
  FROM orders."order" own JOIN orders."order" other
    ON other.mailbox = own.mailbox OR other.account_id = own.account_id OR other.exchange_return_id = r.id
  WHERE own.id = r.order_id AND CASE WHEN r.settled_at IS NOT NULL THEN other.id = r.right_size_order_id ELSE
    r.reason = 'wrong-size' AND ${IN_TIME} AND ${STANDING} > 0
    AND NOT EXISTS (SELECT FROM orders.tire_return taken WHERE taken.right_size_order_id = other.id)
    AND (other.exchange_return_id = r.id OR (NOT ${IS_OF_ANOTHER}
      AND (own.vehicle IS NULL OR other.vehicle IS NULL
        OR (own.vehicle ->> 'makeSlug', own.vehicle ->> 'modelSlug') = (other.vehicle ->> 'makeSlug', other.vehicle ->> 'modelSlug'))
      AND other.placed_at > r.requested_at
      AND NOT EXISTS (
        SELECT FROM orders.order_line bought
        JOIN orders.order_line sent ON sent.size_code = bought.size_code
        JOIN orders.tire_return_line l ON l.line_id = sent.id AND l.return_id = r.id
        WHERE bought.order_id = other.id AND bought.removed_quantity < bought.quantity))) END
  ORDER BY (other.exchange_return_id = r.id) DESC NULLS LAST, other.placed_at LIMIT 1`;

const EXCHANGE_ORDER = `
  SELECT json_build_object('id', other.id, 'number', other.number, 'tire_count', ${STANDING})
  FROM orders."order" other WHERE other.exchange_return_id = r.id AND ${IN_TIME}
  ORDER BY ${STANDING} > 0 DESC, other.placed_at LIMIT 1`;

/** The settled return `r` that the order `other` waived the handling of. */
const WAIVED_FOR = `
  SELECT json_build_object('number', r.number, 'waived_in_cents', r.waived_in_cents, 'charged_again', r.charged_again,
    'standing', ${STANDING}, 'line_ids', ${RIGHT_LINES})
  FROM orders.tire_return r JOIN orders."order" other ON other.id = r.right_size_order_id`;

const RETURN = `
  SELECT r.*,
    (SELECT json_agg(l ORDER BY o.position) FROM orders.tire_return_line l JOIN orders.order_line o ON o.id = l.line_id
     WHERE l.return_id = r.id) AS lines,
    coalesce((SELECT json_agg(json_build_object('id', p.id, 'added_at', p.added_at) ORDER BY p.added_at, p.id)
     FROM orders.tire_return_picture p WHERE p.return_id = r.id), '[]') AS pictures,
    coalesce((SELECT json_agg(json_build_object('tender', f.tender, 'amount_in_cents', f.amount_in_cents) ORDER BY f.tender DESC)
     FROM orders.refund f WHERE f.return_id = r.id), '[]') AS refunds,
    (${RIGHT_SIZE}) AS right_size, (${EXCHANGE_ORDER}) AS exchange_order,
    (${WAIVED_FOR} WHERE other.id = mine.order_id) AS waived_return
  FROM orders.tire_return r CROSS JOIN LATERAL (SELECT r.order_id) AS mine`;

const BY_TOKEN = `${RETURN} WHERE r.exchange_token_hash = $1`;

const WAIVED_FOR_ORDER = `SELECT (${WAIVED_FOR} WHERE other.id = $1) AS waived`;

// Tires of an order that is about to replace `other`.
const COMING = `
  SELECT coalesce(sum(bought.quantity), 0)::int AS tires
  FROM orders.tire_return r JOIN orders."order" other ON other.id = r.right_size_order_id
  CROSS JOIN jsonb_to_recordset($2::jsonb) AS bought (tire_id uuid, size_code text, quantity integer)
  WHERE other.id = $1 AND ${IS_RIGHT}`;

const EXCHANGED_BY =
  'SELECT exchange_return_id AS id FROM orders."order" WHERE id = $1 AND exchange_return_id IS NOT NULL';

const LAPSED = `
  SELECT id FROM orders.tire_return WHERE exchange_told IS NULL AND exchange_until <= now() AND settled_at IS NULL
  AND state IN ('requested', 'approved', 'appealed', 'received', 'awaitingApproval') ORDER BY exchange_until LIMIT 200`;

const BY_ID = `${RETURN} WHERE r.id = $1`;
const OF_ORDER = `${RETURN} WHERE r.order_id = $1 ORDER BY r.requested_at DESC, r.number DESC`;

const BY_NUMBER = `${RETURN} WHERE r.order_id = $1 AND r.number = $2`;

const ORDER_OF = 'SELECT order_id AS "orderId" FROM orders.tire_return WHERE id = $1';

const OF_REFUND = `SELECT r.id FROM orders.tire_return r JOIN orders.refund f ON f.return_id = r.id WHERE f.id = $1`;

const IS_PAID = `
  SELECT NOT EXISTS (SELECT FROM orders.refund WHERE return_id = $1 AND state <> 'succeeded') AS "isPaid"`;

const PICTURE = `
  SELECT media_type AS "mediaType", bytes FROM orders.tire_return_picture WHERE id = $1 AND return_id = $2`;

export type StoredPicture = Pick<ReturnPictureRow, 'bytes'> &
  Renamed<ReturnPictureRow, { mediaType: 'media_type' }>;

/** A line of an order that isn't placed yet. */
export interface ComingTires {
  readonly tireId: string;
  readonly sizeCode: string;
  readonly quantity: number;
}

/** Single returns with all that their views show, and the orders they belong to. */
@Injectable()
export class ReturnReader {
  constructor(private readonly database: Database) {}

  byId(returnId: string, db: SqlRunner = this.database): Promise<ReturnRecord | null> {
    return db.one<ReturnRecord>(BY_ID, [returnId]);
  }

  /** The return of an exchange’s link. */
  byExchangeToken(tokenHash: string): Promise<ReturnRecord | null> {
    return this.database.one<ReturnRecord>(BY_TOKEN, [tokenHash]);
  }

  /** The settled return whose handling an order waived; null without one. */
  async waivedFor(orderId: string, db: SqlRunner = this.database): Promise<WaivedReturn | null> {
    const row = await db.one<Computed<{ waived: WaivedReturn | null }>>(WAIVED_FOR_ORDER, [orderId]);
    return row?.waived ?? null;
  }

  /** Counts the tires of a coming order that are of the right size for the return whose handling the order that it replaces waived. */
  async rightAmong(
    orderId: string,
    coming: readonly ComingTires[],
    db: SqlRunner = this.database,
  ): Promise<number> {
    const lines = coming.map(({ tireId, sizeCode, quantity }) => ({
      tire_id: tireId,
      size_code: sizeCode,
      quantity,
    }));
    const row = await db.one<Computed<{ tires: number }>>(COMING, [orderId, JSON.stringify(lines)]);
    return row?.tires ?? 0;
  }

  /** The return whose right size an order is; null for other orders. */
  async exchangedBy(db: SqlRunner, orderId: string): Promise<string | null> {
    return (await db.one<Pick<ReturnRow, 'id'>>(EXCHANGED_BY, [orderId]))?.id ?? null;
  }

  /** Open returns whose right size wasn’t ordered in time, and whose buyers weren’t told. */
  async lapsedExchanges(): Promise<string[]> {
    return (await this.database.query<Pick<ReturnRow, 'id'>>(LAPSED)).map(({ id }) => id);
  }

  /** Newest first. */
  ofOrder(orderId: string, db: SqlRunner = this.database): Promise<ReturnRecord[]> {
    return db.query<ReturnRecord>(OF_ORDER, [orderId]);
  }

  byNumber(orderId: string, number: number, db: SqlRunner = this.database): Promise<ReturnRecord | null> {
    return db.one<ReturnRecord>(BY_NUMBER, [orderId, number]);
  }

  async orderOf(returnId: string, db: SqlRunner = this.database): Promise<string | null> {
    return (await db.one<Renamed<ReturnRow, { orderId: 'order_id' }>>(ORDER_OF, [returnId]))?.orderId ?? null;
  }

  async ofRefund(db: SqlRunner, refundId: string): Promise<string | null> {
    return (await db.one<Pick<ReturnRow, 'id'>>(OF_REFUND, [refundId]))?.id ?? null;
  }

  async isPaid(db: SqlRunner, returnId: string): Promise<boolean> {
    return (await db.one<Computed<{ isPaid: boolean }>>(IS_PAID, [returnId]))?.isPaid === true;
  }

  picture(returnId: string, pictureId: string): Promise<StoredPicture | null> {
    return this.database.one<StoredPicture>(PICTURE, [pictureId, returnId]);
  }
}
