import { Injectable } from '@nestjs/common';

import { Database, type SqlRunner } from '../../../platform/database/index.js';
import type { DelayRow } from './delay.entity.js';

const BY_ID = 'SELECT * FROM orders.delay WHERE id = $1';
const BY_TOKEN = 'SELECT * FROM orders.delay WHERE token_hash = $1';
const OF_ORDER = 'SELECT * FROM orders.delay WHERE order_id = $1 ORDER BY found_at DESC, id DESC';

/** The delays of orders. */
@Injectable()
export class DelayReader {
  constructor(private readonly database: Database) {}

  byId(delayId: string, db: SqlRunner = this.database): Promise<DelayRow | null> {
    return db.one<DelayRow>(BY_ID, [delayId]);
  }

  byToken(tokenHash: string): Promise<DelayRow | null> {
    return this.database.one<DelayRow>(BY_TOKEN, [tokenHash]);
  }

  /** Newest first. */
  ofOrder(orderId: string, db: SqlRunner = this.database): Promise<DelayRow[]> {
    return db.query<DelayRow>(OF_ORDER, [orderId]);
  }
}
