import { Injectable } from '@nestjs/common';
import type { Cents, ReceivedLine, ReturnedLine, ReturnReason, ReturnState } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { hashToken, newId } from '../../platform/ids/index.js';
import type { Picture } from '../../platform/pictures/index.js';
import type { ChosenExchange, ReturnRow } from './return.entity.js';
import { ExchangeTokens } from './exchange/exchange-tokens.js';

export interface NewReturn {
  readonly orderId: string;
  readonly reason: ReturnReason;
  readonly comments: string;
  readonly at: Date;
  readonly state: ReturnState;
  readonly lines: readonly ReturnedLine[];
  readonly exchange: NewExchange | null;
}

/** The right tires that are to be ordered in time. */
export interface NewExchange {
  readonly chosen: ChosenExchange;
  readonly until: Date;
}

/** Columns that a step of a return sets. */
export type ReturnChange = Partial<
  Pick<
    ReturnRow,
    | 'answered_at'
    | 'decided_by'
    | 'denial_reason'
    | 'appeal'
    | 'appealed_at'
    | 'received_at'
    | 'received_by'
    | 'received_warehouse'
    | 'settled_at'
    | 'right_size_order_id'
    | 'refunded_at'
    | 'cancelled_at'
  > & { refund_in_cents: Cents; fee_in_cents: Cents; waived_in_cents: Cents; due_again_in_cents: Cents }
>;

const INSERT = `
  INSERT INTO orders.tire_return (id, order_id, state, reason, comments, requested_at, exchange, exchange_until, exchange_token_hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const INSERT_LINES = `
  INSERT INTO orders.tire_return_line (return_id, line_id, quantity)
  SELECT $1, line."lineId", line.quantity FROM jsonb_to_recordset($2::jsonb) AS line ("lineId" uuid, quantity integer)`;

// The columns come from ReturnChange; a key that is left out keeps its value.
const MOVE = `
  UPDATE orders.tire_return r SET (answered_at, decided_by, denial_reason, appeal, appealed_at, received_at, received_by,
      received_warehouse, settled_at, right_size_order_id, refunded_at, cancelled_at, refund_in_cents, fee_in_cents, waived_in_cents, due_again_in_cents) =
    (SELECT n.answered_at, n.decided_by, n.denial_reason, n.appeal, n.appealed_at, n.received_at, n.received_by,
      n.received_warehouse, n.settled_at, n.right_size_order_id, n.refunded_at, n.cancelled_at, n.refund_in_cents, n.fee_in_cents,
      n.waived_in_cents, n.due_again_in_cents
     FROM jsonb_populate_record(r, $3::jsonb) n),
    state = $2, version = version + 1
  WHERE id = $1`;

const RECEIVE = `
  UPDATE orders.tire_return_line l
  SET received = n.received, accepted = n.accepted, restocked = n.restocked, scrapped = n.scrapped,
      taken_before = o.returned_quantity
  FROM jsonb_to_recordset($2::jsonb) AS n ("lineId" uuid, received integer, accepted integer, restocked integer, scrapped integer)
  JOIN orders.order_line o ON o.id = n."lineId"
  WHERE l.return_id = $1 AND l.line_id = n."lineId"`;

const NOTE_EXCHANGE = 'UPDATE orders.tire_return SET exchange_told = $2 WHERE id = $1';

const CHARGE_AGAIN = `
  UPDATE orders.tire_return SET charged_again = charged_again + $2 WHERE right_size_order_id = $1`;

const HAND_OVER = 'UPDATE orders.tire_return SET right_size_order_id = $2 WHERE right_size_order_id = $1';

const TIE = `
  UPDATE orders."order" later SET exchange_return_id = earlier.exchange_return_id FROM orders."order" earlier
  WHERE later.id = $2 AND earlier.id = $1 AND later.exchange_return_id IS NULL AND earlier.exchange_return_id IS NOT NULL`;

const ADD_PICTURE = `
  INSERT INTO orders.tire_return_picture (id, return_id, media_type, bytes, added_at) VALUES ($1, $2, $3, $4, $5)`;

const DROP_PICTURES = 'DELETE FROM orders.tire_return_picture WHERE return_id = $1';

/** The only writer of returns. Their states come from the domain's `returnMachine`, asked under the lock of the order. */
@Injectable()
export class ReturnRepository {
  constructor(private readonly tokens: ExchangeTokens) {}

  async insert(
    tx: Transaction,
    { orderId, reason, comments, at, state, lines, exchange }: NewReturn,
  ): Promise<string> {
    const id = newId();
    const chosen =
      exchange === null
        ? [null, null, null]
        : [JSON.stringify(exchange.chosen), exchange.until, hashToken(this.tokens.of(id))];
    await tx.execute(INSERT, [id, orderId, state, reason, comments, at, ...chosen]);
    await tx.execute(INSERT_LINES, [id, JSON.stringify(lines)]);
    return id;
  }

  async move(
    tx: Transaction,
    returnId: string,
    state: ReturnState,
    change: ReturnChange = {},
  ): Promise<void> {
    await tx.execute(MOVE, [returnId, state, JSON.stringify(change)]);
  }

  /** Counts what arrived. The line's count of returned tires is read before it grows. */
  async receive(tx: Transaction, returnId: string, lines: readonly ReceivedLine[]): Promise<void> {
    await tx.execute(RECEIVE, [returnId, JSON.stringify(lines)]);
  }

  async noteExchange(
    tx: Transaction,
    returnId: string,
    told: NonNullable<ReturnRow['exchange_told']>,
  ): Promise<void> {
    await tx.execute(NOTE_EXCHANGE, [returnId, told]);
  }

  /** Counts tires of the return that `orderId` waived, whose handling is charged after all. */
  async chargeAgain(tx: Transaction, orderId: string, tires: number): Promise<void> {
    if (tires > 0) await tx.execute(CHARGE_AGAIN, [orderId, tires]);
  }

  /** A later order takes the place of the right size that an earlier one was. */
  async handOver(tx: Transaction, fromOrderId: string, toOrderId: string): Promise<void> {
    await tx.execute(HAND_OVER, [fromOrderId, toOrderId]);
    await tx.execute(TIE, [fromOrderId, toOrderId]);
  }

  async dropPictures(tx: Transaction, returnId: string): Promise<void> {
    await tx.execute(DROP_PICTURES, [returnId]);
  }

  async addPicture(
    tx: Transaction,
    returnId: string,
    { mediaType, bytes }: Picture,
    at: Date,
  ): Promise<void> {
    await tx.execute(ADD_PICTURE, [newId(), returnId, mediaType, Buffer.from(bytes), at]);
  }
}
