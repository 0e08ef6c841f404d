import { Injectable } from '@nestjs/common';

import { type Computed, Database } from '../../../platform/database/index.js';

const CUSTOMER = `
  SELECT c.id FROM quotes.quote q JOIN people.customer c ON c.mailbox = q.mailbox WHERE q.id = $1`;

/** The page of the person whom a quote is for. */
@Injectable()
export class QuoteCustomerReader {
  constructor(private readonly database: Database) {}

  /** Null for a draft to someone new, and once they are erased. */
  async of(quoteId: string): Promise<string | null> {
    return (await this.database.one<Computed<{ id: string }>>(CUSTOMER, [quoteId]))?.id ?? null;
  }
}
