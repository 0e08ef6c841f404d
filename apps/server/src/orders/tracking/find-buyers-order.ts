import { Injectable } from '@nestjs/common';
import { parseOrderNumber, refuse, ok, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import type { OrderRow } from '../order/index.js';
import { TrackOrder } from './track-order.js';

/** The proof that opens an order without an account. */
export interface OrderProof {
  readonly orderNumber: string;
  readonly zip: string;
  readonly code?: string | undefined;
}

const BY_NUMBER_AND_ZIP = 'SELECT id FROM orders."order" WHERE number = $1 AND zip = $2';
const BY_NUMBER_AND_ACCOUNT = 'SELECT id FROM orders."order" WHERE number = $1 AND account_id = $2';

/** Finds orders for the buyers who prove that they are theirs; no other order exists for them. */
@Injectable()
export class FindBuyersOrder {
  constructor(
    private readonly database: Database,
    private readonly tracking: TrackOrder,
  ) {}

  /** A customer's order by its number in any spelling; null for any other. */
  async own(text: string, accountId: string): Promise<string | null> {
    const number = parseOrderNumber(text);
    return number.ok ? this.find(BY_NUMBER_AND_ACCOUNT, number.value, accountId) : null;
  }

  /** Guarded like tracking: a wrong pair counts, and too many need a code. */
  async tracked(proof: OrderProof, caller: string | null): Promise<Result<string>> {
    const opened = await this.tracking.open(proof, caller);
    if (!opened.ok) return opened;
    const orderId = await this.find(BY_NUMBER_AND_ZIP, opened.value, proof.zip);
    return orderId === null ? refuse('order.trackingMismatch') : ok(orderId);
  }

  private async find(statement: string, number: string, other: string): Promise<string | null> {
    return (await this.database.one<Pick<OrderRow, 'id'>>(statement, [number, other]))?.id ?? null;
  }
}
