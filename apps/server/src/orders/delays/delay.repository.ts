import { Injectable } from '@nestjs/common';
import type { DelayState } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { DelayRow, OrderRow } from '../order/index.js';

export type NewDelay = Pick<
  DelayRow,
  'order_id' | 'is_further' | 'reason' | 'promised_on' | 'revised_on' | 'found_at' | 'ask_by'
>;

/** Columns that a step of a delay sets. */
export type DelayChange = Partial<
  Pick<
    DelayRow,
    | 'is_further'
    | 'reason'
    | 'promised_on'
    | 'revised_on'
    | 'asked_at'
    | 'asked_by'
    | 'token_hash'
    | 'silence'
    | 'answer_by'
    | 'settled_at'
  >
>;

const INSERT = `
  INSERT INTO orders.delay (id, order_id, state, is_further, reason, promised_on, revised_on, found_at, ask_by)
  VALUES ($1, $2, 'found', $3, $4, $5, $6, $7, $8)`;

const MOVE = `
  UPDATE orders.delay d
  SET (is_further, reason, promised_on, revised_on, asked_at, asked_by, token_hash, silence, answer_by, settled_at) =
    (SELECT n.is_further, n.reason, n.promised_on, n.revised_on, n.asked_at, n.asked_by, n.token_hash, n.silence, n.answer_by, n.settled_at
     FROM jsonb_populate_record(d, $3::jsonb) n),
    state = $2, version = version + 1
  WHERE id = $1`;

const PROMISE = `
  UPDATE orders."order" SET estimated_delivery_on = $2, version = version + 1, updated_at = now() WHERE id = $1`;

// Tires for pickup at a warehouse don't ship. No promise is longer than a week from the last day on which it can be broken.
const MAYBE_LATE = `
  SELECT id AS "orderId" FROM orders."order" o
  WHERE state IN ('placed', 'pendingPickup') AND fulfilment <> 'warehouse-pickup' AND cancel_requested_at IS NULL
    AND estimated_delivery_on <= (now() AT TIME ZONE 'America/New_York')::date + 7
    AND NOT EXISTS (SELECT FROM orders.delay d WHERE d.order_id = o.id
      AND (d.state IN ('found', 'asked') OR (d.state = 'dismissed' AND d.settled_at > now() - interval '1 day')))
    AND id > $1
  ORDER BY id LIMIT $2`;

const TO_ASK = `SELECT id, order_id FROM orders.delay WHERE state = 'found' AND ask_by <= now() ORDER BY ask_by LIMIT $1`;
const OVER = `SELECT id, order_id FROM orders.delay WHERE state = 'asked' AND answer_by <= now() ORDER BY answer_by LIMIT $1`;

export type DelayOfOrder = Pick<DelayRow, 'id' | 'order_id'>;

/** The only writer of delays. Their states come from the domain's `delayMachine`, asked under the lock of the order. */
@Injectable()
export class DelayRepository {
  async insert(tx: Transaction, delay: NewDelay): Promise<string> {
    const id = newId();
    const { order_id: orderId, is_further: isFurther, reason, found_at: at, ask_by: askBy } = delay;
    const { promised_on: promisedOn, revised_on: revisedOn } = delay;
    await tx.execute(INSERT, [id, orderId, isFurther, reason, promisedOn, revisedOn, at, askBy]);
    return id;
  }

  async move(tx: Transaction, delayId: string, state: DelayState, change: DelayChange): Promise<void> {
    await tx.execute(MOVE, [delayId, state, JSON.stringify(change)]);
  }

  /** The day that is promised from now on; null if nobody knows it. */
  async promise(tx: Transaction, orderId: string, deliveryOn: string | null): Promise<void> {
    await tx.execute(PROMISE, [orderId, deliveryOn]);
  }

  /** Orders whose promise may be broken and whose delay nobody has found. */
  maybeLate(db: SqlRunner, afterId: string, most: number): Promise<Renamed<OrderRow, { orderId: 'id' }>[]> {
    return db.query<Renamed<OrderRow, { orderId: 'id' }>>(MAYBE_LATE, [afterId, most]);
  }

  /** Found delays that staff didn’t ask about in time. */
  toAsk(db: SqlRunner, most: number): Promise<DelayOfOrder[]> {
    return db.query<DelayOfOrder>(TO_ASK, [most]);
  }

  /** Asked delays whose time to answer is over. */
  over(db: SqlRunner, most: number): Promise<DelayOfOrder[]> {
    return db.query<DelayOfOrder>(OVER, [most]);
  }
}
