import { Injectable } from '@nestjs/common';

import type { Computed, SqlRunner } from '../../../platform/database/index.js';

const OF = 'SELECT number FROM orders."order" WHERE id = $1';

/** The numbers of reviewed orders. */
@Injectable()
export class OrderNumbers {
  async of(db: SqlRunner, orderId: string): Promise<string | null> {
    return (await db.one<Computed<{ number: string }>>(OF, [orderId]))?.number ?? null;
  }
}
