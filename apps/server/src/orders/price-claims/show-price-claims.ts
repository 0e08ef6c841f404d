import { Injectable } from '@nestjs/common';
import type { OrderPriceClaims } from '@simpletread/contract';
import { ok, parsePriceClaimNumber, refuse, type Result } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { OrderReader } from '../order/index.js';
import { RefundRepository } from '../refunds/index.js';
import type { ChangeNeed } from '../tracking/index.js';
import { PriceClaimReader } from './price-claim.reader.js';
import { orderPriceClaimsOf } from './price-claim-view.js';

/** Shows the claims of an order to whoever was found to own it. */
@Injectable()
export class ShowPriceClaims {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderReader,
    private readonly claims: PriceClaimReader,
    private readonly refunds: RefundRepository,
  ) {}

  async run(
    orderId: string | null,
    changesNeed: ChangeNeed | null = null,
  ): Promise<Result<OrderPriceClaims, 'record.missing'>> {
    const order = orderId === null ? null : await this.orders.byId(orderId);
    if (order === null) return refuse('record.missing');
    const [claims, committed] = await Promise.all([
      this.claims.ofOrder(order.id),
      this.refunds.committed(this.database, order.id),
    ]);
    return ok({ ...orderPriceClaimsOf(order, claims, committed), changesNeed });
  }

  /** The id of an order's claim; null if it has no such claim. */
  async idOf(orderId: string | null, claimNumber: string): Promise<string | null> {
    const number = parsePriceClaimNumber(claimNumber);
    if (orderId === null || number === null) return null;
    return (await this.claims.byNumber(orderId, number))?.id ?? null;
  }
}
