import { Injectable } from '@nestjs/common';

import { type Computed, Database } from '../../../platform/database/index.js';

const COUNT = 'SELECT count(*)::int AS count FROM orders."order" WHERE account_id = $1';

/** An account's orders, for its page in the console. */
@Injectable()
export class AccountOrdersReader {
  constructor(private readonly database: Database) {}

  async count(accountId: string): Promise<number> {
    const row = await this.database.one<Computed<{ count: number }>>(COUNT, [accountId]);
    return row?.count ?? 0;
  }
}
