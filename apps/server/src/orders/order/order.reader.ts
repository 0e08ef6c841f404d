import { Injectable } from '@nestjs/common';

import { Database, type SqlRunner } from '../../platform/database/index.js';
import type { OrderRecord } from './order-record.js';

const ORDER = `
  SELECT o.*, now() AS read_at,
         (SELECT json_agg(l ORDER BY l.position) FROM orders.order_line l WHERE l.order_id = o.id) AS lines,
         (SELECT to_json(p) FROM orders.payment p WHERE p.order_id = o.id) AS payment,
         (SELECT r.state FROM orders.refund r WHERE r.order_id = o.id
          ORDER BY array_position(ARRAY['failed', 'requested', 'succeeded'], r.state) LIMIT 1) AS refund_state
  FROM orders."order" o`;

const BY_ID = `${ORDER} WHERE o.id = $1`;
const BY_NUMBER = `${ORDER} WHERE o.number = $1`;
const BY_NUMBER_AND_ZIP = `${ORDER} WHERE o.number = $1 AND o.zip = $2`;
const BY_NUMBER_AND_ACCOUNT = `${ORDER} WHERE o.number = $1 AND o.account_id = $2`;
// A token opens its order for 90 days, the time in which it can still change.
const BY_NUMBER_AND_TOKEN = `${ORDER}
  WHERE o.number = $1 AND o.access_token_hash = $2 AND o.placed_at > now() - interval '90 days'`;

/** Single orders with all that their views show. */
@Injectable()
export class OrderReader {
  constructor(private readonly database: Database) {}

  byId(orderId: string, db: SqlRunner = this.database): Promise<OrderRecord | null> {
    return db.one<OrderRecord>(BY_ID, [orderId]);
  }

  byNumber(orderNumber: string): Promise<OrderRecord | null> {
    return this.database.one<OrderRecord>(BY_NUMBER, [orderNumber]);
  }

  byNumberAndZip(orderNumber: string, zip5: string): Promise<OrderRecord | null> {
    return this.database.one<OrderRecord>(BY_NUMBER_AND_ZIP, [orderNumber, zip5]);
  }

  byNumberAndAccount(orderNumber: string, accountId: string): Promise<OrderRecord | null> {
    return this.database.one<OrderRecord>(BY_NUMBER_AND_ACCOUNT, [orderNumber, accountId]);
  }

  byNumberAndToken(orderNumber: string, tokenHash: string): Promise<OrderRecord | null> {
    return this.database.one<OrderRecord>(BY_NUMBER_AND_TOKEN, [orderNumber, tokenHash]);
  }
}
