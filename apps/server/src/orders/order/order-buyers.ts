import { Injectable } from '@nestjs/common';
import { householdOf } from '@simpletread/domain';

import { Database, type Renamed, type SqlRunner } from '../../platform/database/index.js';
import type { OrderRow } from './order.entity.js';

/** The buyer of an order, and its state. */
export type OrderBuyer = Pick<OrderRow, 'email' | 'address1' | 'address2' | 'zip' | 'state'> &
  Renamed<OrderRow, { accountId: 'account_id'; placedAt: 'placed_at'; paymentState: 'payment_state' }>;

const OF = `
  SELECT account_id AS "accountId", email, address1, address2, zip, placed_at AS "placedAt", state, payment_state AS "paymentState"
  FROM orders."order" WHERE id = $1`;

const HOMES = `
  SELECT DISTINCT address1, address2, zip FROM orders."order" WHERE account_id = $1 AND left(zip, 5) = left($2, 5) AND address1 <> ''`;

const SHARES_CARD = `
  SELECT 1 AS found FROM orders.payment theirs
  JOIN orders.payment own ON own.card_brand = theirs.card_brand AND own.card_last4 = theirs.card_last4
  JOIN orders."order" o ON o.id = own.order_id AND o.account_id = $1
  WHERE theirs.order_id = $2 LIMIT 1`;

/** Identifies buyers for features that must know if two are the same. */
@Injectable()
export class OrderBuyers {
  constructor(private readonly database: Database) {}

  of(orderId: string, db: SqlRunner = this.database): Promise<OrderBuyer | null> {
    return db.one<OrderBuyer>(OF, [orderId]);
  }

  /** True if an account has had an order sent to this household. */
  async livesAt(
    accountId: string,
    home: { readonly address1: string; readonly address2?: string | null; readonly zip: string },
    db: SqlRunner = this.database,
  ): Promise<boolean> {
    const homes = await db.query<Pick<OrderBuyer, 'address1' | 'address2' | 'zip'>>(HOMES, [
      accountId,
      home.zip,
    ]);
    return homes.some((each) => householdOf(each) === householdOf(home));
  }

  /** True if an order was paid with an account's card, as far as brand and last digits show. */
  async sharesCard(accountId: string, orderId: string, db: SqlRunner = this.database): Promise<boolean> {
    return (await db.one(SHARES_CARD, [accountId, orderId])) !== null;
  }
}
