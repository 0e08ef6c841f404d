import { Injectable } from '@nestjs/common';
import type { PickupPoint } from '@simpletread/contract';
import type {
  Fulfilment,
  OrderAddress,
  OrderContact,
  OrderState,
  PaymentState,
  PriceAdjustment,
  ReceivingPlan,
  RemovalPlan,
  Tender,
} from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { OrderCustomerRow } from './order-customer.entity.js';
import type { CapturedPayment, OrderDraft } from './order-draft.js';
import type { OrderHold } from './order-hold.js';
import { orderLineValues, orderValues, type PlacedFacts } from './order-values.js';

/**
 * Inserts a placed order with its lines and payment, and a customer if the address is new. A typed address proves
 * nothing: it finds its customer, but changes neither name nor phone. Each order stores its own. All columns of order
 * and line come from the values; a missing value would be null, which NOT NULL refuses.
 */
const INSERT = `
  WITH buyer AS (
    INSERT INTO orders.customer (id, email, first_name, last_name, phone, created_at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (email) DO UPDATE SET email = EXCLUDED.email
    RETURNING id
  ), placed AS (
    INSERT INTO orders."order"
    SELECT row.* FROM buyer,
      jsonb_populate_record(NULL::orders."order", $7::jsonb || jsonb_build_object('customer_id', buyer.id)) AS row
  ), lines AS (
    INSERT INTO orders.order_line SELECT * FROM jsonb_populate_recordset(NULL::orders.order_line, $8::jsonb)
  ), paid AS (
    INSERT INTO orders.payment
      (id, order_id, provider, provider_charge, method, card_brand, card_last4, captured_in_cents, captured_at,
       gift_card_number, gift_card_in_cents)
    VALUES ($9, $10, $11, $12, $13, $14, $15, $16, $6, $17, $18)
  )
  SELECT id FROM buyer`;

const LOCK = 'SELECT FROM orders."order" WHERE id = $1 FOR UPDATE';
const LOCK_PAYMENT = 'SELECT FROM orders.payment WHERE order_id = $1 FOR UPDATE';

const CANCEL = `
  UPDATE orders."order" SET state = $2, cancelled_at = $3, held_at = NULL, held_by = NULL, hold_reason = NULL,
    version = version + 1, updated_at = $3
  WHERE id = $1`;

const COUNT_CHANGE = 'UPDATE orders."order" SET version = version + 1, updated_at = $2 WHERE id = $1';

// The order goes to the customer of its address, as if it had been placed with it.
const CHANGE_CONTACT = `
  WITH buyer AS (
    INSERT INTO orders.customer (id, email, first_name, last_name, phone, created_at) VALUES ($7, $2, $5, $6, $3, $8)
    ON CONFLICT (email) DO UPDATE SET email = EXCLUDED.email
    RETURNING id
  )
  UPDATE orders."order" SET email = $2, phone = $3, phone_type = $4, first_name = $5, last_name = $6, customer_id = buyer.id,
    account_id = CASE WHEN $9 THEN NULL ELSE account_id END, claimed_at = CASE WHEN $9 THEN NULL ELSE claimed_at END,
    version = version + 1, updated_at = $8
  FROM buyer WHERE orders."order".id = $1`;

const CHANGE_ADDRESS = `
  UPDATE orders."order" SET address1 = $2, address2 = $3, city = $4, state_code = $5, zip = $6, company = $7,
    special_instructions = $8, estimated_delivery_on = $9, version = version + 1, updated_at = $10
  WHERE id = $1`;

// Keeps how the order was sold, from its first change on.
const SWITCH_RECEIVING = `
  UPDATE orders."order" SET sold_zip = CASE WHEN sold_fulfilment IS NULL THEN $3 ELSE sold_zip END,
    sold_fulfilment = coalesce(sold_fulfilment, fulfilment), fulfilment = $2, shop_id = NULL, pickup_point = $4,
    estimated_delivery_on = $5
  WHERE id = $1`;

const WAIT_FOR_APPROVAL = `
  UPDATE orders."order" SET cancel_requested_at = $2, version = version + 1, updated_at = now() WHERE id = $1`;

// A date or time that can't be kept any more moves; an earlier one is no promise.
const HOLD = `
  UPDATE orders."order" SET held_at = $2, held_by = $3, hold_reason = $4, pickup_ready_by = greatest(pickup_ready_by, $5::timestamptz),
    version = version + 1, updated_at = now()
  WHERE id = $1`;

