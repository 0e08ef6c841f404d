import { Injectable } from '@nestjs/common';
import {
  type Cents,
  type LedgerEntry,
  refundMachine,
  type RefundState,
  type Tender,
  type TenderAmounts,
} from '@simpletread/domain';

import type { Computed, Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { type PaymentRow, refundEntity, type RefundRow } from '../order/index.js';

/** The cause of a refund whose order goes on, and its ledger entries. */
export interface RefundCause {
  readonly kind: 'return' | 'priceClaim';
  readonly id: string;
  readonly entries: readonly LedgerEntry[];
}

export interface RequestedRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountInCents: Cents;
  readonly tender: Tender;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  /** Left out for an order that is cancelled or loses tires before it ships. */
  readonly cause?: RefundCause;
  /** Of a refund without such a cause; left out for a cancelled order as it was sold, whose refund is a share of its sale. */
  readonly entries?: readonly LedgerEntry[];
}

/** `tender` is what it goes back to, `charge` and `method` are how it was paid. */
export type Refund = Pick<RefundRow, 'tender' | 'state' | 'entries'> &
  Renamed<RefundRow, { refundId: 'id'; orderId: 'order_id'; amountInCents: 'amount_in_cents' }> &
  Pick<PaymentRow, 'method'> &
  Renamed<PaymentRow, { charge: 'provider_charge' }>;

export interface PaidOut {
  readonly state: RefundState;
  readonly providerRefund: string;
  readonly at: Date;
}

const REQUEST = `
  INSERT INTO orders.refund (id, order_id, payment_id, amount_in_cents, tender, reason, state, requested_by, created_at,
    return_id, price_claim_id, entries)
  SELECT $1, $2, payment.id, $3, $8, $4, $7, $5, $6, $9, $10, $11 FROM orders.payment payment WHERE payment.order_id = $2`;

const REFUND = `
  SELECT refund.id AS "refundId", refund.order_id AS "orderId", refund.amount_in_cents AS "amountInCents",
         refund.tender, refund.entries, payment.provider_charge AS charge, payment.method, refund.state
  FROM orders.refund refund JOIN orders.payment payment ON payment.id = refund.payment_id`;

const FIND = `${REFUND} WHERE refund.id = $1`;
const FAILED = `${REFUND} WHERE refund.order_id = $1 AND refund.state = 'failed' ORDER BY refund.created_at LIMIT 1`;

const SUCCEED = `
  UPDATE orders.refund SET state = $2, provider_refund = $3, settled_at = $4, attempts = attempts + 1, failure = NULL
  WHERE id = $1`;

const DELAY = `
  UPDATE orders.refund SET attempts = attempts + 1, failure = $2 WHERE id = $1 AND state = 'requested'`;

// Stored with its id, which is the provider's key. A repeated request is sent again and paid at most once.
const FAIL = 'UPDATE orders.refund SET state = $2, attempts = attempts + 1, failure = $3 WHERE id = $1';

const LEFT_OPEN = `
  SELECT id FROM orders.refund WHERE state = 'requested' AND created_at < now() - make_interval(secs => $1)
  ORDER BY created_at LIMIT 100`;

// Paid or not: a refund that waits for its provider is owed.
const COMMITTED = `
  SELECT coalesce(sum(amount_in_cents) FILTER (WHERE tender = 'money'), 0)::bigint AS "moneyInCents",
         coalesce(sum(amount_in_cents) FILTER (WHERE tender = 'gift-card'), 0)::bigint AS "giftCardInCents"
  FROM orders.refund WHERE order_id = $1`;

/** The only writer of refunds. Their states come from the domain's `refundMachine`, asked under the lock of the order. */
@Injectable()
export class RefundRepository {
  async request(tx: Transaction, refund: RequestedRefund): Promise<void> {
    const { refundId, orderId, amountInCents, tender, reason, by, at, cause } = refund;
    const { entries = cause?.entries } = refund;
    const params = [refundId, orderId, amountInCents, reason, by, at, refundMachine.initial, tender];
    const causeId = (kind: RefundCause['kind']) => (cause?.kind === kind ? cause.id : null);
    const booking = entries === undefined ? null : JSON.stringify(entries);
    await tx.execute(REQUEST, [...params, causeId('return'), causeId('priceClaim'), booking]);
  }

  find(db: SqlRunner, refundId: string): Promise<Refund | null> {
    return db.one<Refund>(FIND, [refundId]);
  }

  /** The refunds of an order by tender, paid or not. */
  async committed(db: SqlRunner, orderId: string): Promise<TenderAmounts> {
    const row = await db.one<Computed<{ moneyInCents: Cents; giftCardInCents: Cents }>>(COMMITTED, [orderId]);
    if (row === null) throw new Error('a sum has a row');
    return row;
  }

  /** The oldest refund of an order that the provider refused. */
  findFailed(db: SqlRunner, orderId: string): Promise<Refund | null> {
    return db.one<Refund>(FAILED, [orderId]);
  }

  async succeed(tx: Transaction, refundId: string, { state, providerRefund, at }: PaidOut): Promise<void> {
    await tx.execute(SUCCEED, [refundId, state, providerRefund, at]);
  }

  /** Notes a try that did not work; the refund stays open. */
  async delay(db: SqlRunner, refundId: string, failure: string): Promise<void> {
    await db.execute(DELAY, [refundId, failure]);
  }

  /** Ends the asking after a refusal for good. */
  async fail(tx: Transaction, refundId: string, state: RefundState, failure: string): Promise<void> {
    await tx.execute(FAIL, [refundId, state, failure]);
  }

  async reopen(tx: Transaction, refundId: string, state: RefundState): Promise<void> {
    await tx.repository(refundEntity).update({ id: refundId }, { state });
  }

  /** Refunds that have been waiting for longer than `seconds`, longest first. */
  async leftOpen(db: SqlRunner, seconds: number): Promise<string[]> {
    return (await db.query<Pick<RefundRow, 'id'>>(LEFT_OPEN, [seconds])).map(({ id }) => id);
  }
}
