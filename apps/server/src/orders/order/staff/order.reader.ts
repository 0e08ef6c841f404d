import { Injectable } from '@nestjs/common';
import type { AdminOrder } from '@simpletread/contract';
import { RETURNS_UNDER_WAY } from '@simpletread/domain';

import type { Computed, OuterJoined, Renamed, SqlRunner } from '../../../platform/database/index.js';
import { MessageReader, type OrderMessage } from '../../../platform/messages/index.js';
import type { LedgerTransactionRow } from '../ledger/ledger-transaction.entity.js';
import type { OrderCustomerRow } from '../order-customer.entity.js';
import type { OrderRow } from '../order.entity.js';
import type { OrderEventRow } from '../timeline/order-event.entity.js';
import type { RefundRow } from '../payment/refund.entity.js';
import type { WarehousePickupRow } from '../warehouse-pickup.entity.js';

export type EventRecord = Pick<OrderEventRow, 'id' | 'at' | 'type' | 'actor_kind' | 'actor_name' | 'data'> &
  OuterJoined<Renamed<OrderRow, { about_order_id: 'id' }>>;

type RefundRecord = Pick<RefundRow, 'id' | 'tender' | 'reason' | 'state'> &
  Renamed<
    RefundRow,
    {
      amountInCents: 'amount_in_cents';
      requestedBy: 'requested_by';
      createdAt: 'created_at';
      settledAt: 'settled_at';
    }
  >;

type BookingRecord = Pick<LedgerTransactionRow, 'id' | 'kind' | 'at'> &
  Computed<{ entries: AdminOrder['ledger'][number]['entries'] }>;

type CustomerRecord = Renamed<OrderCustomerRow, { since: 'created_at' }> &
  Computed<{ orderCount: number; totalInCents: number; pageId: string | null }>;

type FleetRecord = Computed<{ id: string; name: string }>;

type PickupRecord = Pick<WarehousePickupRow, 'proof'> &
  Renamed<
    WarehousePickupRow,
    { wrongCodes: 'wrong_codes'; remindedAt: 'reminded_at'; handedOverBy: 'handed_over_by' }
  >;

/** All that surrounds an order in the console. */
export interface OrderSurroundings {
  readonly customer: CustomerRecord;
  readonly events: readonly EventRecord[];
  readonly refunds: readonly RefundRecord[];
  readonly ledger: readonly BookingRecord[];
  readonly messages: readonly OrderMessage[];
  /** Null until something happened at the counter of its warehouse. */
  readonly pickup: PickupRecord | null;
  /** The fleet that it was bought for. */
  readonly fleet: FleetRecord | null;
  /** In returns that are asked for or approved. */
  readonly tiresUnderWay: number;
}

const CUSTOMER = `
  SELECT c.created_at AS since, count(o.id)::int AS "orderCount",
         coalesce(sum(o.total_in_cents - o.refunded_in_cents), 0)::bigint AS "totalInCents",
         (SELECT p.id FROM people.customer p JOIN orders."order" shown ON shown.mailbox = p.mailbox WHERE shown.id = $2) AS "pageId"
  FROM orders.customer c LEFT JOIN orders."order" o ON o.customer_id = c.id
  WHERE c.id = $1 GROUP BY c.id`;

/** The steps of an order, each with the order that it is about. The number must have the type of the column, or every order is read. */
export const EVENTS = `
  SELECT e.id, e.at, e.type, e.actor_kind, e.actor_name, e.data, o.id AS about_order_id
  FROM orders.order_event e
  LEFT JOIN orders."order" o
    ON o.number = replace(coalesce(e.data ->> 'replacedBy', e.data ->> 'replaces', e.data ->> 'order'), '-', '')::char(10)
  WHERE e.order_id = $1 ORDER BY e.at DESC, e.id DESC`;

const REFUNDS = `
  SELECT id, amount_in_cents AS "amountInCents", tender, reason, state, requested_by AS "requestedBy",
         created_at AS "createdAt", settled_at AS "settledAt"
  FROM orders.refund WHERE order_id = $1 ORDER BY created_at`;

const LEDGER = `
  SELECT t.id, t.kind, t.at,
         json_agg(json_build_object('account', e.account, 'amountInCents', e.amount_in_cents) ORDER BY e.position) AS entries
  FROM orders.ledger_transaction t JOIN orders.ledger_entry e ON e.transaction_id = t.id
  WHERE t.order_id = $1 GROUP BY t.id ORDER BY t.at, t.id`;

const UNDER_WAY = `
  SELECT coalesce(sum(line.quantity), 0)::int AS tires FROM orders.tire_return r
  JOIN orders.tire_return_line line ON line.return_id = r.id WHERE r.order_id = $1 AND r.state = ANY ($2)`;

const PICKUP = `
  SELECT wrong_codes AS "wrongCodes", reminded_at AS "remindedAt", proof, handed_over_by AS "handedOverBy"
  FROM orders.warehouse_pickup WHERE order_id = $1`;

/** By its purchase order, or by the certificate that exempted it; the buyer’s own fleet may have changed since. */
const FLEET = `
  SELECT f.id, f.name FROM orders."order" o JOIN sales.fleet f ON f.id = coalesce(
    (SELECT p.fleet_id FROM sales.purchase_order_use u JOIN sales.fleet_purchase_order p ON p.id = u.purchase_order_id WHERE u.order_id = o.id),
    (SELECT c.fleet_id FROM sales.fleet_certificate c
     WHERE c.id = (o.price_snapshot -> 'exemption' -> 'certificate' ->> 'certificateId')::uuid))
  WHERE o.id = $1`;

const NEW_CUSTOMER: CustomerRecord = { since: new Date(0), orderCount: 0, totalInCents: 0, pageId: null };

@Injectable()
export class StaffOrderReader {
  constructor(private readonly messages: MessageReader) {}

  async surroundings(db: SqlRunner, orderId: string, customerId: string): Promise<OrderSurroundings> {
    return {
      customer: (await db.one<CustomerRecord>(CUSTOMER, [customerId, orderId])) ?? NEW_CUSTOMER,
      events: await db.query<EventRecord>(EVENTS, [orderId]),
      refunds: await db.query<RefundRecord>(REFUNDS, [orderId]),
      ledger: await db.query<BookingRecord>(LEDGER, [orderId]),
      messages: await this.messages.ofOrder(orderId, db),
      pickup: await db.one<PickupRecord>(PICKUP, [orderId]),
      fleet: await db.one<FleetRecord>(FLEET, [orderId]),
      tiresUnderWay:
        (await db.one<Computed<{ tires: number }>>(UNDER_WAY, [orderId, RETURNS_UNDER_WAY]))?.tires ?? 0,
    };
  }
}
