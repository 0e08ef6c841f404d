import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import type { UsedHoldRow } from './used-hold.entity.js';

const FIND = 'SELECT order_id FROM carts.used_hold WHERE quote_id = $1';
const OF_ORDER = 'SELECT quote_id FROM carts.used_hold WHERE order_id = $1';

// The second of two orders waits for the first and finds the hold used.
const USE =
  'INSERT INTO carts.used_hold (quote_id, order_id) VALUES ($1, $2) ON CONFLICT (quote_id) DO NOTHING';

const END = 'INSERT INTO carts.used_hold (quote_id) VALUES ($1) ON CONFLICT (quote_id) DO NOTHING';

/** The quotes whose held prices no cart gets anymore. One order uses a hold, whatever becomes of it; a withdrawn quote ends it. */
@Injectable()
export class UsedHolds {
  constructor(private readonly database: Database) {}

  async isUsed(quoteId: string, db: SqlRunner = this.database): Promise<boolean> {
    return (await db.one<Pick<UsedHoldRow, 'order_id'>>(FIND, [quoteId])) !== null;
  }

  /** The quote whose prices an order used; null for other orders. */
  async quoteOf(tx: Transaction, orderId: string): Promise<string | null> {
    return (await tx.one<Pick<UsedHoldRow, 'quote_id'>>(OF_ORDER, [orderId]))?.quote_id ?? null;
  }

  /** In the transaction that places the order. Refused if another order was faster. */
  async use(
    tx: Transaction,
    quoteId: string | null,
    orderId: string,
  ): Promise<Result<null, 'promotion.usedUp'>> {
    if (quoteId === null || (await tx.execute(USE, [quoteId, orderId])) === 1) return ok(null);
    return refuse('promotion.usedUp', { name: 'Price of your quote' });
  }

  /** Ends the hold of a quote in the transaction that withdraws it, also in carts that already have it. False if an order has used it. */
  async end(tx: Transaction, quoteId: string): Promise<boolean> {
    return (await tx.execute(END, [quoteId])) === 1;
  }
}