const COUNT_REFUND = `
  UPDATE orders."order" SET payment_state = $2, refunded_in_cents = refunded_in_cents + $3::bigint,
    version = version + 1, updated_at = $4
  WHERE id = $1`;

const REFUND_PAYMENT = `
  UPDATE orders.payment SET refunded_in_cents = refunded_in_cents + CASE $3 WHEN 'money' THEN $2::bigint ELSE 0 END,
    gift_card_refunded_in_cents = gift_card_refunded_in_cents + CASE $3 WHEN 'gift-card' THEN $2::bigint ELSE 0 END
  WHERE order_id = $1`;

const COUNT_RETURNED = `
  UPDATE orders.order_line l SET returned_quantity = returned_quantity + n.accepted
  FROM jsonb_to_recordset($2::jsonb) AS n ("lineId" uuid, accepted integer)
  WHERE l.order_id = $1 AND l.id = n."lineId"`;

// Removed tires count as returned, so that nothing gives them back again.
const REMOVE_TIRES = `
  UPDATE orders.order_line l SET returned_quantity = returned_quantity + n.quantity, removed_quantity = removed_quantity + n.quantity
  FROM jsonb_to_recordset($2::jsonb) AS n ("lineId" uuid, quantity integer)
  WHERE l.order_id = $1 AND l.id = n."lineId"`;

// The number of tires is what ships, also for the carrier.
const COUNT_LEFT = `
  UPDATE orders."order" SET tire_count = (SELECT sum(quantity - removed_quantity) FROM orders.order_line WHERE order_id = $1)
  WHERE id = $1`;

const ADJUST_PRICE = `
  UPDATE orders.order_line SET price_adjustments = price_adjustments || $3::jsonb WHERE order_id = $1 AND id = $2`;

const COUNT_REPLACED = `
  UPDATE orders.order_line SET replaced_quantity = replaced_quantity + $3 WHERE order_id = $1 AND id = $2`;

export interface CancelledFacts {
  readonly state: OrderState;
  readonly cancelledAt: Date;
}

/** A placed order that is received another way. */
export interface ReceivedAnotherWay extends Pick<ReceivingPlan, 'adjusted'> {
  readonly fulfilment: Fulfilment;
  /** Null where it goes to a location. */
  readonly address: OrderAddress | null;
  readonly pickupPoint: PickupPoint | null;
  /** The ZIP of the former place; null if that was its address. */
  readonly soldZip: string | null;
  readonly deliveryOn: string | null;
}

export interface RefundFacts {
  readonly paymentState: PaymentState;
  readonly amountInCents: number;
  readonly tender: Tender;
  readonly at: Date;
}

/** The only writer of orders, their lines, customers and payments. */
@Injectable()
export class OrderRepository {
  /** Writes a placed order; returns the id of its customer. */
  async insert(
    tx: Transaction,
    draft: OrderDraft,
    facts: PlacedFacts,
    payment: CapturedPayment,
  ): Promise<string> {
    const { shipTo } = draft;
    const row = await tx.one<Pick<OrderCustomerRow, 'id'>>(INSERT, [
      newId(),
      shipTo.email,
      shipTo.firstName,
      shipTo.lastName,
      shipTo.phone,
      facts.placedAt,
      JSON.stringify(orderValues(draft, facts)),
      JSON.stringify(orderLineValues(draft)),
      newId(),
      draft.orderId,
      payment.provider,
      payment.charge,
      payment.method,
      payment.cardBrand,
      payment.cardLast4,
      payment.amountInCents,
      payment.giftCardNumber,
      payment.giftCardInCents,
    ]);
    if (row === null) throw new Error('the order was not written');
    return row.id;
  }

  /** Keeps order and payment from changing until the transaction ends; false where there is no such order. */
  async lock(tx: Transaction, orderId: string): Promise<boolean> {
    const isThere = (await tx.execute(LOCK, [orderId])) === 1;
    if (isThere) await tx.execute(LOCK_PAYMENT, [orderId]);
    return isThere;
  }

  async cancel(tx: Transaction, orderId: string, facts: CancelledFacts): Promise<void> {
    await tx.execute(CANCEL, [orderId, facts.state, facts.cancelledAt]);
  }

  /** Keeps the order out of the warehouse from `since` while something about it waits for approval; null releases it. */
  async waitForApproval(tx: Transaction, orderId: string, since: Date | null): Promise<void> {
    await tx.execute(WAIT_FOR_APPROVAL, [orderId, since]);
  }

