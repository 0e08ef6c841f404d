import { Injectable } from '@nestjs/common';

import type { Computed, SqlRunner } from '../../platform/database/index.js';

const FORMER = `
  SELECT DISTINCT personal ->> 'email' AS email FROM platform.row_history
  WHERE subject_type = 'order' AND subject_id = $1 AND personal ->> 'email' <> ''`;

/** The mailboxes that an order had, from the history of its row. An erasure empties it. */
@Injectable()
export class FormerMailboxes {
  async of(db: SqlRunner, orderId: string): Promise<string[]> {
    return (await db.query<Computed<{ email: string }>>(FORMER, [orderId])).map(({ email }) => email);
  }
}
