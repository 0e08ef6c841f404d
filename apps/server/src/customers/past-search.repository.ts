import { Injectable } from '@nestjs/common';

import { Database } from '../platform/database/index.js';

export interface PastSearch {
  readonly label: string;
  readonly href: string;
  readonly searchedAt: Date;
}

const MOST = 20;

const LIST = `
  SELECT label, href, searched_at AS "searchedAt" FROM customers.past_search
  WHERE account_id = $1 ORDER BY searched_at DESC LIMIT $2`;

const KEEP = `
  INSERT INTO customers.past_search (account_id, href, label) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, href) DO UPDATE SET label = EXCLUDED.label, searched_at = clock_timestamp()`;

const DROP_OLD = `
  DELETE FROM customers.past_search WHERE account_id = $1 AND href IN (
    SELECT href FROM customers.past_search WHERE account_id = $1 ORDER BY searched_at DESC OFFSET $2)`;

/** The only SQL on what customers searched for. */
@Injectable()
export class PastSearchRepository {
  constructor(private readonly database: Database) {}

  list(accountId: string): Promise<PastSearch[]> {
    return this.database.query<PastSearch>(LIST, [accountId, MOST]);
  }

  async keep(accountId: string, { label, href }: Pick<PastSearch, 'label' | 'href'>): Promise<void> {
    await this.database.execute(KEEP, [accountId, href, label]);
    await this.database.execute(DROP_OLD, [accountId, MOST]);
  }

  async forget(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM customers.past_search WHERE account_id = $1', [accountId]);
  }
}
