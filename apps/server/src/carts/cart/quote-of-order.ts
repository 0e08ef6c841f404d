import { Injectable } from '@nestjs/common';

import type { Computed, Transaction } from '../../platform/database/index.js';

const QUOTE = `SELECT price_hold ->> 'quoteId' AS "quoteId" FROM carts.cart WHERE order_id = $1 AND price_hold IS NOT NULL`;

/** Finds the quote that an order's cart was filled from. */
@Injectable()
export class QuoteOfOrder {
  async find(tx: Transaction, orderId: string): Promise<string | null> {
    const row = await tx.one<Computed<{ quoteId: string }>>(QUOTE, [orderId]);
    return row?.quoteId ?? null;
  }
}
