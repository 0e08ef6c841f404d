import { Injectable } from '@nestjs/common';
import { parseOrderNumber, parseTrackingCode, refuse, ok, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import type { OrderRow } from '../order/index.js';
import { TrackOrder } from './track-order.js';
import { type OpenedOrder, TrackingGuardRepository } from './tracking-guard.repository.js';
import { TrackingSecrets } from './tracking-secrets.js';

/** The proof that opens an order without an account. */
export interface OrderProof {
  readonly orderNumber: string;
  readonly zip: string;
  readonly code?: string | undefined;
}

const BY_NUMBER_AND_ACCOUNT = 'SELECT id FROM orders."order" WHERE number = $1 AND account_id = $2';

/** Finds orders for the buyers who prove that they are theirs; no other order exists for them. */
@Injectable()
export class FindBuyersOrder {
  constructor(
    private readonly database: Database,
    private readonly tracking: TrackOrder,
    private readonly guard: TrackingGuardRepository,
    private readonly secrets: TrackingSecrets,
  ) {}

  /** A customer's order by its number in any spelling; null for any other. */
  async own(text: string, accountId: string): Promise<string | null> {
    const number = parseOrderNumber(text);
    if (!number.ok) return null;
    const values = [number.value, accountId];
    return (await this.database.one<Pick<OrderRow, 'id'>>(BY_NUMBER_AND_ACCOUNT, values))?.id ?? null;
  }

  /** Guarded like tracking: a wrong pair counts, and too many need a code. */
  async tracked(proof: OrderProof, caller: string | null): Promise<Result<OpenedOrder>> {
    const opened = await this.tracking.open(proof, caller);
    if (!opened.ok) return opened;
    const code = parseTrackingCode(proof.code ?? '');
    const order = await this.guard.standing({
      numberDigest: this.secrets.ofNumber(opened.value),
      orderNumber: opened.value,
      zip: proof.zip,
      codeDigest: code.ok ? this.secrets.ofCode(opened.value, code.value) : null,
    });
    return order === null ? refuse('order.trackingMismatch') : ok(order);
  }

  /**
   * Returns the id of an order that may be changed. Number and ZIP are on the box, so a guest also needs the code from our email, and an order of an
   * account its owner's session. Decision record 114.
   */
  async changeable(proof: OrderProof, caller: string | null): Promise<Result<string>> {
    const tracked = await this.tracked(proof, caller);
    if (!tracked.ok) return tracked;
    const { orderId, changesNeed } = tracked.value;
    if (changesNeed === 'signIn') return refuse('order.signInNeeded');
    if (changesNeed === 'code')
      return refuse(proof.code === undefined ? 'order.changeCodeNeeded' : 'order.codeWrong');
    return ok(orderId);
  }
}
