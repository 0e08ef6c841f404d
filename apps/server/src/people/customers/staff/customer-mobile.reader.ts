import { Injectable } from '@nestjs/common';

import type { OrderRow } from '../../../orders/index.js';
import type { SqlRunner } from '../../../platform/database/index.js';

const MOBILE = `
  SELECT phone FROM orders."order" WHERE mailbox = $1 AND phone_type = 'mobile' AND phone <> '' AND state <> 'cancelled'
  ORDER BY (account_id IS NOT NULL) DESC, placed_at DESC LIMIT 1`;

/** The mobile number of a customer, for texts. */
@Injectable()
export class CustomerMobileReader {
  /**
   * The latest of their account's orders, or of others; null without one. Anyone may name somebody's address in an order, so one that was
   * cancelled doesn't count.
   */
  async of(db: SqlRunner, mailbox: string): Promise<string | null> {
    return (await db.one<Pick<OrderRow, 'phone'>>(MOBILE, [mailbox]))?.phone ?? null;
  }
}
