import { Injectable } from '@nestjs/common';
import { ok, parseReturnNumber, refuse, type Result } from '@simpletread/domain';

import { TrackOrder } from '../tracking/index.js';
import { ReturnReader } from './return.reader.js';

/** What opens an order without an account. */
export interface OrderProof {
  readonly orderNumber: string;
  readonly zip: string;
  readonly code?: string | undefined;
}

/** Finds orders and returns for the buyers who prove that they are theirs; nothing else exists for them. */
@Injectable()
export class FindReturn {
  constructor(
    private readonly reader: ReturnReader,
    private readonly tracking: TrackOrder,
  ) {}

  ownOrder(orderNumber: string, accountId: string): Promise<string | null> {
    return this.reader.orderByAccount(orderNumber, accountId);
  }

  /** Guarded like tracking: a wrong pair counts, and too many need a code. */
  async trackedOrder(proof: OrderProof, caller: string | null): Promise<Result<string>> {
    const opened = await this.tracking.open(proof, caller);
    if (!opened.ok) return opened;
    const orderId = await this.reader.orderByZip(opened.value, proof.zip);
    return orderId === null ? refuse('order.trackingMismatch') : ok(orderId);
  }

  async inOrder(orderId: string | null, returnNumber: string): Promise<string | null> {
    const number = parseReturnNumber(returnNumber);
    if (orderId === null || number === null) return null;
    return (await this.reader.byNumber(orderId, number))?.id ?? null;
  }
}
