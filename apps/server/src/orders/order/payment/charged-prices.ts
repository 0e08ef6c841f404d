import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import { type Computed, ReadReplica, type Renamed } from '../../../platform/database/index.js';
import { type ChargedPrices, ReferencePrices } from '../../../pricing/index.js';
import type { OrderLineRow } from '../order-line.entity.js';

type Row = Renamed<OrderLineRow, { tireId: 'tire_id' }> & Computed<{ chargedInCents: Cents }>;

// After promotions: what was taken off was not charged. A cent that a split left over is rounded down.
const CHARGED = `
  SELECT line.tire_id AS "tireId", max((line.subtotal_in_cents - line.discount_in_cents) / line.quantity) AS "chargedInCents"
  FROM orders."order" o JOIN orders.order_line line ON line.order_id = o.id
  WHERE o.placed_at >= $1 AND o.state <> 'cancelled'
  GROUP BY line.tire_id`;

/** Reports charged tire prices to pricing. Cancelled items were refunded and don't count. */
@Injectable()
export class OrderedPrices implements OnModuleInit {
  constructor(
    private readonly database: ReadReplica,
    private readonly references: ReferencePrices,
  ) {}

  onModuleInit(): void {
    this.references.readFrom((since) => this.chargedSince(since));
  }

  private async chargedSince(since: Date): Promise<ChargedPrices> {
    const rows = await this.database.query<Row>(CHARGED, [since]);
    return new Map(rows.map(({ tireId, chargedInCents }) => [tireId, chargedInCents]));
  }
}
