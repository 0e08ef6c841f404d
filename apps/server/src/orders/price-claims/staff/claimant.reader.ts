import { Injectable } from '@nestjs/common';

import { type Computed, Database } from '../../../platform/database/index.js';

const CUSTOMER = `
  SELECT p.id FROM people.customer p JOIN orders."order" o ON o.mailbox = p.mailbox WHERE o.id = $1`;

/** Finds the customer's page of a claim's buyer. */
@Injectable()
export class ClaimantReader {
  constructor(private readonly database: Database) {}

  /** Null once the buyer is erased. */
  async customerOf(orderId: string): Promise<string | null> {
    return (await this.database.one<Computed<{ id: string }>>(CUSTOMER, [orderId]))?.id ?? null;
  }
}