  /** Keeps the order out of the warehouse; null releases it, with what is `promised` then if that is later. */
  async hold(tx: Transaction, orderId: string, hold: OrderHold | null, readyBy: Date | null = null) {
    const { at, by, reason } = hold ?? { at: null, by: null, reason: null };
    await tx.execute(HOLD, [orderId, at, by, reason, readyBy]);
  }

  /** Raises the version of an order after a change in a related record. */
  async countChange(tx: Transaction, orderId: string, at: Date): Promise<void> {
    await tx.execute(COUNT_CHANGE, [orderId, at]);
  }

  /** An order that leaves its account is a guest's until another account claims it. */
  async changeContact(
    tx: Transaction,
    orderId: string,
    { contact, leavesAccount }: { readonly contact: OrderContact; readonly leavesAccount: boolean },
    at: Date,
  ): Promise<void> {
    const { email, phone, phoneType, firstName, lastName } = contact;
    const values = [email, phone, phoneType, firstName, lastName, newId(), at, leavesAccount];
    await tx.execute(CHANGE_CONTACT, [orderId, ...values]);
  }

  /** With the day on which the tires are promised there. */
  async changeAddress(
    tx: Transaction,
    orderId: string,
    { address, deliveryOn }: { readonly address: OrderAddress; readonly deliveryOn: string | null },
    at: Date,
  ): Promise<void> {
    const { address1, address2, city, state, zip, company, specialInstructions } = address;
    const place = [address1, address2 ?? '', city, state, zip, company, specialInstructions];
    await tx.execute(CHANGE_ADDRESS, [orderId, ...place, deliveryOn, at]);
  }

  /** To an address or a location instead, with the day on which the tires are promised there, and what its lines cost less. */
  async switchReceiving(tx: Transaction, orderId: string, to: ReceivedAnotherWay, at: Date): Promise<void> {
    const { fulfilment, soldZip, pickupPoint, deliveryOn, address, adjusted } = to;
    const point = pickupPoint === null ? null : JSON.stringify(pickupPoint);
    await tx.execute(SWITCH_RECEIVING, [orderId, fulfilment, soldZip, point, deliveryOn]);
    for (const { lineId, adjustment } of adjusted)
      await tx.execute(ADJUST_PRICE, [orderId, lineId, JSON.stringify([adjustment])]);
    if (address === null) await this.countChange(tx, orderId, at);
    else await this.changeAddress(tx, orderId, { address, deliveryOn }, at);
  }

  /** Counts tires that came back and were accepted. */
  async countReturned(
    tx: Transaction,
    orderId: string,
    lines: readonly { readonly lineId: string; readonly accepted: number }[],
    at: Date,
  ): Promise<void> {
    await tx.execute(COUNT_RETURNED, [orderId, JSON.stringify(lines)]);
    await this.countChange(tx, orderId, at);
  }

  /** Takes tires off an order that has not shipped, and coverage off the tires that stay. */
  async removeTires(
    tx: Transaction,
    orderId: string,
    { removed, uncovered }: Pick<RemovalPlan, 'removed' | 'uncovered'>,
    at: Date,
  ): Promise<void> {
    await tx.execute(REMOVE_TIRES, [orderId, JSON.stringify(removed)]);
    await tx.execute(COUNT_LEFT, [orderId]);
    for (const { lineId, adjustment } of uncovered)
      await tx.execute(ADJUST_PRICE, [orderId, lineId, JSON.stringify([adjustment])]);
    await this.countChange(tx, orderId, at);
  }

  /** Notes what is given back of a line's price while its buyer keeps the tires. */
  async adjustPrice(
    tx: Transaction,
    { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
    adjustment: PriceAdjustment,
    at: Date,
  ): Promise<void> {
    await tx.execute(ADJUST_PRICE, [orderId, lineId, JSON.stringify([adjustment])]);
    await this.countChange(tx, orderId, at);
  }

  /** Counts tires that coverage replaced, whose coverage has ended. */
  async countReplaced(
    tx: Transaction,
    { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
    quantity: number,
    at: Date,
  ): Promise<void> {
    await tx.execute(COUNT_REPLACED, [orderId, lineId, quantity]);
    await this.countChange(tx, orderId, at);
  }

  /** Counts money that went back to the buyer. */
  async countRefund(tx: Transaction, orderId: string, facts: RefundFacts): Promise<void> {
    const { paymentState, amountInCents, tender, at } = facts;
    await tx.execute(COUNT_REFUND, [orderId, paymentState, amountInCents, at]);
    await tx.execute(REFUND_PAYMENT, [orderId, amountInCents, tender]);
  }
}
