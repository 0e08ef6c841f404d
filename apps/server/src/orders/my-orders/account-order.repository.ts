import { Injectable } from '@nestjs/common';
import type { MyOrder } from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { type Computed, Database, type Transaction } from '../../platform/database/index.js';
import type { OrderRow } from '../order/index.js';

const PAGE = 10;

type ListedOrder = Pick<
  OrderRow,
  | 'number'
  | 'placed_at'
  | 'fulfilment'
  | 'state'
  | 'payment_state'
  | 'total_in_cents'
  | 'tire_count'
  | 'estimated_delivery_on'
> &
  Computed<{ total: number; lines: MyOrder['lines'] }>;

const LIST = `
  SELECT o.number, o.placed_at, o.fulfilment, o.state, o.payment_state, o.total_in_cents, o.tire_count,
         CASE WHEN o.held_at IS NULL THEN o.estimated_delivery_on END AS estimated_delivery_on,
         count(*) OVER () AS total,
         (SELECT json_agg(json_build_object('name', l.line_name, 'brandName', l.brand_name, 'sizeCode', l.size_code,
            'imageKey', l.image_key, 'quantity', l.quantity) ORDER BY l.position)
          FROM orders.order_line l WHERE l.order_id = o.id) AS lines
  FROM orders."order" o WHERE o.account_id = $1
  ORDER BY o.placed_at DESC, o.id DESC OFFSET $2 LIMIT $3`;

const CLAIM = `
  UPDATE orders."order" SET account_id = $1, claimed_at = now() WHERE id IN (
    SELECT id FROM orders."order" WHERE lower(email) = lower($2) AND account_id IS NULL ORDER BY id FOR UPDATE)
  RETURNING id`;

const GUEST_EMAIL = 'SELECT email FROM orders."order" WHERE id = $1 AND account_id IS NULL';

const HAS_ANY = `
  SELECT EXISTS (SELECT FROM orders."order" WHERE account_id = ANY ($1::uuid[]) AND id IS DISTINCT FROM $3::uuid)
    OR EXISTS (SELECT FROM orders."order" WHERE mailbox = ANY ($2::text[]) AND id IS DISTINCT FROM $3::uuid) AS "hasAny"`;

/** The orders of an account. */
@Injectable()
export class AccountOrderRepository {
  constructor(private readonly database: Database) {}

  async list(accountId: string, page: number): Promise<{ orders: MyOrder[]; total: number }> {
    const rows = await this.database.query<ListedOrder>(LIST, [accountId, (page - 1) * PAGE, PAGE]);
    return {
      total: rows[0]?.total ?? 0,
      orders: rows.map((row) => ({
        orderNumber: row.number,
        placedAt: row.placed_at.toISOString(),
        fulfilment: row.fulfilment,
        state: row.state,
        paymentState: row.payment_state,
        totalInCents: cents(row.total_in_cents),
        tireCount: row.tire_count,
        estimatedDeliveryOn: row.estimated_delivery_on,
        lines: row.lines,
      })),
    };
  }

  /** True if one of the accounts or mailboxes has an order in any state, other than `exceptOrderId`. */
  async hasAny(
    accountIds: readonly string[],
    mailboxes: readonly string[],
    exceptOrderId: string | null = null,
  ): Promise<boolean> {
    const [row] = await this.database.prepared<Computed<{ hasAny: boolean }>>(HAS_ANY, [
      accountIds,
      mailboxes,
      exceptOrderId,
    ]);
    return row?.hasAny === true;
  }

  /** The address of a guest's order; null if it is in an account. */
  async guestEmail(tx: Transaction, orderId: string): Promise<string | null> {
    return (await tx.one<Pick<OrderRow, 'email'>>(GUEST_EMAIL, [orderId]))?.email ?? null;
  }

  /** Ids of the orders that became the account's. */
  async claim(tx: Transaction, accountId: string, email: string): Promise<string[]> {
    const rows = await tx.query<Pick<OrderRow, 'id'>>(CLAIM, [accountId, email]);
    return rows.map(({ id }) => id).sort();
  }
}
