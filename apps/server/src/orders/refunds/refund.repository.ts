import { Injectable } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';

export interface RequestedRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountInCents: Cents;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

export interface OpenRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountInCents: Cents;
  readonly charge: string;
}

const REQUEST = `
  INSERT INTO orders.refund (id, order_id, payment_id, amount_in_cents, reason, state, requested_by, created_at)
  SELECT $1, $2, payment.id, $3, $4, 'requested', $5, $6 FROM orders.payment payment WHERE payment.order_id = $2`;

const FIND_OPEN = `
  SELECT refund.id AS "refundId", refund.order_id AS "orderId", refund.amount_in_cents AS "amountInCents",
         payment.provider_charge AS charge
  FROM orders.refund refund JOIN orders.payment payment ON payment.id = refund.payment_id
  WHERE refund.id = $1 AND refund.state = 'requested'`;

const SUCCEED = `
  UPDATE orders.refund SET state = 'succeeded', provider_refund = $2, settled_at = $3, attempts = attempts + 1, failure = NULL
  WHERE id = $1 AND state = 'requested'`;

const DELAY = `
  UPDATE orders.refund SET attempts = attempts + 1, failure = $2 WHERE id = $1 AND state = 'requested'`;

// Kept with its id, which is the provider's key: set to requested again, it is asked for again and paid at most once.
const FAIL = `
  UPDATE orders.refund SET state = 'failed', attempts = attempts + 1, failure = $2 WHERE id = $1 AND state = 'requested'`;

const LEFT_OPEN = `
  SELECT id FROM orders.refund WHERE state = 'requested' AND created_at < now() - make_interval(secs => $1)
  ORDER BY created_at LIMIT 100`;

/** The only writer of refunds. */
@Injectable()
export class RefundRepository {
  async request(tx: Transaction, refund: RequestedRefund): Promise<void> {
    const { refundId, orderId, amountInCents, reason, by, at } = refund;
    await tx.execute(REQUEST, [refundId, orderId, amountInCents, reason, by, at]);
  }

  /** Null once it is settled. */
  findOpen(db: SqlRunner, refundId: string): Promise<OpenRefund | null> {
    return db.one<OpenRefund>(FIND_OPEN, [refundId]);
  }

  /** False when another worker was faster. */
  async succeed(tx: Transaction, refundId: string, providerRefund: string, at: Date): Promise<boolean> {
    return (await tx.execute(SUCCEED, [refundId, providerRefund, at])) === 1;
  }

  /** Notes a try that did not work; the refund stays open. */
  async delay(db: SqlRunner, refundId: string, failure: string): Promise<void> {
    await db.execute(DELAY, [refundId, failure]);
  }

  /** Ends the asking after a refusal for good; false when another worker was faster. */
  async fail(tx: Transaction, refundId: string, failure: string): Promise<boolean> {
    return (await tx.execute(FAIL, [refundId, failure])) === 1;
  }

  /** Refunds that have been waiting for longer than `seconds`, longest first. */
  async leftOpen(db: SqlRunner, seconds: number): Promise<string[]> {
    return (await db.query<{ id: string }>(LEFT_OPEN, [seconds])).map(({ id }) => id);
  }
}
